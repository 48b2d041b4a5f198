import type { Counted } from '@hall/contract/statistics';
import { type CSSProperties, useMemo } from 'react';
import { amountOf, sumOf } from '../../../page-kit/table/decimal.ts';
import { barsOption, monthName } from '../../../shared/chart/bars-option.ts';
import { Chart } from '../../../shared/chart/chart.tsx';
import { useChartColours } from '../../../shared/chart/use-chart-colours.ts';
import { useTexts } from '../texts.ts';

export interface CountedChartProps {
  readonly section: string;
  readonly groups: readonly Counted[];
  readonly measure: 'count' | 'amount';
  /** The groups are months, which stand beside each other; names of others stand below each other. */
  readonly months: boolean;
}

/** Px: of bars that stand beside each other; of each that lies below another, and of their scale. */
const HEIGHT = { beside: 240, each: 32, scale: 40 } as const;

const moneyIn = (groups: readonly Counted[]): string => amountOf(sumOf(groups.map(({ amount }) => amount)))?.text ?? '';

/** How many there are of each group, or of how much money, as bars. */
export function CountedChart({ section, groups, measure, months }: CountedChartProps) {
  const { t, pick, language } = useTexts();
  const colours = useChartColours();
  const option = useMemo(() => {
    const bars = groups.map((group, index) => {
      const name = pick(group.name, group.nameEn);
      const said = t('said', { name, count: group.count, amount: amountOf(group.amount)?.text ?? '' });
      return { name: months ? monthName(group.id, index, language) : name, value: Number(group[measure]), said };
    });
    return barsOption(bars, { colours, language, across: !months });
  }, [groups, measure, months, colours, language, pick, t]);
  const most = groups.reduce<Counted | undefined>(
    (top, one) => (top && Number(top[measure]) >= Number(one[measure]) ? top : one),
    undefined,
  );
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  const label = t('summary', { section, count, amount: moneyIn(groups), most: most ? pick(most.name, most.nameEn) : '' });
  const height = months ? HEIGHT.beside : groups.length * HEIGHT.each + HEIGHT.scale;
  return (
    <div className="statistics-drawing" style={{ '--statistics-height': `${height}px` } as CSSProperties}>
      <Chart option={option} label={label} />
    </div>
  );
}
