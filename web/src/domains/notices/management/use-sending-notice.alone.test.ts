// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSendingNotice } from './use-sending-notice.ts';

const { save } = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock('./api.ts', () => ({ useSaveNoticeMutation: () => [save], usePublishWrittenMutation: () => [vi.fn()] }));

const OPENED = { notice: { id: 'n1', version: 3, pinned: false } };
const WRITTEN = { title: '题', content: '<p>文</p>', level: 1, pinned: false, everyone: true, departmentIds: [], roleIds: [] };

beforeEach(() => {
  save.mockReset().mockImplementation(({ id = 'n2', version = 0 }: { id?: string; version?: number }) => ({
    unwrap: async () => ({ id, version: version + 1 }),
  }));
});

describe('NOTICE-7 saving a notice', () => {
  it('tells whether it is pinned only where that was changed here', async () => {
    const { result } = renderHook(() => useSendingNotice(OPENED as never));
    await act(() => result.current.saveWritten(WRITTEN));
    await act(() => result.current.saveWritten({ ...WRITTEN, pinned: true }));
    await act(() => result.current.saveWritten({ ...WRITTEN, pinned: true }));
    expect(save.mock.calls.map(([{ pinned, version }]) => [pinned, version])).toEqual([
      [undefined, 3],
      [true, 4],
      [undefined, 5],
    ]);
  });

  it('as a new draft makes one of its own, with all that was chosen', async () => {
    const { result } = renderHook(() => useSendingNotice(OPENED as never));
    act(() => result.current.beginAnew());
    expect(result.current.id).toBeUndefined();
    await act(() => result.current.saveWritten(WRITTEN));
    expect(save.mock.calls[0]?.[0]).toEqual(WRITTEN);
    expect(result.current.id).toBe('n2');
  });
});
