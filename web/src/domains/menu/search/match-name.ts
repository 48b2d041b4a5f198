import { type NameIndex, type Range, rangeIn } from './name-index.ts';
import { endWithOneError, mayErr } from './one-error.ts';
import { endOfTyped } from './read-units.ts';
import { mayHave, type Signature, signatureOf } from './signature.ts';

/** How well something is found, the best first. What is only typed in short counts as a little less than what is typed out. */
export const LEVELS = { exact: 0, prefix: 1, wordStart: 2, inside: 3, oneError: 4 } as const;
const SHORT = 0.25;

/** A word that is looked for. */
export interface Sought {
  readonly word: string;
  readonly isLetters: boolean;
  readonly mayErr: boolean;
  readonly signature: Signature;
}

/** Makes a word ready to be looked for. */
export const sought = (word: string): Sought => ({
  word,
  isLetters: /^[\x20-\x7e]+$/.test(word),
  mayErr: mayErr(word),
  signature: signatureOf(word),
});

/** That a name has what is looked for, how well, and in which of its parts. */
export interface Match {
  readonly level: number;
  readonly marks: readonly Range[];
}

/** Of two, the one that is found better. */
const better = (one: Match | undefined, other: Match | undefined): Match | undefined =>
  !one || (other && other.level < one.level) ? other : one;

/** Where the word stands in the name as it is written. */
function inText({ word, isLetters }: Sought, index: NameIndex): Match | undefined {
  const found = (at: number, level: number): Match => ({ level, marks: [rangeIn(index, at, at + word.length)] });
  if (index.text.startsWith(word)) return found(0, index.text.length === word.length ? LEVELS.exact : LEVELS.prefix);
  const start = index.starts.find((at) => at > 0 && index.text.startsWith(word, at));
  if (start !== undefined) return found(start, LEVELS.wordStart);
  const at = word.length > 1 || !isLetters ? index.text.indexOf(word) : -1;
  return at < 0 ? undefined : found(at, LEVELS.inside);
}

const unitsMarked = (index: NameIndex, from: number, to: number): readonly Range[] => {
  const [first, last] = [index.units[from], index.units[to - 1]];
  return first && last ? [rangeIn(index, first.from, last.to)] : [];
};

/** Where the word types the name by its sounds. */
function bySound(word: string, index: NameIndex): Match | undefined {
  const alias = index.aliases.find((one) => one === word) ?? index.aliases.find((one) => one.startsWith(word));
  const { units } = index;
  for (let unit = 0; unit < units.length; unit++) {
    const end = endOfTyped(word, units, unit);
    if (end === undefined) continue;
    const typedOut = index.spelling.text.startsWith(word, index.spelling.starts[unit]);
    const level = unit > 0 ? LEVELS.inside : alias === word || index.spelling.text === word ? LEVELS.exact : LEVELS.prefix;
    return { level: level + (typedOut ? 0 : SHORT), marks: unitsMarked(index, unit, end) };
  }
  return alias === undefined ? undefined : { level: alias === word ? LEVELS.exact : LEVELS.prefix, marks: [] };
}

/** Where the word is the first letters of the name's words. */
function byAcronym(word: string, index: NameIndex): Match | undefined {
  if (word.length < 2 || !index.acronym.startsWith(word)) return undefined;
  const marks = index.starts.slice(0, word.length).map((at) => rangeIn(index, at, at + 1));
  return { level: LEVELS.prefix + SHORT, marks };
}

/** How well a name has a word. */
export function matchName(what: Sought, index: NameIndex): Match | undefined {
  if (!mayHave(index.signature, what.signature)) return undefined;
  const written = inText(what, index);
  if (written && written.level <= LEVELS.prefix) return written;
  return better(better(written, bySound(what.word, index)), byAcronym(what.word, index));
}

/** What is found with an error counts as less the later it stands in a name, and the more of that is left. */
const errorLevel = (at: number, left: number): number => LEVELS.oneError + (at > 0 ? 0.5 : 0) + Math.min(left, 20) / 100;

function errorInText(word: string, index: NameIndex, starts: readonly number[]): Match | undefined {
  let best: Match | undefined;
  for (const at of starts) {
    const end = endWithOneError(word, index.text, at);
    if (end === undefined) continue;
    best = better(best, { level: errorLevel(at, index.text.length - end), marks: [rangeIn(index, at, end)] });
  }
  return best;
}

function errorInSound(word: string, index: NameIndex): Match | undefined {
  const { spelling, units, aliases } = index;
  let best: Match | undefined;
  for (const [unit, at] of spelling.starts.entries()) {
    const end = endWithOneError(word, spelling.text, at);
    if (end === undefined) continue;
    const after = spelling.starts.findIndex((start) => start >= end);
    const marks = unitsMarked(index, unit, after < 0 ? units.length : after);
    best = better(best, { level: errorLevel(unit, spelling.text.length - end), marks });
  }
  for (const alias of aliases) {
    const end = endWithOneError(word, alias, 0);
    if (end !== undefined) best = better(best, { level: errorLevel(0, alias.length - end) + SHORT, marks: [] });
  }
  return best;
}

/** How well a name has a word that was typed with one error. */
export function matchWithError(what: Sought, index: NameIndex): Match | undefined {
  const { word, isLetters } = what;
  if (!what.mayErr || !mayHave(index.signature, what.signature, true)) return undefined;
  if (isLetters) return better(errorInText(word, index, index.starts), errorInSound(word, index));
  // Chinese names are written without blanks: each of their characters may begin what is meant.
  return errorInText(
    word,
    index,
    index.units.map(({ from }) => from),
  );
}
