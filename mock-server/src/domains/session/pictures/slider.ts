import { type Colour, createCanvas, fill } from './canvas.ts';
import { SMALL, UNLIKE_CAPITALS } from './font.ts';
import { landscape } from './landscape.ts';
import { between, type Random, shuffled, unforeseen, wholeBetween } from './random.ts';
import { drawnStyle, likeStyle, paint, SIGN_RADIUS, type Sign, type Style, sign } from './signs.ts';

const WIDTH = 300;
const HEIGHT = 150;
const PIECE = 40;
/** Middles of the first and the last letter, px; between them there is one after another, in turns above and below the piece. */
const FIRST = 63;
const LAST = 278;
const STEP = (LAST - FIRST) / (SMALL.length - 1);
/** How far above and below the piece's middle those of the letters are, px. */
const ASIDE = PIECE / 2 + SIGN_RADIUS + 3;
/** How many other letters are drawn as the piece is, every second with light and dark exchanged: who compares pixels finds these. */
const LURES = 4;
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
 * A piece with a capital letter, and small letters above and below its way: it belongs where the small form of its letter is. The two
 * have no pixels in common, and nothing but its form tells the right one from most of the others.
 */
export function drawSlider(random: Random = unforeseen()): DrawnSlider {
  const [asked = ''] = shuffled(random, UNLIKE_CAPITALS);
  const letters = [asked, ...shuffled(random, SMALL).filter((letter) => letter !== asked)];
  const style = drawnStyle(random, 'stark', random() < 0.5);
  const top = wholeBetween(random, ASIDE, HEIGHT - PIECE - ASIDE);
  const places = shuffled(random, letters.keys());
  const middles = places.map((place) => Math.round(FIRST + STEP * place + between(random, -2, 2)));
  const signs = letters.map((letter, index) => {
    const aside = (places[index] ?? 0) % 2 === 0 ? -ASIDE : ASIDE;
    return sign(random, letter, styleOf(random, index, style), middles[index] ?? 0, top + PIECE / 2 + aside);
  });
  return {
    solution: (middles[0] ?? 0) - PIECE / 2,
    top,
    background: drawBackground(random, signs),
    piece: drawPiece(random, asked.toUpperCase(), style),
    width: WIDTH,
    height: HEIGHT,
    pieceSize: PIECE,
  };
}

/** The first letter is the one that the piece shows: it is drawn as by chance, like all that are no lures. */
const styleOf = (random: Random, index: number, piece: Style): Style =>
  index >= 1 && index <= LURES
    ? likeStyle(random, piece, index % 2 === 0)
    : drawnStyle(random, random() < 0.5 ? 'stark' : 'soft', random() < 0.5);

function drawBackground(random: Random, signs: readonly Sign[]): string {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const tones = landscape(random, WIDTH, HEIGHT);
  // The first lies on top of the others.
  for (const one of shuffled(random, signs).toReversed()) paint(tones, one);
  const [red, green, blue] = tones.channels;
  for (let at = 0; at < red.length; at++) {
    const grain = grainOf(random);
    canvas.put(at, (red[at] ?? 0) + grain, (green[at] ?? 0) + grain, (blue[at] ?? 0) + grain);
  }
  return canvas.address();
}

/** The piece points up and down to where it stands. */
function drawPiece(random: Random, character: string, style: Style): string {
  const canvas = createCanvas(PIECE, PIECE);
  const middle = PIECE / 2;
  const drawn = sign(random, character, style, middle, middle);
  fill(canvas, (x, y) => {
    const [across, down] = [Math.abs(x - middle + 0.5), Math.abs(y - middle + 0.5)];
    const distance = Math.hypot(across, down);
    const isPointer = down > SIGN_RADIUS && across < (middle - down) * 1.3;
    if (isPointer) return RIM;
    if (distance > SIGN_RADIUS + 1) return [0, 0, 0, 0];
    return distance > SIGN_RADIUS - 1 ? RIM : grained(random, drawn.colourAt(x, y) ?? style.ground);
  });
  return canvas.address();
}

const grainOf = (random: Random): number => between(random, -7, 7);

function grained(random: Random, [red, green, blue]: Colour): Colour {
  const grain = grainOf(random);
  return [red + grain, green + grain, blue + grain];
}
