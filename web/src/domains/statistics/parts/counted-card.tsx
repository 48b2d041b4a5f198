import { Counted } from '@hall/contract/statistics';
import { ChartTable } from '../../../page-kit/table/chart-table.tsx';
import type { ChartView } from '../../../shared/chart/view-choice.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import type { CountedChartProps } from './counted-chart.tsx';

const CountedChart = lazyPart<CountedChartProps>(() => import('./counted-chart.tsx').then((part) => part.CountedChart));

interface CountedCardProps extends CountedChartProps {
  readonly view: ChartView;
  /** What the groups are, such as months. */
  readonly of: string;
}

const isNone = (groups: readonly Counted[]): boolean => groups.every(({ count }) => count === 0);

/** What a chart is drawn from. */
function CountedTable({ groups, of }: Pick<CountedCardProps, 'groups' | 'of'>) {
  const { pick } = useTexts();
  const term = useTerms(Counted);
  const rows = groups.map(({ id, name, nameEn, count, amount }) => ({ id, name: pick(name, nameEn), count, amount }));
  return <ChartTable headings={[of, term('count'), term('amount')]} rows={rows} />;
}

/** One of the things that are counted, as a chart or as the table behind it. */
export function CountedCard({ view, of, ...chart }: CountedCardProps) {
  const { t } = useTexts();
  if (isNone(chart.groups))
    return (
      <Card title={chart.section}>
        <p className="hall-hint">{t('none')}</p>
      </Card>
    );
  return (
    <Card title={chart.section}>
      <div className="statistics-body">
        {view === 'chart' ? <CountedChart {...chart} /> : <CountedTable groups={chart.groups} of={of} />}
      </div>
    </Card>
  );
}
