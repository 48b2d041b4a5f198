import { DeleteOutlined, DownloadOutlined, EditOutlined, EyeOutlined, PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { OperationRecord } from '@hall/contract/logs';
import { valueText } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';
import './action-cell.css';

const ICONS = {
  create: PlusOutlined,
  change: EditOutlined,
  delete: DeleteOutlined,
  read: EyeOutlined,
  export: DownloadOutlined,
  print: PrinterOutlined,
} as const;

/** What was done: its verb as a label, told apart by word and shape as well as by colour, and its name. */
export function ActionCell({ record }: { readonly record: OperationRecord }) {
  const { language, pick } = useTexts();
  const { kind, verb = kind === 'setting' ? 'change' : kind } = record;
  const Icon = ICONS[verb];
  const name = pick(record.action, record.actionEn);
  return (
    <span className="log-action" title={name}>
      <span className={`log-verb log-verb-${verb}`}>
        <Icon aria-hidden />
        {valueText(OperationRecord, 'verb', verb, language)}
      </span>
      {name}
    </span>
  );
}
