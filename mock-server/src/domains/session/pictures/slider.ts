import { randomInt } from 'node:crypto';
import { type Canvas, type Colour, createCanvas, fill } from './canvas.ts';

const WIDTH = 300;
const HEIGHT = 150;
const PIECE = 46;
/** Radius of the piece's knob and notch, px. */
const KNOB = 8;

export interface DrawnSlider {
  /** Distance of the hole's left edge from the background's, px. */
  readonly solution: number;
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly top: number;
}

/** A background with a hole, and the piece that belongs into it; nothing but the picture says where. */
export function drawSlider(): DrawnSlider {
  const solution = randomInt(PIECE + 20, WIDTH - PIECE - 4);
  const top = randomInt(4, HEIGHT - PIECE - 4);
  const background = createCanvas(WIDTH, HEIGHT);
  fill(background, landscape());
  const piece = createCanvas(PIECE, PIECE);
  cut(background, piece, solution, top);
  return {
    solution,
    top,
    background: background.address(),
    piece: piece.address(),
    width: WIDTH,
    height: HEIGHT,
    pieceSize: PIECE,
  };
}

/** Soft coloured waves with grain, different each time. */
function landscape(): (x: number, y: number) => Colour {
  const random = (least: number, most: number) => least + Math.random() * (most - least);
  const channel = () => {
    const waves = Array.from({ length: 4 }, () => [random(0.01, 0.06), random(-0.06, 0.06), random(0, 6), random(14, 30)] as const);
    return (x: number, y: number) =>
      waves.reduce((sum, [across, down, phase, depth]) => sum + depth * Math.sin(x * across + y * down + phase), 150);
  };
  const [red, green, blue] = [channel(), channel(), channel()];
  const tone = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return (x, y) => {
    const grain = random(-4, 4);
    return [tone(red(x, y) + grain), tone(green(x, y) + grain), tone(blue(x, y) + grain)];
  };
}

/** A square with a notch at the left and a knob at the top. */
function within(x: number, y: number): boolean {
  const middle = PIECE / 2;
  const knob = Math.hypot(x - middle, y - KNOB) < KNOB;
  const notch = Math.hypot(x, y - middle) < KNOB;
  return knob || (y >= KNOB && !notch);
}

function cut(background: Canvas, piece: Canvas, left: number, top: number): void {
  fill(piece, (x, y) => {
    if (!within(x, y)) return [0, 0, 0, 0];
    const [red, green, blue] = background.get(left + x, top + y);
    background.set(left + x, top + y, [Math.round(red * 0.45), Math.round(green * 0.45), Math.round(blue * 0.45)]);
    const edge = !within(x - 1, y) || !within(x + 1, y) || !within(x, y - 1) || !within(x, y + 1);
    return edge ? [255, 255, 255] : [red, green, blue];
  });
}
