import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { useKit } from '../kit-context.ts';
import { ColumnPanel } from '../table/column-panel.tsx';
import { useTexts } from '../texts.ts';

/** Opens the tree of the table's columns. */
export function ColumnsControl() {
  const { t } = useTexts();
  const { columns } = useKit();
  const state = useDropPanel();
  return (
    <DropPanel state={state} content={<ColumnPanel columns={columns.columns} onChange={columns.arrange} onRestore={columns.restore} />}>
      <Button icon={<SettingOutlined aria-hidden />} aria-expanded={state.open}>
        {t('columns')}
      </Button>
    </DropPanel>
  );
}
