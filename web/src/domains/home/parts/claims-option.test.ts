import { describe, expect, it } from 'vitest';
import { CHART_COLOURS } from '../../../shared/chart/chart-colours.ts';
import type { ChartOption } from '../../../shared/chart/engine.ts';
import { dark, light } from '../../../shared/theme/tokens.ts';
import { claimsOption } from './claims-option.ts';

const MONTHS = [
  { month: '2025-12', count: 1, amount: '150.05' },
  { month: '2026-01', count: 0, amount: '0.00' },
  { month: '2026-02', count: 2, amount: '20000.00' },
];

const drawn = (language: 'zh' | 'en', shade: 'light' | 'dark' = 'light') =>
  claimsOption(MONTHS, { colours: CHART_COLOURS[shade], language, said: ({ month, count }) => `${month} ${count}` });
const only = <T>(part: T | T[] | undefined): T => [part].flat()[0] as T;

describe('APPS-5 what is drawn of claims', () => {
  it.each([
    ['zh', ['12月\n2025', '1月\n2026', '2月']],
    ['en', ['Dec\n2025', 'Jan\n2026', 'Feb']],
  ] as const)('APPS-5 a bar a month, with the year where one begins: %s', (language, names) => {
    const { xAxis, series } = drawn(language);
    expect(only(xAxis)).toMatchObject({ data: names });
    expect(only(series)).toMatchObject({ data: [150.05, 0, 20000] });
  });

  it('APPS-5 what is said of a month comes under the pointer, and nothing beside the bars', () => {
    const { formatter } = only(drawn('en').tooltip) as { formatter: (bars: object) => string };
    expect(formatter([{ dataIndex: 2 }])).toBe('2026-02 2');
    expect(formatter([])).toBe('');
  });

  it('APPS-5 bars have the colours of the appearance', () => {
    const colour = ({ series }: ChartOption) => (only(series) as { color: string }).color;
    expect([colour(drawn('zh')), colour(drawn('zh', 'dark'))]).toEqual([light.accent, dark.accent]);
  });
});
