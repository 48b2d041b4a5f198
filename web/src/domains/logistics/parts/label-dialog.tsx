import { PrinterOutlined } from '@ant-design/icons';
import type { Voucher } from '@hall/contract/logistics';
import { Button } from 'antd';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePrint } from '../../../page-kit/output/use-print.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useTexts } from '../texts.ts';
import { VoucherLabel } from './voucher-label.tsx';
import './voucher-label.css';

export interface LabelDialogProps {
  readonly voucher: Voucher;
  readonly onClose: () => void;
}

/** Prints the label alone, once it is in the document, and is done when the browser's dialog closes. */
function PrintedLabel({ voucher, onDone }: { readonly voucher: Voucher; readonly onDone: () => void }) {
  usePrint(onDone);
  return createPortal(
    <article className="voucher-print">
      <VoucherLabel voucher={voucher} />
    </article>,
    document.body,
  );
}

/** A voucher's label, to be looked at and printed (LOGI-1). */
export function LabelDialog({ voucher, onClose }: LabelDialogProps) {
  const { t } = useTexts();
  const [printing, setPrinting] = useState(false);
  const footer = (
    <Button type="primary" icon={<PrinterOutlined aria-hidden />} {...FIRST_FOCUS} onClick={() => setPrinting(true)}>
      {t('print')}
    </Button>
  );
  return (
    <Dialog title={t('labelTitle')} width={480} footer={footer} onClose={onClose}>
      <VoucherLabel voucher={voucher} />
      <p className="voucher-label-help">{t('labelHelp')}</p>
      {printing && <PrintedLabel voucher={voucher} onDone={() => setPrinting(false)} />}
    </Dialog>
  );
}
