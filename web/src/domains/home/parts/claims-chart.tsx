import type { ClaimedInMonth } from '@hall/contract/home';
import { useMemo } from 'react';
import { amountOf, sumOf } from '../../../page-kit/table/decimal.ts';
import { Chart } from '../../../shared/chart/chart.tsx';
import { useChartColours } from '../../../shared/chart/use-chart-colours.ts';
import { useTexts } from '../texts.ts';
import { claimsOption } from './claims-option.ts';

/** The month in which most was claimed, the earliest of several. */
const highestOf = (months: readonly ClaimedInMonth[]): ClaimedInMonth | undefined =>
  months.reduce<ClaimedInMonth | undefined>(
    (highest, month) => (highest && Number(highest.amount) >= Number(month.amount) ? highest : month),
    undefined,
  );

/** What was claimed in each month as a bar. */
export function ClaimsChart({ months }: { readonly months: readonly ClaimedInMonth[] }) {
  const { t, language } = useTexts();
  const colours = useChartColours();
  const option = useMemo(() => {
    const said = ({ month, count, amount }: ClaimedInMonth) => t('monthSaid', { month, count, amount: amountOf(amount)?.text ?? '' });
    return claimsOption(months, { colours, language, said });
  }, [months, colours, language, t]);
  const highest = highestOf(months);
  const label = t('claimsSaid', {
    count: months.reduce((sum, { count }) => sum + count, 0),
    amount: amountOf(sumOf(months.map(({ amount }) => amount)))?.text ?? '',
    month: highest?.month ?? '',
    most: amountOf(highest?.amount)?.text ?? '',
  });
  return <Chart option={option} label={label} />;
}
