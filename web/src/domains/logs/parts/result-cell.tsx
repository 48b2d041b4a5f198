import { CloseCircleOutlined } from '@ant-design/icons';
import { SUCCEEDED } from '@hall/contract/logs';
import { valueText } from '@hall/contract/wire/coded';
import type { Entity } from '@hall/contract/wire/entity';
import { useTexts } from '../texts.ts';
import './result-cell.css';

interface WithResult {
  readonly result: string;
}

interface ResultCellProps<T extends WithResult> {
  readonly entity: Entity<T>;
  readonly record: T;
}

/** What became of a call; one that failed is told by shape and colour as well. */
export function ResultCell<T extends WithResult>({ entity, record: { result } }: ResultCellProps<T>) {
  const { language } = useTexts();
  const text = valueText(entity, 'result', result, language);
  if (SUCCEEDED.includes(result)) return text;
  return (
    <span className="log-failed" title={text}>
      <CloseCircleOutlined aria-hidden /> {text}
    </span>
  );
}
