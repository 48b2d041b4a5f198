import { useTexts } from '../texts.ts';
import { BarChoice } from './bar-choice.tsx';
import { useCounts, useTime } from './use-counts.ts';

/** Bars of how many operations there were, by which a time is chosen; the list lives on without them. */
export function TimeBars() {
  const { t } = useTexts();
  const { counts, isError } = useCounts();
  const [time, choose] = useTime();
  if (isError) return <p className="hall-soft">{t('barsFailed')}</p>;
  return counts && counts.bars.length > 0 ? <BarChoice counts={counts} time={time} onChoose={choose} /> : null;
}
