import { PNG } from 'pngjs';

/** What anybody is sent of a slider puzzle. */
export interface SentPuzzle {
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly pieceSize: number;
  readonly top: number;
}

/** One number for each pixel that is compared. */
type Plane = Float64Array;

/** What a pixel is reduced to. */
type Reading = (png: PNG, x: number, y: number) => number;

/** How alike the piece and what is below it are; the greater the better. */
type Likeness = (piece: Plane, below: Plane) => number;

const decoded = (address: string): PNG => PNG.sync.read(Buffer.from(address.split(',')[1] ?? '', 'base64'));

const channel =
  (index: number): Reading =>
  ({ data, width, height }, x, y) =>
    data[(Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4 + index] ?? 0;

const COLOURS = [channel(0), channel(1), channel(2)];
const opacity = channel(3);

const grey: Reading = (png, x, y) => COLOURS.reduce((sum, colour) => sum + colour(png, x, y), 0) / COLOURS.length;

/** How steep the grey is, whichever way it goes. */
const steepness: Reading = (png, x, y) => Math.hypot(grey(png, x + 1, y) - grey(png, x - 1, y), grey(png, x, y + 1) - grey(png, x, y - 1));

/** Places of the piece that are not see-through; its rim is left out, for it is drawn on top. */
function maskOf(piece: PNG): readonly (readonly [x: number, y: number])[] {
  const seen = (x: number, y: number) => x >= 0 && y >= 0 && x < piece.width && y < piece.height && opacity(piece, x, y) > 128;
  const found: [number, number][] = [];
  for (let y = 0; y < piece.height; y++)
    for (let x = 0; x < piece.width; x++) if ([-3, 0, 3].every((by) => seen(x + by, y) && seen(x, y + by))) found.push([x, y]);
  return found;
}

const mean = (plane: Plane): number => plane.reduce((sum, value) => sum + value, 0) / plane.length;

const difference: Likeness = (one, other) => -one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);

/** From -1 to 1: how alike two planes are whatever their brightness and contrast. */
const correlation: Likeness = (one, other) => {
  const [middle, otherMiddle] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [a, b] = [value - middle, (other[index] ?? 0) - otherMiddle];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second || 1);
};

/** Every how many px a place is tried, and a pixel looked at: finer finds no more, and takes sixteen times as long. */
const EVERY = 2;
/** How far above and below the piece's own row letters are looked for, px; a piece that was cut out belongs into its row. */
const ROWS = [-39, 0, 39];

/** How the piece is turned and stretched before it is compared. */
interface Bend {
  readonly turn: number;
  readonly stretch: number;
}

const AS_IT_IS: readonly Bend[] = [{ turn: 0, stretch: 1 }];
const BENDS: readonly Bend[] = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((turn) => [0.8, 1, 1.2].map((stretch) => ({ turn, stretch })));

/** Lays the piece on every place of the rows and takes the best. Nearer to the start than a piece is wide none is asked for. */
const comparing =
  (readings: readonly Reading[], likeness: Likeness, bends = AS_IT_IS) =>
  (puzzle: SentPuzzle) => {
    const [background, piece] = [decoded(puzzle.background), decoded(puzzle.piece)];
    const mask = maskOf(piece).filter(([x, y]) => x % EVERY === 0 && y % EVERY === 0);
    const planeOf = (png: PNG, placed: (x: number, y: number) => readonly [number, number]): Plane =>
      Float64Array.from(readings.flatMap((reading) => mask.map(([x, y]) => reading(png, ...placed(x, y)))));
    const drawings = bends.map((bend) => planeOf(piece, bent(bend, piece.width / 2)));
    let best = { left: 0, score: Number.NEGATIVE_INFINITY };
    for (let left = puzzle.pieceSize; left <= puzzle.width - puzzle.pieceSize; left += EVERY)
      for (const row of ROWS) {
        const below = planeOf(background, (x, y) => [left + x, puzzle.top + row + y]);
        const score = Math.max(...drawings.map((own) => likeness(own, below)));
        if (score > best.score) best = { left, score };
      }
    return best.left;
  };

const bent =
  ({ turn, stretch }: Bend, middle: number) =>
  (x: number, y: number): readonly [number, number] => {
    const [across, down] = [x - middle, y - middle];
    return [
      Math.round(middle + (across * Math.cos(turn) + down * Math.sin(turn)) / stretch),
      Math.round(middle + (down * Math.cos(turn) - across * Math.sin(turn)) * stretch),
    ];
  };

const either: Likeness = (piece, below) => Math.abs(correlation(piece, below));

/** Ways to find by pixels alone where a piece belongs; each answers the distance of its left edge, px. */
export const PIXEL_SOLVERS = {
  'always the same place': ({ width, pieceSize }) => (width - pieceSize) / 2,
  'the darkest place': comparing([grey], (_, below) => -mean(below)),
  'the brightest place': comparing([grey], (_, below) => mean(below)),
  'the place of the other brightness': comparing([grey], (piece, below) => Math.abs(mean(piece) - mean(below))),
  'the least difference of colours': comparing(COLOURS, difference),
  'the least difference of greys': comparing([grey], difference),
  'the best match, brightness and contrast equalised': comparing([grey], correlation),
  'the best match with light and dark exchanged': comparing([grey], (piece, below) => -correlation(piece, below)),
  'the best match, light and dark exchanged or not': comparing([grey], either),
  'the best match, turned and stretched': comparing([grey], either, BENDS),
  'the best match of edges': comparing([steepness], correlation),
  'the most edges': comparing([steepness], (_, below) => mean(below)),
} satisfies Readonly<Record<string, (puzzle: SentPuzzle) => number>>;
