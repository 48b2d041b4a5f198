import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common passwords are refused (ACCT-3). */
const MOST_COMMON = 10_000;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among the 10,000 most common ones, in whatever letter case. The list is the one that zxcvbn-ts keeps. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
  return common.has(password.toLowerCase());
}
