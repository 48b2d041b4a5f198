import { dark, light } from '../theme/tokens.ts';

/** What a chart is painted in. */
export interface ChartColours {
  readonly bar: string;
  readonly text: string;
  readonly textSoft: string;
  readonly line: string;
  /** Of what lies over the chart. */
  readonly raised: string;
  /** Of what is under the pointer. */
  readonly pointed: string;
}

/** Those of the system, where it forces its own. */
export const SYSTEM_COLOURS: ChartColours = {
  bar: 'Highlight',
  text: 'CanvasText',
  textSoft: 'CanvasText',
  line: 'GrayText',
  raised: 'Canvas',
  pointed: 'GrayText',
};

const coloursOf = ({ accent, text, textSoft, hairline, raised, accentSoft }: Record<keyof typeof light, string>): ChartColours => ({
  bar: accent,
  text,
  textSoft,
  line: hairline,
  raised,
  pointed: accentSoft,
});

export const CHART_COLOURS = { light: coloursOf(light), dark: coloursOf(dark) } as const;
