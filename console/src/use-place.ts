import { useMemo, useSyncExternalStore } from 'react';
import { type Place, placeOf } from './address.ts';

function watch(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The place that the address shows. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(watch, () => window.location.hash);
  return useMemo(() => placeOf(hash), [hash]);
}
