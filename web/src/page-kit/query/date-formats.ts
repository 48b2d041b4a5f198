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

/** Named ranges: a number of days up to and including today. */
export const RANGE_DAYS = [7, 30, 90] as const;

/** The beginning of a day in Asia/Shanghai, as text of the calendar there: where the browser is does not matter. */
export const daysAgo = (days: number): Dayjs => dayjs(wireDay(new Date())).subtract(days, 'day');
export const lastDays = (days: number): [Dayjs, Dayjs] => [daysAgo(days - 1), daysAgo(0).endOf('day')];
