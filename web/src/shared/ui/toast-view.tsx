import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Cross } from './cross.tsx';
import { type Toast, toastLane } from './toast-lane.ts';
import './toast-view.css';

const MARKS: Readonly<Record<Toast['tone'], string>> = { error: '!', success: '✓', info: 'i' };

/** The key that takes the focus to what a toast offers: the toast stands behind the whole page, and does not stay for long. */
const ACTION_KEY = 'F8';

function ActionButton({ action: { label, run } }: { readonly action: NonNullable<Toast['action']> }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === ACTION_KEY && button.current?.focus();
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const act = () => {
    toastLane.dismiss();
    run();
  };
  return (
    <button ref={button} type="button" className="hall-toast-action" aria-keyshortcuts={ACTION_KEY} onClick={act}>
      {label} <span aria-hidden="true">{ACTION_KEY}</span>
    </button>
  );
}

/** A toast stays while the pointer or the focus is on it. */
const hold = () => toastLane.hold(true);
const letGo = ({ currentTarget }: SyntheticEvent) => toastLane.hold(currentTarget.matches(':hover, :focus-within'));
const HELD = { onMouseEnter: hold, onMouseLeave: letGo, onFocus: hold, onBlur: letGo };

/** What stays at the upper edge of the window, such as the header, says so by these properties: a toast covers none of it (SHELL-17). */
export const STAYS_ABOVE = { 'data-stays-above': true } as const;

const whatStaysAbove = (): Element[] => [...document.querySelectorAll('[data-stays-above]')];

const endOfAbove = (): number => Math.max(0, ...whatStaysAbove().map((element) => element.getBoundingClientRect().bottom));

/** Places the lane below what stays above, also where that comes or grows while a toast is shown. */
function usePlace(lane: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const observer = new ResizeObserver(() => lane.current?.style.setProperty('--toast-above', `${endOfAbove()}px`));
    // A header can grow without the page doing so.
    for (const element of [document.body, ...whatStaysAbove()]) observer.observe(element);
    return () => observer.disconnect();
  }, [lane, shown]);
}

/** Shows what the toast lane holds; placed once, at the root. */
export function ToastView() {
  const toast = useSyncExternalStore(toastLane.subscribe, toastLane.current, toastLane.current);
  const lane = useRef<HTMLDivElement>(null);
  usePlace(lane, toast !== undefined);
  return (
    <div ref={lane} className="hall-toast-lane" role="status" aria-live="assertive">
      {toast && (
        <div className={`hall-toast hall-toast-${toast.tone}`} {...HELD}>
          <span className="hall-toast-mark" aria-hidden="true">
            {MARKS[toast.tone]}
          </span>
          <span>{toast.text}</span>
          {toast.action && <ActionButton action={toast.action} />}
          <Cross onClick={toastLane.dismiss} />
        </div>
      )}
    </div>
  );
}
