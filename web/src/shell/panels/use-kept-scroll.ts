import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Offset {
  readonly left: number;
  readonly top: number;
}

const scroller = (target: EventTarget | null): Element | null => (target === document ? document.scrollingElement : (target as Element));

/** What a panel may be scrolled by: everything that it is in. */
function* around(panel: Element): Generator<Element> {
  for (let at = panel.parentElement; at; at = at.parentElement) yield at;
}

/** What has ever been scrolled: where the rest stands need not be asked, which would have all of the page laid out at once. */
const scrolledOnce = new WeakSet<Element>();

document.addEventListener(
  'scroll',
  ({ target }) => {
    const scrolled = scroller(target);
    if (scrolled) scrolledOnce.add(scrolled);
  },
  { capture: true, passive: true },
);

function restore(panel: Element, kept: Map<Element, Offset>): void {
  for (const element of kept.keys()) if (!element.isConnected) kept.delete(element);
  for (const element of around(panel))
    if (scrolledOnce.has(element) && !kept.has(element)) element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  for (const [element, offset] of kept) element.scrollTo({ ...offset, behavior: 'instant' });
}

/** Keeps how far a page, and each part of it, is scrolled while other pages are shown (TABS-5). */
export function useKeptScroll(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  const kept = useRef(new Map<Element, Offset>());
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || !element) return;
    restore(element, kept.current);
    const note = ({ target }: Event) => {
      const scrolled = scroller(target);
      if (!scrolled || !(scrolled.contains(element) || element.contains(scrolled))) return;
      kept.current.set(scrolled, { left: scrolled.scrollLeft, top: scrolled.scrollTop });
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [panel, shown]);
}
