import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { toastLane } from './toast-lane.ts';
import { ToastView } from './toast-view.tsx';

afterEach(() => {
  act(toastLane.dismiss);
  vi.useRealTimers();
});

it('TABS-7 a toast that has the focus stays when a pointer has passed over it, and goes some time after both have left', () => {
  vi.useFakeTimers();
  present(<ToastView />);
  act(() => toastLane.show({ tone: 'info', text: '已关闭', action: { label: '撤销', run: vi.fn() } }));
  const undo = screen.getByRole('button', { name: /撤销/ });
  act(() => undo.focus());
  const toast = screen.getByText('已关闭').parentElement as HTMLElement;
  fireEvent.mouseEnter(toast);
  fireEvent.mouseLeave(toast);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('已关闭')).toBeTruthy();
  act(() => undo.blur());
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('已关闭')).toBeNull();
});
