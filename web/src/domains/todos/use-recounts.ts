import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { whileVisible } from '../../shared/ui/while-visible.ts';
import { askAnew } from './api.ts';
import { type SourceAnswer, usePending } from './use-pending.ts';

/** How often every source is asked, and how long none is after that when the person comes back to the window, in ms. */
const ROUND_MS = 180_000;
const LEAST_MS = 60_000;
/** A source for which too many wait is asked again after so many ms, and up to so many more: not by everybody at once. */
const BUSY_MS = 3_000;
const BUSY_SPREAD_MS = 5_000;

/** Has the sources asked again while the page is visible, and when the person comes back to it. @returns what stops it */
export function recountWhileVisible(ask: () => Promise<unknown>): () => void {
  let askedAt = performance.now();
  const round = async () => {
    if (performance.now() - askedAt < LEAST_MS) return;
    askedAt = performance.now();
    await ask();
  };
  const onFocus = () => void round();
  window.addEventListener('focus', onFocus);
  const stop = whileVisible(round, ROUND_MS);
  return () => {
    window.removeEventListener('focus', onFocus);
    stop();
  };
}

/**
 * Keeps the counts of sources true that tell the hall nothing of what changes in them: asks all of them now and then, and those again for
 * which too many waited. For the one place that is always there.
 */
export function useRecounts(): void {
  const { answers } = usePending();
  const dispatch = useDispatch();
  const ask = useEffectEvent((which: (answer: SourceAnswer) => boolean) =>
    Promise.all(answers.filter(which).map(({ source }) => askAnew(dispatch, source))),
  );
  const someBusy = answers.some(({ busy }) => busy);
  useEffect(() => recountWhileVisible(() => ask(() => true)), []);
  useEffect(() => {
    if (!someBusy) return;
    return whileVisible(async () => void (await ask(({ busy }) => busy)), BUSY_MS + BUSY_SPREAD_MS * Math.random());
  }, [someBusy]);
}
