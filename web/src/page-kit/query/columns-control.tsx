import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useKit } from '../kit-context.ts';
import { ColumnPanel } from '../table/column-panel.tsx';
import { useTexts } from '../texts.ts';

/** Opens the tree of the table's columns. */
export function ColumnsControl() {
  const { t } = useTexts();
  const { columns } = useKit();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={<ColumnPanel columns={columns.columns} onChange={columns.arrange} onRestore={columns.restore} />}
    >
      <Button icon={<SettingOutlined aria-hidden />}>{t('columns')}</Button>
    </Popover>
  );
}
