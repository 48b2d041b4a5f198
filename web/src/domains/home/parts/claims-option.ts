import type { ClaimedInMonth } from '@hall/contract/home';
import type { ChartColours } from '../../../shared/chart/chart-colours.ts';
import type { ChartOption } from '../../../shared/chart/engine.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { measures } from '../../../shared/theme/tokens.ts';

interface Drawn {
  readonly colours: ChartColours;
  readonly language: Language;
  /** What is said of a month under the pointer. */
  readonly said: (month: ClaimedInMonth) => string;
}

/** The month as it stands below its bar; the first one, and each January, with its year. */
function monthName(month: string, index: number, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const name = new Date(0, Number(number) - 1).toLocaleString(language, { month: 'short' });
  return index === 0 || number === '01' ? `${name}\n${year}` : name;
}

/** How the bars are drawn, in the person's language. */
export function claimsOption(months: readonly ClaimedInMonth[], { colours, language, said }: Drawn): ChartOption {
  const text = { color: colours.textSoft, fontFamily: measures.fontFamily, fontSize: 12 };
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  return {
    animation: false,
    grid: { left: 4, right: 4, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: months.map(({ month }, index) => monthName(month, index, language)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.line } },
      axisLabel: { ...text, interval: 'auto', hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      splitLine: { lineStyle: { color: colours.line } },
      axisLabel: { ...text, formatter: (value: number) => short.format(value) },
    },
    tooltip: {
      trigger: 'axis',
      // Drawn, not written as HTML: the page allows no styles within texts.
      renderMode: 'richText',
      axisPointer: { type: 'shadow', shadowStyle: { color: colours.pointed, opacity: 0.6 } },
      backgroundColor: colours.raised,
      borderColor: colours.line,
      textStyle: { ...text, color: colours.text },
      formatter: (bars) => {
        const month = months[(Array.isArray(bars) ? bars[0] : bars)?.dataIndex ?? -1];
        return month ? said(month) : '';
      },
    },
    series: [
      { type: 'bar', barMaxWidth: 32, emphasis: { disabled: true }, color: colours.bar, data: months.map(({ amount }) => Number(amount)) },
    ],
  };
}
