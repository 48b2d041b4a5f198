import { randomFillSync } from 'node:crypto';

/** Where chance comes from: numbers from 0 up to, but never, 1. */
export type Random = () => number;

/** How many numbers are fetched at once: one by one they take longer than what is drawn with them. */
const STORE = 4096;

/** Chance that nobody can tell ahead from what was drawn before. */
export function unforeseen(): Random {
  const store = new Uint32Array(STORE);
  let used = STORE;
  return () => {
    if (used === STORE) {
      randomFillSync(store);
      used = 0;
    }
    used += 1;
    return (store[used - 1] ?? 0) / 2 ** 32;
  };
}

export const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

/** A whole number from `least` up to, but never, `below`. */
export const wholeBetween = (random: Random, least: number, below: number): number => Math.floor(between(random, least, below));

/** The items in an order of chance. */
export function shuffled<T>(random: Random, items: Iterable<T>): T[] {
  const rest = [...items];
  return Array.from({ length: rest.length }, () => rest.splice(wholeBetween(random, 0, rest.length), 1)).flat();
}
