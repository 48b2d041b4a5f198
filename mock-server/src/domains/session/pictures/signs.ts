import type { Colour } from './canvas.ts';
import { bent, covers, type Glyph, type Wave } from './glyphs.ts';
import { between, type Random, wholeBetween } from './random.ts';

/** How a character of the slider is drawn: two drawings of one character in different styles have next to no pixels in common. */
export interface Style extends Omit<Glyph, 'character' | 'x' | 'y'> {
  readonly darkGround: boolean;
  readonly ground: Colour;
  readonly wave: Wave;
}

/** A character on a ground of its own. */
export interface Sign {
  /** Its ink, by which it is seen. */
  colourAt(x: number, y: number): Colour | undefined;
}

/** How large the ground of a character is, and how uneven its edge, px. */
const SIGN_RADIUS = 19.5;
const UNEVEN = 1.5;

const near = (random: Random, colour: Colour, by: number): Colour => {
  const [red, green, blue] = colour.map((part = 0) => Math.max(0, Math.min(255, Math.round(part + between(random, -by, by)))));
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** How far light and dark are apart. */
type Contrast = keyof typeof TONES;

/** Lowest and highest tone of what is dark and of what is pale. */
const TONES = {
  stark: { dark: [0, 30], pale: [230, 255] },
  soft: { dark: [50, 95], pale: [170, 210] },
  faint: { dark: [75, 110], pale: [165, 190] },
} as const;

const colourIn = (random: Random, [least, most]: readonly [number, number]): Colour => [
  wholeBetween(random, least, most),
  wholeBetween(random, least, most),
  wholeBetween(random, least, most),
];

/** @param lean -1 for a turn to the left, 1 for one to the right */
export function drawnStyle(random: Random, contrast: Contrast, darkGround: boolean, lean: -1 | 1, wide: boolean): Style {
  const [dark, pale] = [colourIn(random, TONES[contrast].dark), colourIn(random, TONES[contrast].pale)];
  return {
    darkGround,
    ground: darkGround ? dark : pale,
    ink: darkGround ? pale : dark,
    turn: lean * between(random, 0.27, 0.46),
    scale: between(random, 3.9, 4.6),
    stretch: wide ? between(random, 1.1, 1.25) : between(random, 0.8, 0.9),
    // Against the turn: what stands stays upright, what lies does not.
    slant: -lean * between(random, 0.05, 0.15),
    pen: between(random, 0.42, 0.6),
    wave: { depth: between(random, 0.8, 1.8), length: between(random, 6, 10), phase: between(random, 0, 6) },
  };
}

/** Looks the same to who compares pixels. */
export const likeStyle = (random: Random, style: Style): Style => ({
  ...style,
  ground: near(random, style.ground, 10),
  ink: near(random, style.ink, 10),
  turn: style.turn + between(random, -0.06, 0.06),
});

/** A character about a middle, on a ground with an uneven edge. */
export function sign(random: Random, character: string, style: Style, x: number, y: number): Sign {
  const glyph: Glyph = { ...style, character, x: 0, y: 0 };
  const [lobes, phase] = [wholeBetween(random, 3, 6), between(random, 0, 6)];
  return {
    colourAt(atX, atY) {
      const [dx, dy] = [atX - x, atY - y];
      if (Math.max(Math.abs(dx), Math.abs(dy)) > SIGN_RADIUS + UNEVEN) return undefined;
      if (Math.hypot(dx, dy) > SIGN_RADIUS + UNEVEN * Math.sin(lobes * Math.atan2(dy, dx) + phase)) return undefined;
      const [bentX, bentY] = bent(style.wave, dx, dy);
      return covers(glyph, bentX, bentY) ? style.ink : style.ground;
    },
  };
}
