import type { Counted } from '@hall/contract/statistics';
import type { ChartView } from '../../../shared/chart/view-choice.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import type { CountedChartProps } from './counted-chart.tsx';
import { CountedTable } from './counted-table.tsx';

const CountedChart = lazyPart<CountedChartProps>(() => import('./counted-chart.tsx').then((part) => part.CountedChart));

interface CountedCardProps extends CountedChartProps {
  readonly view: ChartView;
  /** What the groups are, such as months. */
  readonly of: string;
}

const isNone = (groups: readonly Counted[]): boolean => groups.every(({ count }) => count === 0);

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
