import { afterEach, expect, it, vi } from 'vitest';
import { drawPicture } from './picture.ts';
import { drawSlider } from './slider.ts';

/** What is slow to reckon, and was reckoned for each pixel. */
const SLOW = ['sin', 'cos', 'atan2', 'hypot'] as const;

afterEach(() => vi.restoreAllMocks());

it.each([
  ['slider', drawSlider, 300 * 150 * 2],
  ['picture', drawPicture, 160 * 56 * 3],
] as const)('SEC-4 AUTH-3 a %s is drawn with little to reckon: its drawing keeps everybody else waiting', (_, draw, most) => {
  const reckoned = SLOW.map((name) => vi.spyOn(Math, name));
  draw();
  expect(reckoned.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThan(most);
});
