import { DIALOG_MIN_HEIGHT, DIALOG_MIN_WIDTH } from '@hall/contract/rules/constants';

/** Where a dialog is and how large, in px of the viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The sides that a resizing moves. */
export type Edge = 'right' | 'bottom' | 'corner';

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** The box made to fit: no smaller than the least size (or the screen, where that is smaller), and all of it in the viewport. */
export function fitted({ x, y, width, height }: Box, viewport: Viewport): Box {
  const fitWidth = Math.min(Math.max(width, DIALOG_MIN_WIDTH), viewport.width);
  const fitHeight = Math.min(Math.max(height, DIALOG_MIN_HEIGHT), viewport.height);
  return {
    x: between(x, 0, viewport.width - fitWidth),
    y: between(y, 0, viewport.height - fitHeight),
    width: fitWidth,
    height: fitHeight,
  };
}

/** The box moved by a drag of its header; it stops at the edges of the viewport. */
export const moved = (box: Box, dx: number, dy: number, viewport: Viewport): Box => ({
  ...box,
  x: between(box.x + dx, 0, viewport.width - box.width),
  y: between(box.y + dy, 0, viewport.height - box.height),
});

/** The box with a side moved; the opposite sides stay, and the moved one stops at the edge of the viewport. */
export function resized(box: Box, edge: Edge, dx: number, dy: number, viewport: Viewport): Box {
  const width = edge === 'bottom' ? box.width : Math.min(box.width + dx, viewport.width - box.x);
  const height = edge === 'right' ? box.height : Math.min(box.height + dy, viewport.height - box.y);
  return fitted({ ...box, width, height }, viewport);
}

/** The whole viewport. */
export const maximised = ({ width, height }: Viewport): Box => ({ x: 0, y: 0, width, height });
