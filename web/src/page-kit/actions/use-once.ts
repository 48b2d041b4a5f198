import { useRef, useState } from 'react';

/** Does one thing at a time: what is asked for while another is under way is not begun. */
export function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => unknown): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, once };
}
