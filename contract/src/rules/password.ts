import { PASSWORD_MAX, PASSWORD_MIN } from './constants.ts';

export type PasswordFault = 'password-required' | 'password-length' | 'password-weak' | 'password-same';

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];

/**
 * Whether a password is fit for a person (spec 5, ACCT-3): 6 to 20 characters, at least two kinds of characters, and
 * neither the sign-in name nor the staff number in it. The server adds its list of common passwords.
 * @param old the password that it takes the place of, which it may not equal
 * @returns what is wrong with it, or `undefined`
 */
export function passwordFault(password: string, names: readonly string[], old?: string): PasswordFault | undefined {
  if (password === '') return 'password-required';
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'password-length';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const lower = password.toLowerCase();
  const named = names.some((name) => name.length >= 3 && lower.includes(name.toLowerCase()));
  if (kinds < 2 || named) return 'password-weak';
  return password === old ? 'password-same' : undefined;
}

/** What is wrong with a password of which no more is asked than that there is one. */
export const emptyPasswordFault = (password: string): 'password-required' | undefined =>
  password === '' ? 'password-required' : undefined;

type RepeatFault = 'password-required' | 'password-differs';

/** What is wrong with a password that was typed a second time. */
export function repeatFault(repeated: string, password: string): RepeatFault | undefined {
  if (repeated === '') return 'password-required';
  return repeated === password ? undefined : 'password-differs';
}

/** How strong a password looks: 0 refused, 1 acceptable, 2 good, 3 strong. */
type Strength = 0 | 1 | 2 | 3;

/** Estimated from its length and kinds of characters, for a meter; 0 for one that is refused. */
export function passwordStrength(password: string, names: readonly string[]): Strength {
  if (passwordFault(password, names)) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const points = (different >= 10 ? 2 : different >= 8 ? 1 : 0) + (kinds >= 4 ? 2 : kinds - 2);
  return points >= 4 ? 3 : points >= 2 ? 2 : 1;
}
