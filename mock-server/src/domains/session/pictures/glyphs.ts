import type { Colour } from './canvas.ts';
import { COLUMNS, DRAWABLE, inked, LINES } from './font.ts';

/** A bend of the plane that a picture is drawn on, in px. */
export interface Wave {
  readonly depth: number;
  readonly length: number;
  readonly phase: number;
}

export const bent = ({ depth, length, phase }: Wave, x: number, y: number): readonly [x: number, y: number] => [
  x + depth * Math.sin(y / length + phase),
  y + depth * Math.sin(x / length + phase),
];

/** A character, and how it lies in the picture. */
export interface Glyph {
  readonly character: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  /** px of one dot. */
  readonly scale: number;
  /** How much wider than usual, and by as much lower; 1 as it is, below 1 narrower and higher. */
  readonly stretch: number;
  /** How far each dot leans over the one below it, in dots. */
  readonly slant: number;
  /** Half of a stroke's width, in dots. */
  readonly pen: number;
  readonly ink: Colour;
}

type Dot = readonly [column: number, line: number];

/** Neighbouring dots are joined, across a corner only where nothing else joins them. */
function strokesOf(character: string): readonly (readonly [from: Dot, to: Dot])[] {
  const strokes: [Dot, Dot][] = [];
  for (let line = 0; line < LINES; line++)
    for (let column = 0; column < COLUMNS; column++) {
      if (!inked(character, column, line)) continue;
      const [right, below] = [inked(character, column + 1, line), inked(character, column, line + 1)];
      const here: Dot = [column, line];
      strokes.push([here, here]);
      if (right) strokes.push([here, [column + 1, line]]);
      if (below) strokes.push([here, [column, line + 1]]);
      if (!right && !below && inked(character, column + 1, line + 1)) strokes.push([here, [column + 1, line + 1]]);
      const left = inked(character, column - 1, line);
      if (!left && !below && inked(character, column - 1, line + 1)) strokes.push([here, [column - 1, line + 1]]);
    }
  return strokes;
}

const STROKES = new Map(DRAWABLE.map((character) => [character, strokesOf(character)]));

function distance([x, y]: Dot, [[fromX, fromY], [toX, toY]]: readonly [Dot, Dot]): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}

/** Whether a glyph has ink at a place of the picture. */
export function covers({ character, x, y, turn, scale, stretch, slant, pen }: Glyph, atX: number, atY: number): boolean {
  const [dx, dy] = [(atX - x) / scale, (atY - y) / scale];
  const [across, down] = [dx * Math.cos(turn) + dy * Math.sin(turn), (dy * Math.cos(turn) - dx * Math.sin(turn)) * stretch];
  const [column, line] = [across / stretch + slant * down + (COLUMNS - 1) / 2, down + (LINES - 1) / 2];
  if (column < -pen || column > COLUMNS - 1 + pen || line < -pen || line > LINES - 1 + pen) return false;
  return (STROKES.get(character) ?? []).some((stroke) => distance([column, line], stroke) <= pen);
}
