import * as z from 'zod/mini';
import { dayFault, isMoment } from '../rules/dates.ts';
import { ruled } from './ruled.ts';

/** A yes/no that travels as the text `'1'` or `'0'`. */
export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** Text of 1 to `max` characters (100 unless said: the limit of every text input, spec 5). */
export const text = (max = 100) => z.string().check(z.minLength(1), z.maxLength(max));

/** Text that may be left empty. */
export const optionalText = (max = 100) => z.optional(z.string().check(z.maxLength(max)));

/** A moment as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai (spec 9). */
export const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** A day as `yyyy-MM-dd`, one that the calendar has. */
export const day = z.string().check(ruled(dayFault));

/** A day, or a moment of one, such as calendar and clock have. */
export const dayOrMoment = z.union([day, moment.check(z.refine(isMoment))]);
