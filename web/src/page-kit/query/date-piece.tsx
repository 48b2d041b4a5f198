import 'dayjs/locale/zh-cn';
import { DatePicker } from '../../shared/ui/date-picker.ts';
import { useTexts } from '../texts.ts';
import { dateOrNull, daysAgo, formatOf, SINGLE_DAYS } from './date-formats.ts';
import type { PieceProps } from './piece.ts';

/** One day (or moment), with today, yesterday and a week ago to choose by name. */
export function DatePiece({ field, id, values, onChange }: PieceProps) {
  const { t, language } = useTexts();
  const format = formatOf(field);
  return (
    <DatePicker
      id={id}
      className="kit-wide"
      classNames={{ popup: { root: 'kit-picker' } }}
      format={format}
      showTime={field.withTime}
      placeholder={field.placeholder?.[language] ?? t('choose')}
      presets={SINGLE_DAYS.map(([name, days]) => ({ label: t(name), value: daysAgo(days) }))}
      value={dateOrNull(values[field.fieldId])}
      onChange={(date) => onChange({ [field.fieldId]: date ? date.format(format) : '' })}
    />
  );
}
