import { isDay } from '../calendar.ts';

type DayFault = 'required' | 'date-format';
type DayRangeFault = 'date-incomplete' | 'date-format' | 'date-order' | 'date-past';

/** Whether text is a moment `yyyy-MM-dd HH:mm:ss` that the calendar and the clock have. */
export const isMoment = (text: string): boolean => isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3])(:[0-5]\d){2}$/.test(text.slice(10));

/** What is wrong with a day. */
export function dayFault(text: string): DayFault | undefined {
  if (text === '') return 'required';
  return isDay(text) ? undefined : 'date-format';
}

/**
 * What is wrong with a range of days, both included (spec 5).
 * @param earliest no day may be before it, such as today
 */
export function dayRangeFault(from: string, to: string, earliest?: string): DayRangeFault | undefined {
  if (from === '' || to === '') return 'date-incomplete';
  if (!isDay(from) || !isDay(to)) return 'date-format';
  if (earliest !== undefined && (from < earliest || to < earliest)) return 'date-past';
  return to < from ? 'date-order' : undefined;
}
