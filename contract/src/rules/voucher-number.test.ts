import { describe, expect, it, test } from 'vitest';
import { runningOf, spacedVoucherNumber, voucherNumber, voucherNumberFault, voucherNumberIn } from './voucher-number.ts';

describe('LOGI-1 a voucher’s number', () => {
  const number = voucherNumber(2026, 123);

  it('has its year, its number within that, and a check digit', () => {
    expect(number).toMatch(/^20260000123\d$/);
    expect(runningOf(number)).toBe(123);
    expect(spacedVoucherNumber(number)).toMatch(/^2026 0000 123\d$/);
  });

  it.each([number, ` ${number}\n`, spacedVoucherNumber(number), number.replace(/(....)/, '$1-'), `２０２６${number.slice(4)}`])(
    'is read in "%s"',
    (typed) => {
      expect(voucherNumberIn(typed)).toBe(number);
      expect(voucherNumberFault(typed)).toBeUndefined();
    },
  );

  it('is none with one digit wrong, whichever it is', () => {
    const wrong = [...number].flatMap((digit, place) =>
      [...'0123456789'].filter((other) => other !== digit).map((other) => number.slice(0, place) + other + number.slice(place + 1)),
    );
    expect(wrong).toHaveLength(108);
    expect(wrong.filter((typed) => voucherNumberIn(typed) !== undefined)).toEqual([]);
  });

  test.each(['', ' '])('is missing in "%s"', (typed) => expect(voucherNumberFault(typed)).toBe('required'));
  test.each(['2026', `${number}0`, `A${number}`, 'JK202600001'])('is none in "%s"', (typed) =>
    expect(voucherNumberFault(typed)).toBe('voucher-number'),
  );
});
