import { Select } from 'antd';
import { useTexts } from '../texts.ts';
import type { PieceProps } from './piece.ts';

/** One of the values that the configuration offers, found by typing where there are many. */
export function SelectPiece({ field, id, values, onChange }: PieceProps) {
  const { t, language } = useTexts();
  const value = values[field.fieldId];
  return (
    <Select
      id={id}
      className="kit-wide"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={field.placeholder?.[language] ?? t('choose')}
      options={field.options.map((option) => ({ value: option.value, label: option[language] }))}
      value={value || null}
      onChange={(chosen: string | undefined) => onChange({ [field.fieldId]: chosen ?? '' })}
    />
  );
}
