import * as z from 'zod/mini';
import type { Label } from '../bilingual.ts';
import { dayFault, isMoment } from '../rules/dates.ts';
import { isSeen } from '../rules/seen.ts';
import { byRule } from './by-rule.ts';
import { codedAs } from './coded.ts';

/** A yes/no that travels as the text `'1'` or `'0'`, with what each is called. */
export const flagOf = (no: Label, yes: Label) => codedAs({ '0': no, '1': yes }, { '0': false, '1': true });

/** As {@link flagOf}, where yes and no say it. */
export const flag = flagOf(['否', 'No'], ['是', 'Yes']);

/** Whether somebody has read it. */
export const ReadState = flagOf(['未读', 'Unread'], ['已读', 'Read']);

/** Text of 1 to `max` characters (100 unless said: the limit of every text input, spec 5). */
export const text = (max = 100) => z.string().check(z.minLength(1), z.maxLength(max));

/** As {@link text}, of which somebody sees something: a name of nothing but blanks, or of what is drawn as nothing, is none. */
export const seenText = (max = 100) =>
  z.string().check(
    byRule((said) => (isSeen(said) ? undefined : 'required')),
    z.maxLength(max),
  );

/** Text that may be left empty. */
export const optionalText = (max = 100) => z.optional(z.string().check(z.maxLength(max)));

/** An amount in yuan: decimal text with two digits after the point. */
export const amount = z.string().check(z.regex(/^-?\d+\.\d{2}$/));

/** A moment as `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai (spec 9). */
export const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));

/** A day as `yyyy-MM-dd`, one that the calendar has. */
export const day = z.string().check(byRule(dayFault));

/** A day, or a moment of one, such as calendar and clock have. */
export const dayOrMoment = z.union([day, moment.check(z.refine(isMoment))]);
