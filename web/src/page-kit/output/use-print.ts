import { useEffect, useEffectEvent } from 'react';

/** Opens the browser's print dialog once what is printed is in the document, and is done when that closes. */
export function usePrint(onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
