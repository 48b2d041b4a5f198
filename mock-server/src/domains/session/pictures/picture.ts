import { type Canvas, type Colour, createCanvas, fill } from './canvas.ts';
import { CHARACTERS } from './font.ts';
import { bent, type Glyph, inkOf, WIDEST_PEN } from './glyphs.ts';
import { between, type Random, unforeseen, wholeBetween } from './random.ts';

const WIDTH = 160;
const HEIGHT = 56;
const LENGTH = 4;
const SPECKS = 260;
const STROKES = 5;

const dark = (random: Random): Colour => [wholeBetween(random, 20, 110), wholeBetween(random, 20, 110), wholeBetween(random, 60, 150)];

/** A picture of a few characters, distorted and soiled, with what it says. */
export function drawPicture(random: Random = unforeseen()): { readonly solution: string; readonly image: string } {
  const solution = Array.from({ length: LENGTH }, () => CHARACTERS[wholeBetween(random, 0, CHARACTERS.length)]).join('');
  const canvas = createCanvas(WIDTH, HEIGHT);
  const paper: Colour = [wholeBetween(random, 232, 246), wholeBetween(random, 236, 248), wholeBetween(random, 240, 252)];
  const glyphs = [...solution].map((character, index) => {
    const one = glyph(random, character, index);
    return { ink: one.ink, covers: inkOf(one) };
  });
  const wave = { depth: between(random, 1.5, 3), length: between(random, 9, 16), phase: between(random, 0, 6) };
  fill(canvas, (x, y) => {
    const [bentX, bentY] = bent(wave, x, y);
    return glyphs.find(({ covers }) => covers(bentX, bentY))?.ink ?? paper;
  });
  soil(random, canvas);
  return { solution, image: canvas.address() };
}

function glyph(random: Random, character: string, index: number): Glyph {
  const step = WIDTH / (LENGTH + 0.5);
  return {
    character,
    x: step * (index + 0.75) + between(random, -4, 4),
    y: HEIGHT / 2 + between(random, -5, 5),
    turn: between(random, -0.4, 0.4),
    scale: between(random, 4.8, 5.8),
    stretch: between(random, 0.9, 1.1),
    slant: between(random, -0.15, 0.15),
    pen: between(random, 0.4, WIDEST_PEN),
    ink: dark(random),
  };
}

function soil(random: Random, canvas: Canvas): void {
  for (let count = 0; count < SPECKS; count++) canvas.set(wholeBetween(random, 0, WIDTH), wholeBetween(random, 0, HEIGHT), dark(random));
  for (let count = 0; count < STROKES; count++) {
    const [start, slope, bend] = [between(random, 5, HEIGHT - 5), between(random, -0.25, 0.25), between(random, 8, 30)];
    const ink = dark(random);
    for (let x = 0; x < WIDTH; x++) canvas.set(x, Math.round(start + slope * x + 4 * Math.sin(x / bend)), ink);
  }
}
