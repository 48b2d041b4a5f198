/** Red, green and blue 0 to 255, opacity 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];

/** A colour as browsers compute it: `rgb(…)`, `rgba(…)` or `color(srgb …)`. */
export function readColour(computed: string): Colour {
  const scale = computed.startsWith('color(srgb') ? 255 : 1;
  const [red, green, blue, alpha = 1] = (computed.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No colour that can be read: ${computed}`);
  return [red * scale, green * scale, blue * scale, alpha];
}

/** A colour in front of another, as both look together. */
export function layOn(behind: Colour, front: Colour): Colour {
  const alpha = front[3] + behind[3] * (1 - front[3]);
  const mix = (index: 0 | 1 | 2) => (alpha ? (front[index] * front[3] + behind[index] * behind[3] * (1 - front[3])) / alpha : 0);
  return [mix(0), mix(1), mix(2), alpha];
}

/** On the white of a page. */
export const opaque = (colour: Colour): Colour => layOn(WHITE, colour);

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours, 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}
