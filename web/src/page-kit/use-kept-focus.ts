import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where what had the focus goes away, as a row that was deleted does, the focus stays on the page. */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const element = page.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [page]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    page.current?.focus({ preventScroll: true });
  });
}
