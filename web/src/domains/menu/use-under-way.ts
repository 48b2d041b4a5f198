import { useCallback, useRef, useState } from 'react';
import type { Target } from './use-address.ts';

/** What is being opened: the id of an entry of the menu, or an address. */
type Key = string;

/** What tells one target from another. */
export const keyOf = (target: Target): Key => (target.by === 'address' ? target.address : target.node.id);

interface UnderWay {
  readonly name: string;
  readonly key: Key;
}

/** The windows whose addresses are on their way; one that is does not begin again. */
export function useUnderWay() {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([]);
  const keys = useRef(new Set<Key>());
  const during = useCallback(async (one: UnderWay, open: () => Promise<void>) => {
    if (keys.current.has(one.key)) return;
    keys.current.add(one.key);
    setUnderWay((now) => [...now, one]);
    try {
      await open();
    } finally {
      keys.current.delete(one.key);
      setUnderWay((now) => now.filter((other) => other !== one));
    }
  }, []);
  return { underWay, during };
}
