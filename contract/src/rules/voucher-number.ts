/** Digits of the number within its year, and of the whole: year, number within it, check digit. */
const RUNNING_DIGITS = 7;
const BEFORE_CHECK = 4 + RUNNING_DIGITS;
export const VOUCHER_NUMBER_LENGTH = BEFORE_CHECK + 1;

/** ISO/IEC 7064, MOD 11,10: it finds every digit that is wrong, and nearly every two that changed places. */
function checkDigit(digits: string): number {
  const product = [...digits].reduce((last, digit) => (((last + Number(digit)) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10;
}

/**
 * A voucher's number: digits alone, since a scanner types it like a keyboard, and an input method for Chinese would take letters.
 * @param running from 1 within the year
 */
export function voucherNumber(year: number, running: number): string {
  const digits = `${year}${String(running).padStart(RUNNING_DIGITS, '0')}`;
  return digits + checkDigit(digits);
}

/** The number within its year. */
export const runningOf = (number: string): number => Number(number.slice(4, BEFORE_CHECK));

/** The number in what was typed or scanned: with or without its gaps, in digits of any width; none where it cannot be one. */
export function voucherNumberIn(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== VOUCHER_NUMBER_LENGTH) return undefined;
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : undefined;
}

/** What is wrong with what was typed or scanned as a voucher's number. */
export const voucherNumberFault = (text: string): 'required' | 'voucher-number' | undefined => {
  if (text.trim() === '') return 'required';
  return voucherNumberIn(text) ? undefined : 'voucher-number';
};

/** A number as people read it out: `2026 0000 1234`. */
export const spacedVoucherNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
