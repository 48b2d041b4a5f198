import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { whenIdle } from '../../shared/when-idle.ts';

type Start = typeof import('./live-updates.ts').startLiveUpdates;

/** Has what the shell shows kept up to date for as long as it is there, once the page has nothing else to do. */
export function useLiveUpdates(): void {
  const store = useStore();
  useEffect(() => {
    const knownAt = performance.now();
    let stop: (() => void) | undefined;
    let left = false;
    whenIdle(async () => {
      // A part that is gone with an old release is no reason to load the page anew here.
      const { startLiveUpdates } = await import('./live-updates.ts').catch(() => ({ startLiveUpdates: undefined }));
      if (!left) stop = startLiveUpdates?.(store as unknown as Parameters<Start>[0], knownAt);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store]);
}
