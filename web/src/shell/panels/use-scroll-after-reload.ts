import { type RefObject, useEffect } from 'react';
import { readJson, remove, write } from '../../shared/storage.ts';

/** How far a page was scrolled when the browser left it, in px. */
interface Left {
  readonly pathname: string;
  readonly top: number;
}

/** For how long the page may grow until it is as high as it was, in ms. */
const PATIENCE_MS = 5000;

/** What a person scrolls by. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && 'pathname' in value && 'top' in value && typeof value.top === 'number';

const scrolled = (): Element => document.scrollingElement ?? document.documentElement;

window.addEventListener('pagehide', () => {
  const { scrollTop } = scrolled();
  if (scrollTop > 0) write(sessionStorage, 'scroll', JSON.stringify({ pathname: location.pathname, top: scrollTop } satisfies Left));
  else remove(sessionStorage, 'scroll');
});

/** Scrolls as far as it was as soon as the page is high enough; a person who scrolls is let be. */
function scrollBack(panel: Element, top: number): () => void {
  const watcher = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = scrolled();
    if (scrollHeight - clientHeight < top) return;
    scrolled().scrollTo({ top, behavior: 'instant' });
    stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const type of BY_HAND) window.removeEventListener(type, stop);
  };
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true });
  watcher.observe(panel);
  return stop;
}

/** After a reload the page shown is where it was left: browsers try before there are rows. */
export function useScrollAfterReload(panel: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown || !panel.current) return;
    const left = readJson(sessionStorage, 'scroll', isLeft);
    remove(sessionStorage, 'scroll');
    return left?.pathname === location.pathname ? scrollBack(panel.current, left.top) : undefined;
  }, [panel, shown]);
}
