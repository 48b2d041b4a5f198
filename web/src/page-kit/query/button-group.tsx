import { columnLabel } from '@hall/contract/column-value';
import { Button } from 'antd';
import { useState } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { BatchDialog } from '../batch/batch-dialog.tsx';
import { useKit } from '../kit-context.ts';
import { useExport } from '../output/use-export.ts';
import { allLeavesOf } from '../table/column-text.ts';
import { useTexts } from '../texts.ts';
import { allowedButtons } from './allowed-buttons.ts';

interface ButtonGroupProps {
  readonly types: readonly string[];
  readonly onReset: () => void;
}

/** The buttons of a query form that the configuration names; querying is what submitting the form does. */
export function ButtonGroup({ types, onReset }: ButtonGroupProps) {
  const { t, language } = useTexts();
  const { busy, run } = useExport();
  const { runBatch, state, config, columns } = useKit();
  const batched = allLeavesOf(columns.columns).find(({ fieldId }) => fieldId === config.batchFieldId);
  const [asking, setAsking] = useState(false);
  const button = (type: ReturnType<typeof allowedButtons>[number]) => {
    switch (type) {
      case 'query':
        return (
          <Button key={type} type="primary" htmlType="submit">
            {t('query')}
          </Button>
        );
      case 'reset':
        return (
          <Button key={type} onClick={onReset}>
            {t('reset')}
          </Button>
        );
      case 'export':
        return (
          <BusyButton key={type} busy={busy} onClick={() => void run('all')}>
            {t('exportQuery')}
          </BusyButton>
        );
      case 'batch':
        return (
          <Button key={type} onClick={() => setAsking(true)}>
            {t('batch')}
          </Button>
        );
    }
  };
  return (
    <>
      {allowedButtons(types).map(button)}
      {asking && (
        <BatchDialog
          term={batched && columnLabel(batched, language)}
          keys={state.batch}
          onClose={() => setAsking(false)}
          onQuery={runBatch}
        />
      )}
    </>
  );
}
