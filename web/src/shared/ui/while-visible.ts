/**
 * Does something again and again, `everyMs` after the last time was done, while the page can be seen; at once when it can be
 * seen again.
 * @returns what stops it
 */
export function whileVisible(work: () => Promise<void>, everyMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;
  const visible = () => document.visibilityState !== 'hidden';
  const round = async () => {
    if (busy || stopped || !visible()) return;
    busy = true;
    await work();
    busy = false;
    if (!stopped && visible()) timer = setTimeout(round, everyMs);
  };
  const onChange = () => {
    clearTimeout(timer);
    void round();
  };
  document.addEventListener('visibilitychange', onChange);
  timer = setTimeout(round, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
