import { type RefObject, useEffect } from 'react';
import { CONTROLS } from '../shared/ui/controls.ts';

const controlsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

const canHaveFocus = (control: HTMLElement): boolean => control.tabIndex >= 0 && control.checkVisibility();

/** An element that holds what has the focus, and which of its controls that is. */
interface Place {
  readonly around: Element;
  readonly index: number;
}

/** Where an element of the page stands, from the nearest one around it to the page, which is left out. */
function placesOf(element: Element, page: Element): Place[] {
  const places: Place[] = [];
  for (let around = element.parentElement; around && around !== page; around = around.parentElement)
    places.push({ around, index: controlsIn(around).indexOf(element as HTMLElement) });
  return places;
}

/** What stands now where the focus was: the next control of the nearest that is left, or its last one. */
function successorOf(places: readonly Place[], page: HTMLElement): HTMLElement {
  for (const { around, index } of places) {
    const controls = around.isConnected ? controlsIn(around) : [];
    const found = controls.slice(Math.max(index, 0)).find(canHaveFocus) ?? controls.findLast(canHaveFocus);
    if (found) return found;
  }
  return page;
}

/** Where what had the focus goes away, as a row that was deleted does, the focus comes to what takes its place, else to the page. */
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
