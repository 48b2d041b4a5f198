import { randomInt } from 'node:crypto';

/** Where chance comes from: numbers from 0 up to, but never, 1. */
export type Random = () => number;

/** Chance that nobody can tell ahead from what was drawn before. */
export const unforeseen: Random = () => randomInt(2 ** 32) / 2 ** 32;

export const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

/** A whole number from `least` up to, but never, `below`. */
export const wholeBetween = (random: Random, least: number, below: number): number => Math.floor(between(random, least, below));

/** The items in an order of chance. */
export function shuffled<T>(random: Random, items: Iterable<T>): T[] {
  const rest = [...items];
  return Array.from({ length: rest.length }, () => rest.splice(wholeBetween(random, 0, rest.length), 1)).flat();
}
