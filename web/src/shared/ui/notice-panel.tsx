import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { ServerUnreached } from '../navigation/load-chunk.ts';
import './hall-button.css';
import './notice-panel.css';

interface PanelProps {
  readonly mark: string;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function NoticePanel({ mark, title, hint, children }: PanelProps) {
  return (
    <section className="hall-notice-panel">
      <p className="hall-notice-panel-mark" aria-hidden="true">
        {mark}
      </p>
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </section>
  );
}

/** For an address that leads nowhere (ENTRY-5). */
export function NotFoundPanel() {
  const { t } = useSharedTexts();
  return (
    <NoticePanel mark="404" title={t('notFoundTitle')} hint={t('notFoundHint')}>
      <Link className="hall-button" to="/home">
        {t('home')}
      </Link>
    </NoticePanel>
  );
}

/** For a page that the person's roles do not include (ENTRY-5). */
export function NoPermissionPanel() {
  const { t } = useSharedTexts();
  return (
    <NoticePanel mark="403" title={t('noPermissionTitle')} hint={t('noPermissionHint')}>
      <Link className="hall-button" to="/home">
        {t('home')}
      </Link>
    </NoticePanel>
  );
}

interface ErrorPanelProps {
  /** What the page failed with. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** For a page that failed to load or to render (SHELL-12). */
export function ErrorPanel({ error, onRetry }: ErrorPanelProps) {
  const { t } = useSharedTexts();
  const unreached = error instanceof ServerUnreached;
  return (
    <div role="alert">
      <NoticePanel mark="!" title={t(unreached ? 'unreachableTitle' : 'errorTitle')} hint={t(unreached ? 'unreachableHint' : 'errorHint')}>
        <button type="button" className="hall-button" onClick={onRetry}>
          {t('retry')}
        </button>
      </NoticePanel>
    </div>
  );
}
