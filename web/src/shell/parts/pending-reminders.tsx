import { usePending } from '../../domains/todos/use-pending.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useDutiesInShell } from '../duties/duties-context.ts';

const ReminderNotes = lazyPart<{ readonly waiting: boolean }>(
  () => import('../../domains/todos/parts/reminder-notes.tsx').then((part) => part.ReminderNotes),
  null,
);

/** Reminds of what waits (TODO-2), once nothing is to be done first: never over a dialog of that. */
export function PendingReminders() {
  const { first, known } = useDutiesInShell();
  const { answers } = usePending();
  const some = answers.some(({ said }) => (said?.count ?? 0) > 0);
  return some ? <ReminderNotes waiting={!known || first !== undefined} /> : null;
}
