import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { BusyButton } from '../../shared/ui/busy-button.tsx';
import { focusBack } from '../../shared/ui/focus-back.ts';
import { useKit } from '../kit-context.ts';
import { useTexts } from '../texts.ts';
import { useExport } from './use-export.ts';

/** Exports all rows, those of the page or those selected. */
export function ExportControl() {
  const { t } = useTexts();
  const { config, selected, view } = useKit();
  const { busy, run } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  if (!config.exportCall) return null;
  const choices = [
    { key: 'all', label: t('exportAll'), onClick: () => void run('all') },
    // A list that grows shows more than one page of it.
    ...(view.growth ? [] : [{ key: 'page', label: t('exportPage'), onClick: () => void run('page') }]),
    {
      key: 'selected',
      label: t('exportSelected', { count: selected.length }),
      disabled: selected.length === 0,
      onClick: () => void run('selected'),
    },
  ];
  return (
    <Dropdown menu={{ items: choices }} trigger={['click']} autoFocus onOpenChange={(open) => focusBack(open, button.current)}>
      <BusyButton ref={button} icon={<DownloadOutlined aria-hidden />} busy={busy}>
        <span className="kit-tool-name">{t(busy ? 'exporting' : 'export')}</span> <DownOutlined aria-hidden />
      </BusyButton>
    </Dropdown>
  );
}
