import 'dayjs/locale/zh-cn';
import { MINUTE_FORMAT, MOMENT_FORMAT } from '@hall/contract/rules/constants';
import dayjs, { type Dayjs } from 'dayjs';
import { DatePicker } from '../ui/date-picker.ts';
import type { Control } from './control.ts';

interface MomentProps extends Control<string> {
  /** Chosen to the minute; to the second unless said. */
  readonly toMinute?: boolean;
}

/** A day and a time of it. */
export function MomentInput({ value, onChange, toMinute = false, ...rest }: MomentProps) {
  const chosen = (moment: Dayjs | null) => onChange?.(moment ? (toMinute ? moment.startOf('minute') : moment).format(MOMENT_FORMAT) : '');
  const time = toMinute ? { showTime: { showSecond: false }, format: MINUTE_FORMAT } : { showTime: true, format: MOMENT_FORMAT };
  return <DatePicker {...rest} {...time} value={value ? dayjs(value) : null} onChange={chosen} />;
}
