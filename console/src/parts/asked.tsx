import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { failureOf } from '../failure.ts';
import { useTexts } from '../texts.ts';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  refetch(): unknown;
}

interface AskedProps<Data> {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for; until it is here, that it comes, or why it does not. What is here stays while the server is away. */
export function Asked<Data>({ query, children }: AskedProps<Data>) {
  const { t } = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.error === undefined)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  const failure = failureOf(query.error);
  return (
    <div className="failed" role="alert">
      <p>{t('failed', { problem: typeof failure === 'object' ? failure.problem : t('noAnswer') })}</p>
      <Button onClick={() => query.refetch()}>{t('retry')}</Button>
    </div>
  );
}
