import { expect, it } from 'vitest';
import { barsOption } from './bars-option.ts';
import { CHART_COLOURS } from './chart-colours.ts';

const BARS = [
  { name: 'School of Computing', value: 3, said: 'three' },
  { name: 'University Library', value: 1, said: 'one' },
];
const drawn = (across: boolean) => barsOption(BARS, { colours: CHART_COLOURS.light, language: 'en', across });

it('PROJ-29 long names stand below each other, the first at the top, and each is written', () => {
  const { yAxis, xAxis } = drawn(true);
  expect(yAxis).toMatchObject({ type: 'category', data: ['School of Computing', 'University Library'], inverse: true });
  expect(yAxis).toMatchObject({ axisLabel: { interval: 0, overflow: 'break' } });
  expect(xAxis).toMatchObject({ type: 'value' });
});

it('PROJ-29 short ones stand beside each other', () => {
  const { xAxis, yAxis } = drawn(false);
  expect(xAxis).toMatchObject({ type: 'category', inverse: false });
  expect(yAxis).toMatchObject({ type: 'value' });
});
