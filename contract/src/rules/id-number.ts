import { isDay } from '../calendar.ts';

type IdNumberFault = 'id-number-format' | 'id-number-region' | 'id-number-check';

/** First two digits of the region codes: provinces, municipalities, autonomous and special regions (GB/T 2260). */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(' '),
);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The 18th character that belongs to the first 17 digits (GB 11643). */
export function idNumberCheck(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECKS[sum % 11] as string;
}

/** The 18 characters of an ID number, including one given in the old form of 15 digits. */
export function fullIdNumber(text: string): string {
  const typed = text.trim().toUpperCase();
  if (!/^\d{15}$/.test(typed)) return typed;
  const digits = `${typed.slice(0, 6)}19${typed.slice(6)}`;
  return digits + idNumberCheck(digits);
}

/** What is wrong with an ID number of 15 or 18 characters (spec 5), or `undefined`. */
export function idNumberFault(text: string): IdNumberFault | undefined {
  const number = fullIdNumber(text);
  if (!/^\d{17}[\dX]$/.test(number) || !isBirthDay(number.slice(6, 14))) return 'id-number-format';
  if (!REGIONS.has(number.slice(0, 2))) return 'id-number-region';
  return idNumberCheck(number) === number[17] ? undefined : 'id-number-check';
}

const isBirthDay = (digits: string): boolean =>
  digits >= '18000101' && isDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
