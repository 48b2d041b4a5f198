import { switchLanguage } from '@hall/web/shared/i18n/language.ts';
import { Alert } from 'antd';
import { type ComponentType, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { AccountsPage } from './accounts/accounts-page.tsx';
import { hashOf, SECTIONS, type Section } from './address.ts';
import { CallsPage } from './calls/calls-page.tsx';
import { ClockPage } from './clock/clock-page.tsx';
import { inShanghai } from './clock/shanghai.ts';
import { DataPage } from './data/data-page.tsx';
import { failureOf } from './failure.ts';
import { FaultsPage } from './faults/faults-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { mockApi, useClockQuery } from './mock-api.ts';
import type { store } from './store.ts';
import { useTexts } from './texts.ts';
import { usePlace } from './use-place.ts';
import './frame.css';

const PAGES: Readonly<Record<Section, ComponentType>> = {
  calls: CallsPage,
  faults: FaultsPage,
  messages: MessagesPage,
  clock: ClockPage,
  accounts: AccountsPage,
  data: DataPage,
};

const LANGUAGES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const;

/** How often the server is asked whether it is there, in ms. */
const BEAT_MS = 1_000;

function LanguageChoice() {
  const { t, language } = useTexts();
  return (
    <fieldset className="languages" aria-label={t('language')}>
      {LANGUAGES.map(([choice, name]) => (
        <button key={choice} type="button" lang={choice} aria-pressed={choice === language} onClick={() => switchLanguage(choice)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** The server's clock is its sign of life; whatever failed while it was away is asked for again when it is back. */
function useServer() {
  const { data, error } = useClockQuery(undefined, { pollingInterval: BEAT_MS, skipPollingIfUnfocused: true });
  const dispatch = useDispatch<typeof store.dispatch>();
  const failed = error !== undefined;
  const before = useRef(false);
  useEffect(() => {
    if (before.current && !failed) dispatch(mockApi.util.invalidateTags(['calls', 'faults', 'messages', 'accounts', 'data', 'catalogue']));
    before.current = failed;
  }, [failed, dispatch]);
  return { clock: data, failure: error && failureOf(error) };
}

function Header({ now }: { readonly now: string | undefined }) {
  const { t } = useTexts();
  return (
    <header className="header">
      <h1>{t('title')}</h1>
      {now && (
        <p className="header-time" title={t('serverTime')}>
          <span className="unseen">{t('serverTime')} </span>
          <time dateTime={now}>{inShanghai(now)}</time>
        </p>
      )}
      <a className="header-link" href="/" target="_blank" rel="noreferrer">
        {t('toHall')}
      </a>
      <LanguageChoice />
    </header>
  );
}

function Sections({ present }: { readonly present: Section }) {
  const { t } = useTexts();
  return (
    <nav className="sections" aria-label={t('sections')}>
      {SECTIONS.map((section) => (
        <a key={section} href={hashOf({ section })} aria-current={section === present ? 'page' : undefined}>
          {t(section)}
        </a>
      ))}
    </nav>
  );
}

/** The whole page. */
export function Frame() {
  const { t } = useTexts();
  const { section } = usePlace();
  const { clock, failure } = useServer();
  const Page = PAGES[section];
  const title = t('title');
  const name = t(section);
  useEffect(() => {
    document.title = `${name} · ${title}`;
  }, [name, title]);
  return (
    <div className="console">
      <Header now={clock?.now} />
      <Sections present={section} />
      <main className="main">
        {failure === 'gone' && <Alert type="error" showIcon role="alert" title={t('gone')} description={t('goneNote')} />}
        {failure === 'off' && <Alert type="warning" showIcon role="alert" title={t('off')} description={t('offNote')} />}
        {failure !== 'off' && (
          <>
            <h2>{name}</h2>
            <Page />
          </>
        )}
      </main>
    </div>
  );
}
