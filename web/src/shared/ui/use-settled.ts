import { useEffect, useState } from 'react';

/** For how long something has to stay the same before it counts, in ms. */
const REST_MS = 300;

/** What something is once it has stayed the same for a moment, as what is typed has once the person rests. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
