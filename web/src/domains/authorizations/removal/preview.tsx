import type { RemovalGrant, RemovalOutcome } from '@hall/contract/grant-removal';
import { Button } from 'antd';
import { useState } from 'react';
import { type Chosen, choosable } from './chosen-grants.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RemovalSummary } from './removal-sums.tsx';
import { RemovalTable } from './removal-table.tsx';
import { useRemovalTexts } from './removal-texts.ts';

interface PreviewProps {
  readonly rows: readonly RemovalGrant[];
  readonly chosen: Chosen;
  readonly changed: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly onStale: () => void;
  readonly onRemoved: (outcomes: readonly RemovalOutcome[]) => void;
}

/** Every grant that is concerned, to leave some of them out, with what removing the others does (PROJ-26). */
export function Preview({ rows, chosen, changed, onChosen, onStale, onRemoved }: PreviewProps) {
  const { t } = useRemovalTexts();
  const [asking, setAsking] = useState(false);
  const choose = (number: string, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== number);
    onChosen(new Set(isChosen ? [...others, number] : others));
  };
  const removed = (outcomes: readonly RemovalOutcome[]) => {
    setAsking(false);
    onRemoved(outcomes);
  };
  return (
    <>
      <h2>{t('concerned')}</h2>
      <RemovalSummary rows={rows} chosen={chosen} />
      <div className="removal-buttons">
        <Button onClick={() => onChosen(choosable(rows))}>{t('selectAll')}</Button>
        <Button onClick={() => onChosen(new Set())}>{t('selectNone')}</Button>
        {chosen.size === 0 && <span className="hall-soft">{t('noneChosen')}</span>}
        <Button danger type="primary" disabled={chosen.size === 0} onClick={() => setAsking(true)}>
          {t('remove', { count: chosen.size })}
        </Button>
      </div>
      <RemovalTable label={t('concerned')} rows={rows} chosen={chosen} changed={changed} onChoose={choose} />
      {asking && <ConfirmDialog rows={rows} chosen={chosen} onStale={onStale} onRemoved={removed} onClose={() => setAsking(false)} />}
    </>
  );
}
