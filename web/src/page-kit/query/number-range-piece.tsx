import { Input, Space } from 'antd';
import { useTexts } from '../texts.ts';
import { type PieceProps, statusOf } from './piece.ts';

/** Two numbers, either of which may be left open. */
export function NumberRangePiece({ field, id, values, onChange, fault }: PieceProps) {
  const { t, language } = useTexts();
  const input = (name: string, inputId: string, hint: string) => (
    <Input
      id={inputId}
      inputMode={field.decimals > 0 ? 'decimal' : 'numeric'}
      aria-label={`${field.title[language]} ${hint}`}
      placeholder={hint}
      value={values[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value.trim() })}
      {...statusOf(fault)}
    />
  );
  return (
    <Space.Compact block>
      {input(field.fieldId, id, t('least'))}
      {input(field.endFieldId ?? '', `${id}-end`, t('most'))}
    </Space.Compact>
  );
}
