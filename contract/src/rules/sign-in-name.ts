import type { Rule } from '../errors.ts';

/** What is wrong with a name that somebody would sign in with: with what nobody sees in it, it looks like that of another. */
export function signInNameFault(name: string): Rule | undefined {
  if (/\s/.test(name)) return 'no-blanks';
  return /[\p{Cc}\p{Cf}]/u.test(name) ? 'format' : undefined;
}
