import { LoadingOutlined, PrinterOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { focusBack } from '../../shared/ui/focus-back.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { scopesOf } from './applied.ts';
import { usePrintout } from './use-printout.ts';

const PrintSheet = lazyPart(() => import('./print-sheet.tsx').then((part) => part.PrintSheet), null);

const LABELS = { all: 'printAll', page: 'printPage', selected: 'printSelected' } as const;

/** Prints all rows, those of the page or those selected. */
export function PrintControl() {
  const { t } = useTexts();
  const kit = useKit();
  const { selected } = kit;
  const { busy, prepare, printout, done } = usePrintout();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(busy ? 'preparingPrint' : 'print');
  const choices = scopesOf(kit).map((scope) => ({
    key: scope,
    label: t(LABELS[scope], { count: selected.length }),
    disabled: scope === 'selected' && selected.length === 0,
    onClick: () => void prepare(scope),
  }));
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
