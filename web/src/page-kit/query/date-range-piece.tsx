import 'dayjs/locale/zh-cn';
import { DatePicker } from '../../shared/ui/date-picker.ts';
import { useTexts } from '../texts.ts';
import { dateOrNull, formatOf, lastDays, RANGE_DAYS, RANGES_NAMED } from './date-formats.ts';
import { type PieceProps, statusOf } from './piece.ts';

/** Two days (or moments), either of which may be left open, with today, yesterday, this week and the last 7, 30 and 90 days to choose by name. */
export function DateRangePiece({ field, id, values, onChange, fault }: PieceProps) {
  const { t } = useTexts();
  const format = formatOf(field);
  const { fieldId, endFieldId = '', withTime } = field;
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      className="kit-wide"
      classNames={{ popup: { root: 'kit-picker' } }}
      format={format}
      showTime={withTime}
      order={false}
      needConfirm={false}
      allowEmpty={[true, true]}
      placeholder={[t('from'), t('to')]}
      presets={[
        ...(['today', 'yesterday', 'thisWeek'] as const).map((name) => ({ label: t(name), value: RANGES_NAMED[name]() })),
        ...RANGE_DAYS.map((days) => ({ label: t('lastDays', { days }), value: lastDays(days) })),
      ]}
      value={[dateOrNull(values[fieldId]), dateOrNull(values[endFieldId])]}
      // Unlike onChange, it also tells of one end alone, as when the other is still to be typed.
      onCalendarChange={(dates) =>
        onChange({ [fieldId]: dates?.[0]?.format(format) ?? '', [endFieldId]: dates?.[1]?.format(format) ?? '' })
      }
      {...statusOf(fault)}
    />
  );
}
