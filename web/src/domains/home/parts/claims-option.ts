import type { ClaimedInMonth } from '@hall/contract/home';
import { barsOption, monthName } from '../../../shared/chart/bars-option.ts';
import type { ChartColours } from '../../../shared/chart/chart-colours.ts';
import type { ChartOption } from '../../../shared/chart/engine.ts';
import type { Language } from '../../../shared/i18n/language.ts';

interface Drawn {
  readonly colours: ChartColours;
  readonly language: Language;
  /** What is said of a month under the pointer. */
  readonly said: (month: ClaimedInMonth) => string;
}

/** A bar of each month, as high as what was claimed in it. */
export function claimsOption(months: readonly ClaimedInMonth[], { said, ...drawn }: Drawn): ChartOption {
  const bars = months.map((month, index) => ({
    name: monthName(month.month, index, drawn.language),
    value: Number(month.amount),
    said: said(month),
  }));
  return barsOption(bars, drawn);
}
