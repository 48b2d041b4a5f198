import { useRef, useState } from 'react';

/** Does the work and, however it ends, what is due after it; apart, for the compiler knows no `finally`. */
async function andThen(work: () => unknown, done: () => void): Promise<void> {
  try {
    await work();
  } finally {
    done();
  }
}

/** Does one thing at a time: what is asked for while another is under way is not begun. */
export function useOnce() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const setRunning = (is: boolean) => {
    running.current = is;
    setBusy(is);
  };
  const once = async (work: () => unknown): Promise<void> => {
    if (running.current) return;
    setRunning(true);
    await andThen(work, () => setRunning(false));
  };
  return { busy, once };
}
