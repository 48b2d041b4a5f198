import 'dayjs/locale/zh-cn';
import { DAY_FORMAT } from '@hall/contract/rules/constants';
import dayjs, { type Dayjs } from 'dayjs';
import { DatePicker } from '../ui/date-picker.ts';
import type { Control } from './control.ts';

/** A day: yyyy-MM-dd, empty where none is chosen. */
export function DayInput({ value, onChange, ...control }: Control<string>) {
  const changed = (day: Dayjs | null) => onChange?.(day ? day.format(DAY_FORMAT) : '');
  return <DatePicker {...control} value={value ? dayjs(value) : null} onChange={changed} />;
}
