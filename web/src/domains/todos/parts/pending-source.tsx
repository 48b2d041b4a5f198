import type { TodoSource } from '@hall/contract/todos';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { sourcePath } from '../source-path.ts';
import { useTexts } from '../texts.ts';
import type { SourceAnswer } from '../use-pending.ts';
import { SourceItems } from './source-items.tsx';
import '../../../shared/ui/hall-button.css';

interface PendingSourceProps {
  readonly answer: SourceAnswer;
  readonly onRetry: (source: TodoSource) => void;
  /** Most items shown; the rest is behind the count. */
  readonly most: number;
  /** What stands beside its count. */
  readonly extra?: ReactNode;
  /** What stands below its items. */
  readonly below?: ReactNode;
}

/** What is said in place of a count. */
function NotCounted({ answer: { source, state, said }, name, onRetry }: Omit<PendingSourceProps, 'most'> & { readonly name: string }) {
  const { t } = useTexts();
  const { t: shared } = useSharedTexts();
  if (state === 'asking') return <p className="pending-said">{t('asking')}</p>;
  const unreadable = said !== undefined && /^no-|^not-json|^too-large/.test(said.state);
  return (
    <p className="pending-said pending-failed">
      {t(unreadable ? 'notRead' : 'notAsked')}{' '}
      <button
        type="button"
        className="hall-button hall-button-plain"
        aria-label={t('retryWhich', { retry: shared('retry'), name })}
        onClick={() => onRetry(source)}
      >
        {shared('retry')}
      </button>
    </p>
  );
}

/** What waits for the person in one function: how much, and the newest of it; or that it is not known. */
export function PendingSource({ answer, onRetry, most, extra, below }: PendingSourceProps) {
  const { t, pick } = useTexts();
  const { source, state, said } = answer;
  const name = pick(source.name, source.nameEn);
  const count = said?.count ?? 0;
  return (
    <li className="pending-source">
      <div className="pending-head">
        <h3>{name}</h3>
        {extra}
        {state === 'counted' && (
          <Link to={sourcePath(source)} aria-label={t('countOf', { name, count })}>
            {t('count', { count })}
          </Link>
        )}
      </div>
      {state === 'counted' ? (
        <SourceItems source={source} items={said?.items.slice(0, most) ?? []} />
      ) : (
        <NotCounted answer={answer} name={name} onRetry={onRetry} />
      )}
      {below}
    </li>
  );
}
