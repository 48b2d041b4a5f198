import { voucherNumber } from '@hall/contract/rules/voucher-number';
import { expect, it } from 'vitest';
import { barsOf, barsPath } from './bar-code.ts';
import { textInPixels } from './picture-bar-code.ts';

const WIDE = 3;
const QUIET = 12;

/** A picture of the bars as a camera would take it: dark on light, with some light round them. */
function pictureOf(bits: string, { upsideDown = false, noise = 0 } = {}) {
  const width = (bits.length + 2 * QUIET) * WIDE;
  const height = 60;
  const shown = upsideDown ? [...bits].reverse().join('') : bits;
  const pixels = Uint8ClampedArray.from({ length: width * height }, (_, at) => {
    const module = Math.floor((at % width) / WIDE) - QUIET;
    const light = shown[module] === '1' ? 30 : 220;
    return light + ((at * 7919) % (noise + 1));
  });
  return { pixels, width, height };
}

const number = voucherNumber(2026, 123);

it.each([{}, { upsideDown: true }, { noise: 30 }])('LOGI-1 the bars that are printed are read in a picture: %j', (how) => {
  expect(textInPixels(pictureOf(barsOf(number), how))).toBe(number);
});

it('LOGI-1 bars of something else say what they say, and a picture without bars says nothing', () => {
  expect(textInPixels(pictureOf(barsOf('JK2026-7')))).toBe('JK2026-7');
  expect(textInPixels(pictureOf('0'.repeat(60)))).toBeUndefined();
});

it('LOGI-1 bars are drawn where the bits are', () => {
  expect(barsPath('0110001', 5)).toBe('M1 0h2v5h-2zM6 0h1v5h-1z');
});

it('LOGI-1 digits are written two to a symbol: a number has 11 symbols less than as letters', () => {
  expect(barsOf(number)).toHaveLength(11 * (1 + 6 + 1) + 13);
});
