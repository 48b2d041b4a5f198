import 'dayjs/locale/zh-cn';
import { MOMENT_FORMAT } from '@hall/contract/rules/constants';
import dayjs, { type Dayjs } from 'dayjs';
import type { Control } from '../../../../shared/form/control.ts';
import { DatePicker } from '../../../../shared/ui/date-picker.ts';

// Controls that few notices need, in one chunk: what they share with other pages is split once.

/** A day and a time of it. */
export function MomentInput({ value, onChange, ...rest }: Control<string>) {
  const chosen = (moment: Dayjs | null) => onChange?.(moment ? moment.format(MOMENT_FORMAT) : '');
  return <DatePicker {...rest} showTime format={MOMENT_FORMAT} value={value ? dayjs(value) : null} onChange={chosen} />;
}
