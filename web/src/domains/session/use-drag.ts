import { type PointerEvent, useRef } from 'react';

interface Drag {
  /** Where the tile is, in the board's own measure. */
  readonly at: number;
  /** The farthest it goes. */
  readonly most: number;
  /** How wide the board is in its own measure, however wide it is shown. */
  readonly boardWidth: number;
  readonly onMove: (at: number) => void;
}

/** What lets a tile be taken hold of, by mouse, pen or finger, and moved along the board that it lies on. */
export function useDrag({ at, most, boardWidth, onMove }: Drag) {
  const grip = useRef<{ readonly at: number; readonly clientX: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at, clientX: event.clientX };
  };
  const onPointerMove = ({ isPrimary, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const shown = currentTarget.parentElement?.clientWidth;
    if (!isPrimary || !grip.current || !shown) return;
    const moved = grip.current.at + ((clientX - grip.current.clientX) * boardWidth) / shown;
    onMove(Math.round(Math.min(most, Math.max(0, moved))));
  };
  const onLostPointerCapture = () => {
    grip.current = undefined;
  };
  return { onPointerDown, onPointerMove, onLostPointerCapture };
}
