import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Values } from '../query-values.ts';
import { useDraft } from './use-draft.ts';

const form = () => renderHook(({ asked }: { asked: Values }) => useDraft(asked), { initialProps: { asked: {} } });

describe('QUERY-2 what is typed into the form', () => {
  it('QUERY-2 stays when the address tells late what the form asked for', () => {
    const { result, rerender } = form();
    act(() => result.current.ask({ name: 'Wang', from: '', day: '2026-01-02' }));
    act(() => result.current.setDraft({ name: 'Li' }));
    rerender({ asked: { day: '2026-01-02', name: 'Wang' } });
    expect(result.current.draft).toEqual({ name: 'Li' });
  });

  it('QUERY-5 gives way to a query that another hand made, also after one of its own', () => {
    const { result, rerender } = form();
    act(() => result.current.ask({ name: 'Wang' }));
    rerender({ asked: { name: 'Wang' } });
    act(() => result.current.setDraft({ name: 'Li' }));
    rerender({ asked: {} });
    expect(result.current.draft).toEqual({});
    rerender({ asked: { name: 'Wang' } });
    expect(result.current.draft).toEqual({ name: 'Wang' });
  });

  it('QUERY-2 stays when only the page of the list changes', () => {
    const { result, rerender } = form();
    act(() => result.current.setDraft({ name: 'Li' }));
    rerender({ asked: {} });
    expect(result.current.draft).toEqual({ name: 'Li' });
  });
});
