import { Input } from 'antd';
import { useTexts } from '../texts.ts';
import { type PieceProps, statusOf } from './piece.ts';

/** A line of text. */
export function TextPiece({ field, id, values, onChange, fault }: PieceProps) {
  const { t, language } = useTexts();
  return (
    <Input
      id={id}
      allowClear
      placeholder={field.placeholder?.[language] ?? t('enter')}
      value={values[field.fieldId] ?? ''}
      onChange={(event) => onChange({ [field.fieldId]: event.target.value })}
      {...statusOf(fault)}
    />
  );
}
