import * as z from 'zod/mini';
import type { Rule } from '../errors.ts';

/** Checks a text of a request by a rule that forms use as well: the refusal names its fault (API-2). */
export const byRule = (faultOf: (text: string) => Rule | undefined) =>
  z.check<string>(({ value, issues }) => {
    const rule = faultOf(value);
    if (rule) issues.push({ code: 'custom', input: value, params: { rule } });
  });

/** Checks that the items of a list differ in what `keyOf` says of them. */
export const once = <T>(keyOf: (item: T) => unknown) =>
  z.check<T[]>(({ value, issues }) => {
    const different = new Set(value.map(keyOf)).size;
    if (different < value.length) issues.push({ code: 'custom', input: value, params: { rule: 'repeated' satisfies Rule } });
  });
