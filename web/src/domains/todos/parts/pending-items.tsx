import type { todosEndpoints } from '@hall/contract/todos';
import type { DataOf } from '@hall/contract/wire/endpoint';
import { Link } from 'react-router-dom';
import { hostPath } from '../../../shared/navigation/host-path.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { usePendingQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './pending-items.css';

type Source = DataOf<typeof todosEndpoints.pending>[number];

/** Most items shown of one function; the rest is behind its count. */
const SHOWN = 8;

function PendingSource({ source }: { readonly source: Source }) {
  const { t, pick } = useTexts();
  const name = pick(source.name, source.nameEn);
  const to = hostPath(source.menuId);
  return (
    <li className="pending-source">
      <div className="pending-head">
        <h3>{name}</h3>
        <Link to={to} aria-label={t('countOf', { name, count: source.count })}>
          {t('count', { count: source.count })}
        </Link>
      </div>
      <ul>
        {source.items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <Link to={to}>{pick(item.title, item.titleEn)}</Link>
            <MomentText at={item.createdAt} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What waits for the person, by function; one line where nothing does. */
export function PendingItems({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const query = usePendingQuery();
  const waiting = (sources: readonly Source[]) => sources.filter(({ count }) => count > 0);
  if (query.data && !query.isError && waiting(query.data).length === 0)
    return <Card id={id} title={t('pending')} extra={<p className="pending-none">{t('nothingPending')}</p>} />;
  return (
    <Card id={id} title={t('pending')}>
      <QueryView query={query}>
        {(sources) => (
          <ul className="pending">
            {waiting(sources).map((source) => (
              <PendingSource key={source.menuId} source={source} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
