import { DownloadOutlined, DownOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { PrintSheet } from './print-sheet.tsx';
import { useExport } from './use-export.ts';

/** Exports all rows, those of the page or those selected, and prints what the table shows. */
export function OutputControl() {
  const { t } = useTexts();
  const { config, selected, view } = useKit();
  const { busy, run } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  // Escape closes the menu with the focus in it, which would be lost.
  const keepFocus = (open: boolean) => {
    if (!open && document.activeElement?.closest('[role=menu]')) button.current?.focus();
  };
  const [printing, setPrinting] = useState(false);
  const print = () => {
    if (view.rows.length === 0) toastLane.show({ tone: 'error', text: t('noPrintData') });
    else setPrinting(true);
  };
  const choices = [
    { key: 'all', label: t('exportAll'), onClick: () => void run('all') },
    { key: 'page', label: t('exportPage'), onClick: () => void run('page') },
    {
      key: 'selected',
      label: t('exportSelected', { count: selected.length }),
      disabled: selected.length === 0,
      onClick: () => void run('selected'),
    },
  ];
  return (
    <>
      {config.exportCall && (
        <Dropdown menu={{ items: choices }} trigger={['click']} disabled={busy} autoFocus onOpenChange={keepFocus}>
          <BusyButton ref={button} icon={<DownloadOutlined aria-hidden />} busy={busy}>
            {t(busy ? 'exporting' : 'export')} <DownOutlined aria-hidden />
          </BusyButton>
        </Dropdown>
      )}
      <Button icon={<PrinterOutlined aria-hidden />} disabled={view.isFetching} onClick={print}>
        {t('print')}
      </Button>
      {printing && <PrintSheet onDone={() => setPrinting(false)} />}
    </>
  );
}
