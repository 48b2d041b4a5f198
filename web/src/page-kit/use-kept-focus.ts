import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const controlsIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.tabIndex >= 0 && control.checkVisibility());

/** An element that holds what has the focus, and which of its controls that is. */
interface Place {
  readonly around: Element;
  readonly index: number;
}

/** Where an element stands, from the nearest one around it to the page. */
function placesOf(element: Element, page: Element): Place[] {
  const places: Place[] = [];
  for (let around = element.parentElement; around; around = around === page ? null : around.parentElement)
    places.push({ around, index: controlsIn(around).indexOf(element as HTMLElement) });
  return places;
}

/** What stands now where the focus was: the next control of the nearest that is left, or its last one. */
function successorOf(places: readonly Place[], page: HTMLElement): HTMLElement {
  const left = places.find(({ around }) => around !== page && around.isConnected && controlsIn(around).length > 0);
  const controls = left ? controlsIn(left.around) : [];
  return controls[left?.index ?? -1] ?? controls.at(-1) ?? page;
}

/**
 * Where what had the focus goes away, as a row that was deleted does, or is hidden, the focus comes to what takes its place, else to
 * the page.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let last: Element | undefined;
    let places: readonly Place[] = [];
    const note = ({ target }: FocusEvent) => {
      last = target as Element;
      places = placesOf(last, element);
    };
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      successorOf(places, element).focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', note);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', note);
    };
  }, [page]);
}
