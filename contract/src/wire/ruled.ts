import * as z from 'zod/mini';
import type { Rule } from '../errors.ts';

/** Lets one of the rules that forms use judge a text of a request: its fault is what the refusal names (API-2). */
export const ruled = (faultOf: (text: string) => Rule | undefined) =>
  z.check<string>(({ value, issues }) => {
    const rule = faultOf(value);
    if (rule) issues.push({ code: 'custom', input: value, params: { rule } });
  });
