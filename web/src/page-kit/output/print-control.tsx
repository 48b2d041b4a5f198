import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { PrintSheet } from './print-sheet.tsx';

/** Prints what the table shows. */
export function PrintControl() {
  const { t } = useTexts();
  const { view } = useKit();
  const [printing, setPrinting] = useState(false);
  const print = () => {
    if (view.rows.length === 0) toastLane.show({ tone: 'error', text: t('noPrintData') });
    else setPrinting(true);
  };
  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        aria-label={t('print')}
        title={t('print')}
        disabled={view.isFetching}
        onClick={print}
      />
      {printing && <PrintSheet onDone={() => setPrinting(false)} />}
    </>
  );
}
