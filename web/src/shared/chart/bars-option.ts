import type { Language } from '../i18n/language.ts';
import { measures } from '../theme/tokens.ts';
import type { ChartColours } from './chart-colours.ts';
import type { ChartOption } from './engine.ts';

/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** What is said of it under the pointer. */
  readonly said: string;
}

interface Drawn {
  readonly colours: ChartColours;
  readonly language: Language;
  /** From left to right, below each other, for names that are long. */
  readonly across?: boolean;
}

/** A month (yyyy-MM) as it stands below its bar; the first one, and each January, with its year. */
export function monthName(month: string, index: number, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const name = new Date(0, Number(number) - 1).toLocaleString(language, { month: 'short' });
  return index === 0 || number === '01' ? `${name}\n${year}` : name;
}

/** How bars are drawn, in the colours of the appearance. */
export function barsOption(bars: readonly Bar[], { colours, language, across = false }: Drawn): ChartOption {
  const text = { color: colours.textSoft, fontFamily: measures.fontFamily, fontSize: 12 };
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const names = {
    type: 'category',
    data: bars.map(({ name }) => name),
    // The first one stands at the top.
    inverse: across,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colours.line } },
    axisLabel: {
      ...text,
      ...(across ? ({ interval: 0, width: 160, overflow: 'break' } as const) : ({ interval: 'auto', hideOverlap: true } as const)),
    },
  } as const;
  const values = {
    type: 'value',
    splitNumber: 4,
    minInterval: 1,
    splitLine: { lineStyle: { color: colours.line } },
    axisLabel: { ...text, formatter: (value: number) => short.format(value) },
  } as const;
  return {
    animation: false,
    grid: { left: 4, right: across ? 16 : 4, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    ...(across ? { xAxis: values, yAxis: names } : { xAxis: names, yAxis: values }),
    tooltip: {
      trigger: 'axis',
      // Drawn, not written as HTML: the page allows no styles within texts.
      renderMode: 'richText',
      axisPointer: { type: 'shadow', shadowStyle: { color: colours.pointed, opacity: 0.6 } },
      backgroundColor: colours.raised,
      borderColor: colours.line,
      textStyle: { ...text, color: colours.text },
      formatter: (under) => bars[(Array.isArray(under) ? under[0] : under)?.dataIndex ?? -1]?.said ?? '',
    },
    series: [{ type: 'bar', barMaxWidth: 32, emphasis: { disabled: true }, color: colours.bar, data: bars.map(({ value }) => value) }],
  };
}
