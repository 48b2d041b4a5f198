import { hourOf } from '@hall/contract/rules/shanghai';
import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../shared/account/me-api.ts';
import { selectSession } from '../../shared/session/session-slice.ts';
import { useTexts } from '../texts.ts';

interface GreetingProps {
  readonly pending: number | undefined;
  /** Where on the page the pending items are. */
  readonly pendingId: string;
  readonly unread: number | undefined;
}

const NOON = 12;
const EVENING = 18;

const greetingAt = (hour: number) => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening');

/** Greets by name and says what waits, each number leading to its list. */
export function Greeting({ pending, pendingId, unread }: GreetingProps) {
  const { t, pick } = useTexts();
  const session = useSelector(selectSession);
  const { data: me } = useMeQuery();
  const name = me ? pick(me.name, me.nameEn) : (session?.userName ?? '');
  const waiting: { readonly key: string; readonly link: ReactNode }[] = [];
  if (pending) waiting.push({ key: 'pending', link: <a href={`#${pendingId}`}>{t('pendingLink', { count: pending })}</a> });
  if (unread) waiting.push({ key: 'unread', link: <Link to="/tzgg">{t('unreadLink', { count: unread })}</Link> });
  return (
    <header className="greeting">
      <h1>{t(greetingAt(hourOf(new Date())), { name })}</h1>
      {pending === 0 && unread === 0 && <p>{t('allQuiet')}</p>}
      {/* The line keeps its place while nothing is known yet. */}
      {waiting.length === 0 && !(pending === 0 && unread === 0) && <p>&nbsp;</p>}
      {waiting.length > 0 && (
        <p>
          {t('youHave')}
          {waiting.map(({ key, link }, index) => (
            <Fragment key={key}>
              {index > 0 && t('and')}
              {link}
            </Fragment>
          ))}
        </p>
      )}
    </header>
  );
}
