import * as z from 'zod/mini';
import type { Rule } from '../errors.ts';

/** Checks a text of a request by a rule that forms use as well: the refusal names its fault (API-2). */
export const byRule = (faultOf: (text: string) => Rule | undefined) =>
  z.check<string>(({ value, issues }) => {
    const rule = faultOf(value);
    if (rule) issues.push({ code: 'custom', input: value, params: { rule } });
  });
