import type { NameIndex } from './name-index.ts';

/**
 * Whether units, from one on, are what a word types: each as it is written, by its syllable or by the initial of that, the last also by
 * the beginning of its syllable.
 * @param typed how much of the word the units before have taken
 * @returns behind which unit the word ends
 */
export function endOfTyped(word: string, units: NameIndex['units'], unit: number, typed = 0): number | undefined {
  if (typed === word.length) return unit;
  const next = units[unit];
  if (!next) return undefined;
  for (const way of next.ways) {
    const end = word.startsWith(way, typed) ? endOfTyped(word, units, unit + 1, typed + way.length) : undefined;
    if (end !== undefined) return end;
  }
  return next.read.startsWith(word.slice(typed)) ? unit + 1 : undefined;
}
