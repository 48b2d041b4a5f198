import { TOAST_LOCK_MS } from '@hall/contract/rules/constants';

export interface Toast {
  readonly tone: 'error' | 'success' | 'info';
  readonly text: string;
  /** What can be done about it, by a button. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long a toast stays, in ms. */
const STAYS_MS: Readonly<Record<Toast['tone'], number>> = { error: 6000, success: 3000, info: 10_000 };

export interface ToastLane {
  /** Shows a toast in place of the last one; a failure is dropped while another one locks the lane. */
  readonly show: (toast: Toast) => void;
  readonly dismiss: () => void;
  /** Takes a toast away, where it is still the one shown. */
  readonly withdraw: (toast: Toast) => void;
  /** Keeps what is shown for as long as somebody is at it; afterwards it stays as long as a new one. */
  readonly hold: (held: boolean) => void;
  readonly current: () => Toast | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * One toast at a time. A failure locks the lane to those that come with it, and the lock is released after just over a second (ERR-1);
 * what went well is always told.
 */
export function createToastLane(now: () => number): ToastLane {
  const listeners = new Set<() => void>();
  let toast: Toast | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (toast) timer = setTimeout(() => put(undefined), STAYS_MS[toast.tone]);
  };
  const put = (next: Toast | undefined) => {
    toast = next;
    wait();
    for (const listener of listeners) listener();
  };
  return {
    show: (next) => {
      if (next.tone === 'error') {
        const since = now() - failedAt;
        // A clock that was set back locks nothing.
        if (since >= 0 && since <= TOAST_LOCK_MS) return;
        failedAt = now();
      }
      put(next);
    },
    dismiss: () => put(undefined),
    withdraw: (told) => {
      if (toast === told) put(undefined);
    },
    hold: (held) => (held ? clearTimeout(timer) : wait()),
    current: () => toast,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The application's one lane. */
export const toastLane = createToastLane(() => Date.now());
