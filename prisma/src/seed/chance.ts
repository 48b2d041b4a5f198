/** Draws that look random and are the same in every seed. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  oneOf<T>(choices: readonly T[]): T;
}

/** Mulberry32: small, and good enough for believable data. */
export function chance(start: number): Chance {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
  };
}
