import { type RefObject, useEffect, useRef } from 'react';
import { type ChartOption, init } from './engine.ts';
import './chart.css';

interface ChartProps {
  /** Stable between renderings where nothing of it changes: the chart is drawn anew for another. */
  readonly option: ChartOption;
  /** What the chart shows, in a sentence, for who cannot see it. */
  readonly label: string;
}

/** The drawing that a part of the page holds, as wide and high as that is. */
function useDrawing(part: RefObject<HTMLDivElement | null>, option: ChartOption): void {
  const drawing = useRef<ReturnType<typeof init>>(undefined);
  useEffect(() => {
    if (!part.current) return;
    const made = init(part.current, null, { renderer: 'svg' });
    const sized = new ResizeObserver(() => made.resize());
    sized.observe(part.current);
    drawing.current = made;
    return () => {
      sized.disconnect();
      made.dispose();
    };
  }, [part]);
  useEffect(() => drawing.current?.setOption(option, { notMerge: true }), [option]);
}

/** A chart. What draws it is large: load it when the page is usable. */
export function Chart({ option, label }: ChartProps) {
  const part = useRef<HTMLDivElement>(null);
  useDrawing(part, option);
  return <div className="hall-chart" role="img" aria-label={label} ref={part} />;
}
