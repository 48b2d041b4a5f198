import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../shared/session/session-slice.ts';
import { keepSeen, seenBy, toRemindOf } from './reminders.ts';
import { type SourceAnswer, usePending } from './use-pending.ts';

/** What the person is reminded of at the moment. */
export interface Reminders {
  readonly notes: readonly SourceAnswer[];
  readonly dismiss: (id: string) => void;
}

const countsOf = (answers: readonly SourceAnswer[]) =>
  answers.flatMap(({ source, state, said }) => (state === 'counted' ? [{ id: source.id, count: said?.count ?? 0 }] : []));

/**
 * Reminds of each source as it answers, once, and again only when more waits there.
 * @param waiting something else comes first: nobody is reminded yet
 */
export function useReminders(waiting: boolean): Reminders {
  const { answers } = usePending();
  const session = useSelector(selectSession)?.id ?? '';
  const [shown, setShown] = useState<readonly string[]>([]);
  const counts = countsOf(answers);
  const remind = useEffectEvent(() => {
    const { ids, seen } = toRemindOf(seenBy(session), counts);
    keepSeen(session, seen);
    if (ids.length > 0) setShown((now) => [...new Set([...now, ...ids])]);
  });
  const said = JSON.stringify(counts);
  useEffect(() => {
    if (!waiting && said !== '[]') remind();
  }, [waiting, said]);
  const notes = answers.filter(({ source, said: of }) => shown.includes(source.id) && (of?.count ?? 0) > 0);
  return { notes, dismiss: (id) => setShown((now) => now.filter((one) => one !== id)) };
}
