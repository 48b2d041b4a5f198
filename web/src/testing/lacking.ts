import { configure } from '@testing-library/react';

/** What antd expects of a browser and jsdom does not have. */
const nothing = () => undefined;
class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

window.matchMedia = (media: string) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver = NoObserver as unknown as typeof ResizeObserver;
Element.prototype.scrollTo = () => undefined;
Element.prototype.checkVisibility = () => true;
// jsdom knows no pseudo-elements and says so on every call. Each file that has this page comes by here.
const { getComputedStyle } = window;
const withoutPseudoElements = (element: Element) => getComputedStyle(element);
if (getComputedStyle.name !== withoutPseudoElements.name) window.getComputedStyle = withoutPseudoElements;

// antd in jsdom is slow, the more so on a machine that is busy.
configure({ asyncUtilTimeout: 30_000 });
