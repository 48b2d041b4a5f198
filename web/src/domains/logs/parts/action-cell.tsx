import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import { OperationRecord } from '@hall/contract/logs';
import { valueText } from '@hall/contract/wire/coded';
import { plainIcon } from '../../../shared/ui/plain-icon.tsx';
import { useTexts } from '../texts.ts';
import './action-cell.css';

const ICONS = {
  create: plainIcon(PlusOutlined),
  change: plainIcon(EditOutlined),
  delete: plainIcon(DeleteOutlined),
  read: plainIcon(EyeOutlined),
  export: plainIcon(DownloadOutlined),
  print: plainIcon(PrinterOutlined),
} as const;

/** What was done: its verb as a label, told apart by word and shape as well as by colour, and its name. */
export function ActionCell({ record }: { readonly record: OperationRecord }) {
  const { language, pick } = useTexts();
  const { kind, verb = kind === 'setting' ? 'change' : kind } = record;
  const name = pick(record.action, record.actionEn);
  return (
    <span className="log-action" title={name}>
      <span className={`log-verb log-verb-${verb}`}>
        {ICONS[verb]}
        {valueText(OperationRecord, 'verb', verb, language)}
      </span>
      {name}
    </span>
  );
}
