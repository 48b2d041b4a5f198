/** For how long something may wait for the page to have nothing to do, in ms. */
const PATIENCE_MS = 10_000;

/** Calls when the page has nothing else to do; some time later where a browser does not say when that is. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(call, { timeout: PATIENCE_MS });
  else setTimeout(call, PATIENCE_MS);
}
