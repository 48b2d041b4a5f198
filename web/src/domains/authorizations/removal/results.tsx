import type { RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { type Chosen, endsWith, leftOf, numberOf } from './chosen-grants.ts';
import { RemovalTable } from './removal-table.tsx';
import { useRemovalTexts } from './removal-texts.ts';

interface ResultsProps {
  readonly rows: readonly RemovalGrant[];
  readonly outcomes: readonly RemovalOutcome[];
  /** Has those that were not removed looked at again. */
  readonly onAgain: (left: Chosen) => Promise<void>;
  /** Has others looked for. */
  readonly onOthers: () => void;
}

/** What has become of each grant that was to be removed, and of what was given on from it; those that are left stand first. */
export function Results({ rows, outcomes, onAgain, onOthers }: ResultsProps) {
  const { t } = useRemovalTexts();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with what was to be removed.
  useEffect(() => heading.current?.focus(), []);
  const left = leftOf(outcomes);
  const done = new Set(outcomes.map(({ number }) => number).filter((number) => !left.has(number)));
  const said = [
    ...(done.size > 0 ? [t('removedCount', { count: done.size })] : []),
    ...(left.size > 0 ? [t('leftCount', { count: left.size })] : []),
  ];
  const again = (wanted: Chosen) => {
    setAsking(true);
    void onAgain(wanted).finally(() => setAsking(false));
  };
  const isLeft = (row: RemovalGrant) => left.has(numberOf(row));
  const ended = rows.filter((row) => !isLeft(row) && (done.has(numberOf(row)) || endsWith(row, done) !== undefined));
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('results')}
      </h2>
      <p className="removal-told" role="status">
        {said.join(t('and'))}
      </p>
      <div className="removal-buttons">
        {left.size > 0 && (
          <BusyButton type="primary" busy={asking} onClick={() => again(left)}>
            {t('tryAgain', { count: left.size })}
          </BusyButton>
        )}
        <Button onClick={onOthers}>{t('others')}</Button>
      </div>
      <RemovalTable label={t('results')} rows={[...rows.filter(isLeft), ...ended]} chosen={done} outcomes={outcomes} />
    </>
  );
}
