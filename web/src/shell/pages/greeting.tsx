import { hourOf } from '@hall/contract/rules/shanghai';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOwnName } from '../../shared/account/use-own-name.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { useTexts } from '../texts.ts';
import '../../shared/ui/hall-button.css';

/** Some counts could not be loaded: all that there is to know of a kind, or only part of it. */
export interface Failed {
  readonly partly: boolean;
  readonly again: () => void;
}

interface GreetingProps {
  readonly pending: number | undefined;
  /** Where on the page the pending items are. */
  readonly pendingId: string;
  readonly unread: number | undefined;
  /** What could not be loaded of it; absent where nothing failed. */
  readonly failed?: Failed | undefined;
}

const NOON = 12;
const EVENING = 18;

const greetingAt = (hour: number) => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening');

function Unknown({ failed: { partly, again } }: { readonly failed: Failed }) {
  const { t } = useTexts();
  const { t: shared } = useSharedTexts();
  return (
    <p>
      <span>{t(partly ? 'waitingPartly' : 'waitingUnknown')}</span>{' '}
      <button type="button" className="hall-button hall-button-plain" onClick={again}>
        {shared('retry')}
      </button>
    </p>
  );
}

/** Greets by name and says what waits, each number leading to its list. */
export function Greeting({ pending, pendingId, unread, failed }: GreetingProps) {
  const { t } = useTexts();
  const name = useOwnName();
  const quiet = pending === 0 && unread === 0 && !failed;
  const waiting: { readonly key: string; readonly link: ReactNode }[] = [];
  if (pending) waiting.push({ key: 'pending', link: <Link to={{ hash: pendingId }}>{t('pendingLink', { count: pending })}</Link> });
  if (unread) waiting.push({ key: 'unread', link: <Link to="/tzgg">{t('unreadLink', { count: unread })}</Link> });
  return (
    <header className="greeting">
      <h1>{t(greetingAt(hourOf(new Date())), { name })}</h1>
      {quiet && <p>{t('allQuiet')}</p>}
      {/* The line keeps its place while nothing is known yet. */}
      {waiting.length === 0 && !quiet && !failed && <p>{'\u00a0'}</p>}
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
      {failed && <Unknown failed={failed} />}
    </header>
  );
}
