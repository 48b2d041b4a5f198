import { NOTICE_LEVELS } from '@hall/contract/notices';

/** The notices of some levels: important is whatever is neither ordinary nor red. */
export function atLevels(levels: readonly number[]) {
  const { ordinary, red, important } = NOTICE_LEVELS;
  const notAsked = [ordinary, red].filter((level) => !levels.includes(level));
  return { level: levels.includes(important) ? { notIn: notAsked } : { in: [...levels] } };
}

/** Levels out of what a caller sends for such: what is none has no notices. */
export const levelsOf = (values: readonly string[]): number[] =>
  Object.values(NOTICE_LEVELS).filter((level) => values.includes(String(level)));
