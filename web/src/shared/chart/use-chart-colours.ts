import { useShade } from '../theme/appearance.ts';
import { useMedia } from '../ui/use-media.ts';
import { CHART_COLOURS, type ChartColours, SYSTEM_COLOURS } from './chart-colours.ts';

/** The colours of the present appearance; the system's own where it forces them. */
export function useChartColours(): ChartColours {
  const shade = useShade();
  return useMedia('(forced-colors: active)') ? SYSTEM_COLOURS : CHART_COLOURS[shade];
}
