import { type PointerEvent, useState } from 'react';
import { trackPointer } from '../../shared/ui/track-pointer.ts';
import { dropPlace } from './drop-place.ts';

/** How far a tab is pulled before it counts as dragged and not as clicked, in px. */
const SLACK = 6;

interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** Lets tabs be dragged into another order. @param onDrop told a tab's place before and after */
export function useTabDrag(onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const grab = (event: PointerEvent, from: number) => {
    const tabs = [...(event.currentTarget.closest('[role=tablist]')?.querySelectorAll('.tab') ?? [])];
    const start = event.clientX;
    let last: Dragged | undefined;
    trackPointer(event, {
      onMove: (dx) => {
        if (!last && Math.abs(dx) < SLACK) return;
        const spans = tabs.map((tab) => tab.getBoundingClientRect());
        last = { from, to: dropPlace(spans, from, start + dx) };
        setDragged(last);
      },
      onEnd: () => {
        setDragged(undefined);
        if (last && last.to !== last.from) onDrop(last.from, last.to);
      },
    });
  };
  const markOf = (index: number): 'before' | 'after' | undefined => {
    if (!dragged || dragged.to !== index || dragged.to === dragged.from) return undefined;
    return dragged.to < dragged.from ? 'before' : 'after';
  };
  return { grab, markOf, dragging: dragged?.from };
}
