import { type Colour, createCanvas, fill } from './canvas.ts';
import { CHARACTERS } from './font.ts';
import { between, type Random, shuffled, unforeseen, wholeBetween } from './random.ts';
import { drawnStyle, likeStyle, type Sign, type Style, sign } from './signs.ts';

const WIDTH = 300;
const HEIGHT = 150;
const PIECE = 46;
/** Middles of the first and the last character of the row, px. */
const FIRST = 73;
const LAST = 274;
const SIGNS = 7;
/** How many of them look like the piece and are other characters: who compares pixels finds these. */
const LURES = 2;
const RIM: Colour = [255, 255, 255];

export interface DrawnSlider {
  /** Where the piece's left edge belongs, px from the background's. */
  readonly solution: number;
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly top: number;
}

/**
 * A row of characters, and a piece that belongs onto one of them. The piece shows the same character but none of its pixels: it is drawn
 * anew, turned the other way, in other colours and with light and dark exchanged, while others of the row are drawn as the piece is.
 */
export function drawSlider(random: Random = unforeseen): DrawnSlider {
  const characters = shuffled(random, CHARACTERS).slice(0, SIGNS);
  const [shown = ''] = characters;
  const style = drawnStyle(random, 'stark', random() < 0.5, random() < 0.5 ? -1 : 1, random() < 0.5);
  const top = wholeBetween(random, 6, HEIGHT - PIECE - 6);
  const places = shuffled(
    random,
    Array.from({ length: SIGNS }, (_, index) => index),
  ).map((index) => FIRST + ((LAST - FIRST) * index) / (SIGNS - 1) + between(random, -3, 3));
  const signs = characters.map((character, index) =>
    sign(random, character, styleOf(random, index, style), places[index] ?? 0, top + PIECE / 2 + between(random, -4, 4)),
  );
  return {
    solution: Math.round((places[0] ?? 0) - PIECE / 2),
    top,
    background: drawBackground(random, signs),
    piece: drawPiece(random, shown, style),
    width: WIDTH,
    height: HEIGHT,
    pieceSize: PIECE,
  };
}

/** The first is the one that the piece shows; there is always one darker or paler than it, and one with more contrast. */
function styleOf(random: Random, index: number, piece: Style): Style {
  const lean = random() < 0.5 ? -1 : 1;
  if (index === 0) return drawnStyle(random, 'soft', !piece.darkGround, piece.turn > 0 ? -1 : 1, piece.stretch < 1);
  if (index <= LURES) return likeStyle(random, piece);
  if (index === LURES + 1) return drawnStyle(random, 'stark', !piece.darkGround, lean, random() < 0.5);
  return drawnStyle(random, index === LURES + 2 ? 'faint' : 'soft', random() < 0.5, lean, random() < 0.5);
}

function drawBackground(random: Random, signs: readonly Sign[]): string {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ground = landscape(random);
  const inOrder = shuffled(random, signs);
  const colourAt = (x: number, y: number): Colour => {
    for (const one of inOrder) {
      const colour = one.colourAt(x, y);
      if (colour) return colour;
    }
    return ground(x, y);
  };
  fill(canvas, (x, y) => grained(random, colourAt(x, y)));
  return canvas.address();
}

function drawPiece(random: Random, character: string, style: Style): string {
  const canvas = createCanvas(PIECE, PIECE);
  const middle = PIECE / 2;
  const drawn = sign(random, character, style, middle, middle);
  fill(canvas, (x, y) => {
    const distance = Math.hypot(x - middle + 0.5, y - middle + 0.5);
    if (distance > middle) return [0, 0, 0, 0];
    return distance > middle - 2 ? RIM : grained(random, drawn.colourAt(x, y) ?? style.ground);
  });
  return canvas.address();
}

const tone = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function grained(random: Random, [red, green, blue]: Colour): Colour {
  const grain = between(random, -7, 7);
  return [tone(red + grain), tone(green + grain), tone(blue + grain)];
}

/** Soft coloured waves, different each time. */
function landscape(random: Random): (x: number, y: number) => Colour {
  const channel = () => {
    const waves = Array.from(
      { length: 4 },
      () => [between(random, 0.01, 0.06), between(random, -0.06, 0.06), between(random, 0, 6), between(random, 8, 18)] as const,
    );
    return (x: number, y: number) =>
      waves.reduce((sum, [across, down, phase, depth]) => sum + depth * Math.sin(x * across + y * down + phase), 150);
  };
  const [red, green, blue] = [channel(), channel(), channel()];
  return (x, y) => [red(x, y), green(x, y), blue(x, y)];
}
