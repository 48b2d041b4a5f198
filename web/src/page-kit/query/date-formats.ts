import type { QueryField } from '@hall/contract/query-fields';
import { DAY_FORMAT, MOMENT_FORMAT } from '@hall/contract/rules/constants';
import { wireDay } from '@hall/contract/rules/shanghai';
import dayjs, { type Dayjs } from 'dayjs';

/** How a date field writes its value: yyyy-MM-dd HH:mm:ss, or the day of it (spec 9). */
export const formatOf = ({ withTime }: Pick<QueryField, 'withTime'>): string => (withTime ? MOMENT_FORMAT : DAY_FORMAT);

export const dateOrNull = (text: string | undefined): Dayjs | null => (text ? dayjs(text) : null);

/** Single days to choose by name: today, yesterday, a week ago. */
export const SINGLE_DAYS = [
  ['today', 0],
  ['yesterday', 1],
  ['weekAgo', 7],
] as const;

/** Named ranges: a number of days up to and including today (spec 9). */
export const RANGE_DAYS = [7, 30, 90] as const;

/** How many days after Monday a day is. */
const sinceMonday = (day: Dayjs): number => (day.day() + 6) % 7;

/** Ranges that have a name of their own. */
export const RANGES_NAMED = {
  today: () => lastDays(1),
  yesterday: (): [Dayjs, Dayjs] => [daysAgo(1), daysAgo(1).endOf('day')],
  thisWeek: () => lastDays(sinceMonday(daysAgo(0)) + 1),
} as const;

/** The beginning of a day in Asia/Shanghai, as text of the calendar there: where the browser is does not matter. */
export const daysAgo = (days: number): Dayjs => dayjs(wireDay(new Date())).subtract(days, 'day');
export const lastDays = (days: number): [Dayjs, Dayjs] => [daysAgo(days - 1), daysAgo(0).endOf('day')];
