import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { extended, placeAt, placeByKey, type Range } from './bar-times.ts';

interface Marking {
  readonly count: number;
  /** The bars of the time that is asked for. */
  readonly chosen: Range | undefined;
  readonly onChoose: (range: Range) => void;
}

/**
 * How bars are chosen: by a press, by drawing over several, and by keyboard, where Shift with the arrows marks several. With Shift a
 * press names the other end of what is chosen.
 */
export function useMarking({ count, chosen, onChoose }: Marking) {
  const [marked, setMarked] = useState<Range>();
  /** The bar that is told of: below the pointer, or with the focus. */
  const [pointed, setPointed] = useState<number>();
  const [place, setPlace] = useState<number>();
  const isDrawing = useRef(false);
  const current = Math.min(place ?? chosen?.[0] ?? count - 1, count - 1);

  const choose = (range: Range, other: boolean) => {
    const end = range[1];
    setMarked(undefined);
    setPointed(undefined);
    setPlace(undefined);
    onChoose(other ? extended(chosen ?? [current, current], end) : range);
  };
  const at = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return placeAt(clientX - left, width, count);
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    const over = at(event);
    setPointed(over);
    if (isDrawing.current && marked) setMarked([marked[0], over]);
  };
  const stop = () => {
    isDrawing.current = false;
    setMarked(undefined);
    setPointed(undefined);
  };
  const byPointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isDrawing.current = true;
      setMarked([at(event), at(event)]);
    },
    onPointerMove: draw,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!isDrawing.current || !marked) return;
      isDrawing.current = false;
      choose([marked[0], at(event)], event.shiftKey);
    },
    onPointerCancel: stop,
    onPointerLeave: () => !isDrawing.current && setPointed(undefined),
  };
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setMarked(undefined);
    const next = placeByKey(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    setMarked(event.shiftKey ? [marked?.[0] ?? current, next] : undefined);
    setPlace(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  /** By keyboard, or whatever else presses a button without a pointer. */
  const press = (event: MouseEvent<HTMLElement>, pressed: number) => {
    if (event.detail === 0) choose(marked ?? [pressed, pressed], event.shiftKey && !marked);
  };
  const focus = (focused: number) => {
    setPlace(focused);
    setPointed(focused);
  };
  return { marked, pointed, current, byPointer, byKey, press, focus, blur: () => setPointed(undefined) };
}
