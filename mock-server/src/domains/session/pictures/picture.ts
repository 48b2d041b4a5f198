import { randomInt } from 'node:crypto';
import { type Canvas, type Colour, createCanvas, fill } from './canvas.ts';
import { CHARACTERS, COLUMNS, inked, LINES } from './font.ts';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 4;
const SPECKS = 260;
const STROKES = 5;

interface Glyph {
  readonly character: string;
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly turn: number;
  /** px of one dot. */
  readonly scale: number;
  readonly ink: Colour;
}

const between = (least: number, most: number): number => least + Math.random() * (most - least);
const dark = (): Colour => [randomInt(20, 110), randomInt(20, 110), randomInt(60, 150)];

/** A picture of a few characters, distorted and soiled, with what it says. */
export function drawPicture(): { readonly solution: string; readonly image: string } {
  const solution = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const canvas = createCanvas(WIDTH, HEIGHT);
  const paper: Colour = [randomInt(232, 246), randomInt(236, 248), randomInt(240, 252)];
  const glyphs = [...solution].map((character, index) => glyph(character, index));
  const wave = { depth: between(1.5, 3), length: between(9, 16), phase: between(0, 6) };
  fill(canvas, (x, y) => {
    const bentX = x + wave.depth * Math.sin(y / wave.length + wave.phase);
    const bentY = y + wave.depth * Math.sin(x / wave.length + wave.phase);
    return glyphs.find((one) => covers(one, bentX, bentY))?.ink ?? paper;
  });
  soil(canvas);
  return { solution, image: canvas.address() };
}

function glyph(character: string, index: number): Glyph {
  const step = WIDTH / (LENGTH + 0.5);
  return {
    character,
    x: step * (index + 0.75) + between(-4, 4),
    y: HEIGHT / 2 + between(-5, 5),
    turn: between(-0.4, 0.4),
    scale: between(4.8, 5.8),
    ink: dark(),
  };
}

function covers({ character, x, y, turn, scale }: Glyph, atX: number, atY: number): boolean {
  const [dx, dy] = [atX - x, atY - y];
  const column = (dx * Math.cos(turn) + dy * Math.sin(turn)) / scale + COLUMNS / 2;
  const line = (dy * Math.cos(turn) - dx * Math.sin(turn)) / scale + LINES / 2;
  return inked(character, Math.floor(column), Math.floor(line));
}

function soil(canvas: Canvas): void {
  for (let count = 0; count < SPECKS; count++) canvas.set(randomInt(WIDTH), randomInt(HEIGHT), dark());
  for (let count = 0; count < STROKES; count++) {
    const [ink, start, slope, bend] = [dark(), between(5, HEIGHT - 5), between(-0.25, 0.25), between(8, 30)];
    for (let x = 0; x < WIDTH; x++) canvas.set(x, Math.round(start + slope * x + 4 * Math.sin(x / bend)), ink);
  }
}
