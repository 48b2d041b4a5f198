/** What shows that somebody is at this page: also a click that no pointer made, and a text that no key did. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'click', 'input', 'focus'] as const;

/** For how long after a sign what the page asks is what the person wants, in ms. */
const THERE_MS = 60_000;

/** When there was a sign last, by `performance.now()`: opening a page is one. */
let seenAt = performance.now();

/** Whether somebody does something at this page; else what it asks nobody asked for. */
export const isSomebodyThere = (): boolean => performance.now() - seenAt < THERE_MS;

/** Looks out for signs that somebody is at this page. */
export function watchPresence(): void {
  const see = () => {
    seenAt = performance.now();
  };
  for (const sign of SIGNS) window.addEventListener(sign, see, { capture: true, passive: true });
}
