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
type Stroke = readonly [from: Dot, to: Dot];

/** Neighbouring dots are joined, across a corner only where nothing else joins them. */
function strokesOf(character: string): readonly Stroke[] {
  const strokes: Stroke[] = [];
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

/** Widest half of a stroke, in dots. */
export const WIDEST_PEN = 0.6;
/** Dots about a character that its strokes may reach into. */
const MARGIN = 1;
const CELLS_ACROSS = COLUMNS + 2 * MARGIN;
/** How far from a dot a stroke may be that covers places nearest to that dot. */
const REACH = WIDEST_PEN + Math.SQRT1_2;

/** Of each character, which strokes may cover the places nearest to a dot: a place is compared with a few in place of all. */
const STROKES = new Map(
  DRAWABLE.map((character) => {
    const strokes = strokesOf(character);
    const cells = Array.from({ length: CELLS_ACROSS * (LINES + 2 * MARGIN) }, (_, index) => {
      const [column, line] = [(index % CELLS_ACROSS) - MARGIN, Math.floor(index / CELLS_ACROSS) - MARGIN];
      return strokes.filter((stroke) => squaredDistance(column, line, stroke) <= REACH * REACH);
    });
    return [character, cells];
  }),
);

function squaredDistance(x: number, y: number, [[fromX, fromY], [toX, toY]]: Stroke): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  const [dx, dy] = [x - fromX - share * alongX, y - fromY - share * alongY];
  return dx * dx + dy * dy;
}

/** Tells whether a glyph has ink at a place of the picture. */
export function inkOf({ character, x, y, turn, scale, stretch, slant, pen }: Glyph): (atX: number, atY: number) => boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const cells = STROKES.get(character) ?? [];
  return (atX, atY) => {
    const [dx, dy] = [(atX - x) / scale, (atY - y) / scale];
    const [across, down] = [dx * cos + dy * sin, (dy * cos - dx * sin) * stretch];
    const [column, line] = [across / stretch + slant * down + (COLUMNS - 1) / 2, down + (LINES - 1) / 2];
    if (column < -pen || column > COLUMNS - 1 + pen || line < -pen || line > LINES - 1 + pen) return false;
    const near = cells[(Math.round(line) + MARGIN) * CELLS_ACROSS + Math.round(column) + MARGIN] ?? [];
    return near.some((stroke) => squaredDistance(column, line, stroke) <= pen * pen);
  };
}
