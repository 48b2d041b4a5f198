import { BarChart, type BarSeriesOption } from 'echarts/charts';
import { GridComponent, type GridComponentOption, TooltipComponent, type TooltipComponentOption } from 'echarts/components';
import { type ComposeOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GridComponent, TooltipComponent, SVGRenderer]);

/** What a chart can be drawn from; only what is named here is loaded. */
export type ChartOption = ComposeOption<BarSeriesOption | GridComponentOption | TooltipComponentOption>;

export { init };
