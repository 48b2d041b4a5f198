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

/** Says that a query has failed, with a way to try again. */
export function QueryFailed({ query: { error, refetch } }: { readonly query: Pick<Query<unknown>, 'error' | 'refetch'> }) {
  const { t } = useSharedTexts();
  return (
    <div className="hall-hint" role="alert">
      <p>{t(reasonOf(error), { status: failedStatus(error) ?? '' })}</p>
      <button type="button" className="hall-button hall-button-plain" onClick={() => refetch()}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Shows a query: its data, or that it is loading, has failed (with a way to try again) or is empty. */
export function QueryView<T>({ query, empty, lines, children }: QueryViewProps<T>) {
  const { data, isError, isFetching } = query;
  if (isError && !isFetching) return <QueryFailed query={query} />;
  if (data === undefined) return <Placeholder {...(lines ? { lines } : {})} />;
  if (empty?.when(data)) return <p className="hall-hint">{empty.hint}</p>;
  return children(data);
}
