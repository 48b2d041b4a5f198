import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import type { ExportRequest } from '@hall/contract/exchange';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { focusBack } from '../../shared/ui/focus-back.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { scopesOf } from './applied.ts';
import { useExport } from './use-export.ts';

const LABELS = {
  excel: { all: 'exportAll', page: 'exportPage', selected: 'exportSelected' },
  pdf: { all: 'exportAllPdf', page: 'exportPagePdf', selected: 'exportSelectedPdf' },
} as const;

/** Exports all rows, those of the page or those selected, as a spreadsheet or for printing. */
export function ExportControl() {
  const { t } = useTexts();
  const kit = useKit();
  const { config, selected } = kit;
  const { busy, run } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  if (!config.exportCall) return null;
  const choice = (format: ExportRequest['format'], scope: ExportRequest['scope']) => ({
    key: `${format} ${scope}`,
    label: t(LABELS[format][scope], { count: selected.length }),
    disabled: scope === 'selected' && selected.length === 0,
    onClick: () => void run(scope, format),
  });
  const scopes = scopesOf(kit);
  const choices = [
    ...scopes.map((scope) => choice('excel', scope)),
    { type: 'divider' as const },
    ...scopes.map((scope) => choice('pdf', scope)),
  ];
  return (
    <Dropdown menu={{ items: choices }} trigger={['click']} autoFocus onOpenChange={(open) => focusBack(open, button.current)}>
      <BusyButton ref={button} icon={<DownloadOutlined aria-hidden />} busy={busy}>
        <span className="kit-tool-name">{t(busy ? 'exporting' : 'export')}</span> <DownOutlined aria-hidden />
      </BusyButton>
    </Dropdown>
  );
}
