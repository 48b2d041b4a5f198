import { ClaimedInMonth } from '@hall/contract/home';
import { useRef, useState } from 'react';
import { ChartTable } from '../../../page-kit/table/chart-table.tsx';
import { type ChartView, ViewChoice } from '../../../shared/chart/view-choice.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useSeenAtRest } from '../../../shared/ui/use-seen-at-rest.ts';
import { useClaimsQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './claims-card.css';

const ClaimsChart = lazyPart(() => import('./claims-chart.tsx').then((part) => part.ClaimsChart));

const isNone = (months: readonly ClaimedInMonth[]): boolean => months.every(({ count }) => count === 0);

/** What was claimed in each month, and in all. */
function ClaimsTable({ months }: { readonly months: readonly ClaimedInMonth[] }) {
  const term = useTerms(ClaimedInMonth);
  const rows = months.map(({ month, count, amount }) => ({ id: month, name: month, count, amount }));
  return <ChartTable headings={[term('month'), term('count'), term('amount')]} rows={rows} />;
}

/** What the person claimed month by month, as a chart or as the table behind it (APPS-5); asked for once the page is usable and it is in view. */
export function ClaimsCard() {
  const { t } = useTexts();
  const [view, setView] = useState<ChartView>('chart');
  const part = useRef<HTMLDivElement>(null);
  const seen = useSeenAtRest(part);
  const query = useClaimsQuery(undefined, { skip: !seen });
  return (
    <Card title={t('claims')} extra={<ViewChoice view={view} onChange={setView} />}>
      <div className="claims-body" ref={part}>
        {seen && (
          <QueryView query={query} empty={{ when: isNone, hint: t('noClaims') }} lines={5}>
            {(months) =>
              view === 'chart' ? (
                <div className="claims-drawing">
                  <ClaimsChart months={months} />
                </div>
              ) : (
                <ClaimsTable months={months} />
              )
            }
          </QueryView>
        )}
      </div>
    </Card>
  );
}
