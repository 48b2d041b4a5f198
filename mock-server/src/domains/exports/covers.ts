import { isDeepStrictEqual } from 'node:util';

type Condition = Readonly<Record<string, unknown>>;

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a condition in Prisma's words, of what a person sees now, is true of all rows of another, of what was seen once: it is the
 * same, has fewer parts, or more values or alternatives. What cannot be told so is not. Time has passed for everybody.
 */
export function covers(now: unknown, then: unknown): boolean {
  if (now instanceof Date || isDeepStrictEqual(now, then)) return true;
  return (
    isCondition(now) && isCondition(then) && Object.entries(now).every(([key, part]) => key in then && partCovers(key, part, then[key]))
  );
}

/** Under what turns a condition into its contrary, more is less. */
const CONTRARY: readonly string[] = ['NOT', 'not', 'isNot', 'none', 'every'];

function partCovers(key: string, now: unknown, then: unknown): boolean {
  if (CONTRARY.includes(key)) return isDeepStrictEqual(now, then);
  if (!Array.isArray(now) || !Array.isArray(then)) return covers(now, then);
  if (key === 'in') return then.every((value) => now.includes(value));
  if (key === 'OR') return then.every((one) => now.some((other) => covers(other, one)));
  return isDeepStrictEqual(now, then);
}
