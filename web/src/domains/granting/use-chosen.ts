import { useRef, useState } from 'react';

/** What is chosen beside the fields of a form: at once for their rules, which look at it before it is shown. */
export function useChosen<T extends object>(first: T) {
  const [shown, setShown] = useState(first);
  const latest = useRef(shown);
  const choose = (change: Partial<T>) => {
    latest.current = { ...latest.current, ...change };
    setShown(latest.current);
  };
  return { shown, choose, chosen: (): T => latest.current };
}
