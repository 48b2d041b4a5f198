import type { RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import { Button } from 'antd';
import { type Chosen, endsWith, leftOf, numberOf } from './chosen-grants.ts';
import { RemovalTable } from './removal-table.tsx';
import { useRemovalTexts } from './removal-texts.ts';

interface ResultsProps {
  readonly rows: readonly RemovalGrant[];
  readonly outcomes: readonly RemovalOutcome[];
  /** Has those that were not removed looked at again. */
  readonly onAgain: (left: Chosen) => void;
  /** Has others looked for. */
  readonly onOthers: () => void;
}

/** What has become of each grant that was to be removed, and of what was given on from it; those that are left stand first. */
export function Results({ rows, outcomes, onAgain, onOthers }: ResultsProps) {
  const { t } = useRemovalTexts();
  const left = leftOf(outcomes);
  const done = new Set(outcomes.map(({ number }) => number).filter((number) => !left.has(number)));
  const said = [
    ...(done.size > 0 ? [t('removedCount', { count: done.size })] : []),
    ...(left.size > 0 ? [t('leftCount', { count: left.size })] : []),
  ];
  const isLeft = (row: RemovalGrant) => left.has(numberOf(row));
  const ended = rows.filter((row) => !isLeft(row) && (done.has(numberOf(row)) || endsWith(row, done) !== undefined));
  return (
    <>
      <h2>{t('results')}</h2>
      <p className="removal-told" role="status">
        {said.join(t('and'))}
      </p>
      <div className="removal-buttons">
        {left.size > 0 && (
          <Button type="primary" onClick={() => onAgain(left)}>
            {t('tryAgain', { count: left.size })}
          </Button>
        )}
        <Button onClick={onOthers}>{t('others')}</Button>
      </div>
      <RemovalTable label={t('results')} rows={[...rows.filter(isLeft), ...ended]} chosen={done} outcomes={outcomes} />
    </>
  );
}
