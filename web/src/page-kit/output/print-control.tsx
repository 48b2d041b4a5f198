import { LoadingOutlined, PrinterOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { focusBack } from '../../shared/ui/focus-back.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { PrintSheet } from './print-sheet.tsx';
import { usePrintout } from './use-printout.ts';

/** Prints all rows, those of the page or those selected. */
export function PrintControl() {
  const { t } = useTexts();
  const { selected, view } = useKit();
  const { busy, prepare, printout, done } = usePrintout();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(busy ? 'preparingPrint' : 'print');
  const choices = [
    { key: 'all', label: t('printAll'), onClick: () => void prepare('all') },
    // A list that grows shows more than one page of it.
    ...(view.growth ? [] : [{ key: 'page', label: t('printPage'), onClick: () => void prepare('page') }]),
    {
      key: 'selected',
      label: t('printSelected', { count: selected.length }),
      disabled: selected.length === 0,
      onClick: () => void prepare('selected'),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items: choices }} trigger={['click']} autoFocus onOpenChange={(open) => focusBack(open, button.current)}>
        <BusyButton
          ref={button}
          icon={busy ? <LoadingOutlined aria-hidden /> : <PrinterOutlined aria-hidden />}
          aria-label={name}
          title={name}
          busy={busy}
        />
      </Dropdown>
      {printout && <PrintSheet printout={printout} onDone={done} />}
    </>
  );
}
