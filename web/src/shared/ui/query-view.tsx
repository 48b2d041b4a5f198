import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { Placeholder } from './placeholder.tsx';
import { failedStatus, isUnreachable, isUnreadable } from './unreadable.ts';
import './hall-button.css';

interface Query<T> {
  readonly data?: T | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryViewProps<T> {
  readonly query: Query<T>;
  /** What to say, with the next step, when there is nothing to show. */
  readonly empty?: { readonly when: (data: T) => boolean; readonly hint: string };
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** What is said of a query that failed. */
function reasonOf(error: unknown): 'unreadable' | 'unreachable' | 'serverFailed' | 'failedToLoad' {
  if (isUnreadable(error)) return 'unreadable';
  if (failedStatus(error) !== undefined) return 'serverFailed';
  return isUnreachable(error) ? 'unreachable' : 'failedToLoad';
}

/** Shows a query: its data, or that it is loading, has failed (with a way to try again) or is empty. */
export function QueryView<T>({ query, empty, lines, children }: QueryViewProps<T>) {
  const { t } = useSharedTexts();
  const { data, isError, error, isFetching, refetch } = query;
  if (isError && !isFetching)
    return (
      <div className="hall-hint" role="alert">
        <p>{t(reasonOf(error), { status: failedStatus(error) ?? '' })}</p>
        <button type="button" className="hall-button hall-button-plain" onClick={() => refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  if (data === undefined) return <Placeholder {...(lines ? { lines } : {})} />;
  if (empty?.when(data)) return <p className="hall-hint">{empty.hint}</p>;
  return children(data);
}
