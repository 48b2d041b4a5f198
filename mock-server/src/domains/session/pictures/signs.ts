import type { Colour } from './canvas.ts';
import { bent, type Glyph, inkOf, type Wave } from './glyphs.ts';
import { setTone, type Tones } from './landscape.ts';
import { between, type Random, wholeBetween } from './random.ts';

/** How a letter of the slider is drawn. */
export interface Style extends Omit<Glyph, 'character' | 'x' | 'y'> {
  readonly darkGround: boolean;
  readonly ground: Colour;
  readonly wave: Wave;
}

/** A letter on a ground of its own. */
export interface Sign {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Its ink, by which it is seen. */
  colourAt(x: number, y: number): Colour | undefined;
}

/** How large the ground of a letter is, and how uneven its edge, px. */
export const SIGN_RADIUS = 16;
const UNEVEN = 1.5;
const REACH = Math.ceil(SIGN_RADIUS + UNEVEN);

const near = (random: Random, colour: Colour, by: number): Colour => {
  const [red, green, blue] = colour.map((part = 0) => Math.max(0, Math.min(255, Math.round(part + between(random, -by, by)))));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** How far light and dark are apart. */
type Contrast = keyof typeof TONES;

/** Lowest and highest tone of what is dark and of what is pale. */
const TONES = {
  stark: { dark: [0, 30], pale: [230, 255] },
  soft: { dark: [40, 85], pale: [175, 220] },
} as const;

const colourIn = (random: Random, [least, most]: readonly [number, number]): Colour => [
  wholeBetween(random, least, most),
  wholeBetween(random, least, most),
  wholeBetween(random, least, most),
];

/** A style by chance. @param darkGround whether the ink is pale */
export function drawnStyle(random: Random, contrast: Contrast, darkGround: boolean): Style {
  const [dark, pale] = [colourIn(random, TONES[contrast].dark), colourIn(random, TONES[contrast].pale)];
  const turn = between(random, -0.35, 0.35);
  return {
    darkGround,
    ground: darkGround ? dark : pale,
    ink: darkGround ? pale : dark,
    turn,
    scale: between(random, 3.3, 3.8),
    stretch: between(random, 0.85, 1.15),
    // Against the turn: what stands stays upright, what lies does not.
    slant: -turn * between(random, 0, 0.3),
    pen: between(random, 0.42, 0.58),
    wave: { depth: between(random, 0.5, 1.2), length: between(random, 6, 10), phase: between(random, 0, 6) },
  };
}

/** Looks the same to who compares pixels, or the same with light and dark exchanged. */
export const likeStyle = (random: Random, style: Style, exchanged: boolean): Style => ({
  ...style,
  darkGround: style.darkGround !== exchanged,
  ground: near(random, exchanged ? style.ink : style.ground, 10),
  ink: near(random, exchanged ? style.ground : style.ink, 10),
  turn: style.turn + between(random, -0.04, 0.04),
});

/** A letter about a middle, on a ground with an uneven edge. */
export function sign(random: Random, character: string, style: Style, x: number, y: number): Sign {
  const [lobes, phase] = [wholeBetween(random, 3, 6), between(random, 0, 6)];
  const covers = inkOf({ ...style, character, x: 0, y: 0 });
  return {
    x,
    y,
    colourAt(atX, atY) {
      const [dx, dy] = [atX - x, atY - y];
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance > SIGN_RADIUS + UNEVEN) return undefined;
      // Only about the edge it takes reckoning which side of it a place is on.
      if (distance > SIGN_RADIUS - UNEVEN && distance > SIGN_RADIUS + UNEVEN * Math.sin(lobes * Math.atan2(dy, dx) + phase))
        return undefined;
      const [bentX, bentY] = bent(style.wave, dx, dy);
      return covers(bentX, bentY) ? style.ink : style.ground;
    },
  };
}

/** Draws a sign where it is; no other pixel is looked at. */
export function paint(tones: Tones, { x, y, colourAt }: Sign): void {
  for (let atY = y - REACH; atY <= y + REACH; atY++)
    for (let atX = x - REACH; atX <= x + REACH; atX++) {
      const colour = colourAt(atX, atY);
      if (colour) setTone(tones, atX, atY, colour);
    }
}
