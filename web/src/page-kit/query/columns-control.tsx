import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useKit } from '../kit-context.ts';
import type { ColumnPanelProps } from '../table/column-panel.tsx';
import { useTexts } from '../texts.ts';

const ColumnPanel = lazyPart<ColumnPanelProps>(() => import('../table/column-panel.tsx').then((part) => part.ColumnPanel));

/** Opens the tree of the table's columns. */
export function ColumnsControl() {
  const { t } = useTexts();
  const { columns } = useKit();
  const state = useDropPanel();
  const done = () => state.change(false);
  const panel = <ColumnPanel columns={columns.columns} onChange={columns.arrange} onRestore={columns.restore} onDone={done} />;
  return (
    <DropPanel state={state} content={panel}>
      <Button icon={<SettingOutlined aria-hidden />} aria-expanded={state.open}>
        <span className="kit-tool-name">{t('columns')}</span>
      </Button>
    </DropPanel>
  );
}
