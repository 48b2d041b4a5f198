import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Cross } from '../../../shared/ui/cross.tsx';
import { useReminderTexts } from '../reminder-texts.ts';
import { sourcePath } from '../source-path.ts';
import type { SourceAnswer } from '../use-pending.ts';
import { useReminders } from '../use-reminders.ts';
import './reminder-notes.css';

/** How long a note stays, in ms; not while the pointer or the focus is on it. */
const STAYS_MS = 15_000;

interface NoteProps {
  readonly answer: SourceAnswer;
  readonly onDismiss: () => void;
}

function Note({ answer: { source, said }, onDismiss }: NoteProps) {
  const { t, pick } = useReminderTexts();
  const [held, setHeld] = useState(false);
  const note = useRef<HTMLLIElement>(null);
  const name = pick(source.name, source.nameEn);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = () => setHeld(note.current?.matches(':hover, :focus-within') ?? false);
  return (
    <li ref={note} className="reminder" onMouseEnter={hold} onMouseLeave={hold} onFocus={hold} onBlur={hold}>
      <span>{t('waits', { name, count: said?.count ?? 0 })}</span>
      <Link to={sourcePath(source)} aria-label={t('goWhich', { name })} onClick={onDismiss}>
        {t('go')}
      </Link>
      <Cross label={t('dismissWhich', { name })} onClick={onDismiss} />
    </li>
  );
}

/** Quiet notes of what waits, at the lower edge of the window; said to who does not see them once nothing else is being said. */
export function ReminderNotes({ waiting }: { readonly waiting: boolean }) {
  const { t } = useReminderTexts();
  const { notes, dismiss } = useReminders(waiting);
  return (
    <section className="reminders" aria-label={t('reminders')} aria-live="polite">
      {!waiting && notes.length > 0 && (
        <ul>
          {notes.map((answer) => (
            <Note key={answer.source.id} answer={answer} onDismiss={() => dismiss(answer.source.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
