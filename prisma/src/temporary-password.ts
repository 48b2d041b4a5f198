import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** A password for somebody who has to change it: twelve letters and digits that cannot be mistaken for one another. */
export function temporaryPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] as string;
  return Array.from({ length: 12 }, (_, index) => pick(index % 3 === 2 ? DIGITS : LETTERS)).join('');
}
