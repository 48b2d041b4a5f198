const SHORT = 4;
const OPAQUE = 255;

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

function channelsOf(hex: string): Channels {
  const digits = hex.slice(1);
  const whole = digits.length <= SHORT ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (index: number) => Number.parseInt(whole.slice(index, index + 2), 16);
  return [at(0), at(2), at(4), whole.length > 6 ? at(6) / OPAQUE : 1];
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A half-transparent colour as it looks on a background; `share` is its opacity, 0 to 1. */
export function laidOn(ground: string, colour: string, share = 1): string {
  const [red, green, blue, alpha] = channelsOf(colour);
  const below = channelsOf(ground);
  const part = alpha * share;
  return hexOf([red, green, blue].map((channel, index) => channel * part + (below[index] ?? 0) * (1 - part)));
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const value = channel / OPAQUE;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of a colour on a background, 1 to 21 (WCAG 2). */
export function contrast(ground: string, colour: string): number {
  const [lower = 0, higher = 0] = [luminance(ground), luminance(laidOn(ground, colour))].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

/** Least contrast of text (WCAG 2, AA). */
export const READABLE = 4.5;

/** White or near-black, whichever has more contrast on a background. */
export const writtenOn = (ground: string): string => (contrast(ground, '#ffffff') >= READABLE ? '#ffffff' : '#0b1728');
