import { folded } from './folded.ts';
import { type Signature, signatureOf } from './signature.ts';

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a Chinese name is divided into: a character that is read as a syllable, or a run of letters and digits. */
interface Unit extends Range {
  readonly written: string;
  /** How it is read; as it is written where that is not known. */
  readonly read: string;
  /** All that it may be typed as: as it is written, as it is read, or by the initial of that. */
  readonly ways: readonly string[];
}

/** A name as it is looked through. */
export interface NameIndex {
  readonly text: string;
  /** Where each character of the text stands in the name. */
  readonly at: readonly number[];
  /** Where words begin. */
  readonly starts: readonly number[];
  /** The first letters of its words, where there are several. */
  readonly acronym: string;
  readonly units: readonly Unit[];
  /** All that the units are read as, and where each begins in it. */
  readonly spelling: { readonly text: string; readonly starts: readonly number[] };
  /** What the whole name may be typed as beside that, such as its initials. */
  readonly aliases: readonly string[];
  readonly signature: Signature;
}

const UNIT = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

const startsIn = (text: string): number[] => [...text.matchAll(WORD)].map(({ index }) => index);

/** The initial of a syllable, where it is written with two letters. */
const LONG_INITIAL = /^[zcs]h/u;

function unitOf(written: string, from: number, reading: string | undefined): Unit {
  const at = { written, from, to: from + written.length };
  if (reading === undefined || !/\p{Script=Han}/u.test(written)) return { ...at, read: written, ways: [written] };
  const long = LONG_INITIAL.exec(reading)?.[0];
  const initial = reading.slice(0, 1);
  return { ...at, read: reading, ways: [...new Set([written, reading, ...(long === undefined ? [] : [long]), initial])] };
}

interface Readings {
  readonly ofUnits: readonly string[] | undefined;
  readonly aliases: readonly string[];
}

/** How as many units are read: by syllables with ' between them, else by initials; a backend may send either, or all in one. */
function readingsOf(count: number, pinyin: string): Readings {
  const parts = folded(pinyin).text.split(/\s+/u).filter(Boolean);
  const syllables = parts.map((part) => part.split("'")).filter((each) => each.length === count);
  const initials = parts.find((part) => part.length === count);
  return {
    ofUnits: syllables.at(-1) ?? (initials === undefined ? undefined : [...initials]),
    aliases: parts.map((part) => part.replaceAll("'", '')),
  };
}

function spellingOf(units: readonly Unit[]): NameIndex['spelling'] {
  const starts: number[] = [];
  let text = '';
  for (const { read } of units) {
    starts.push(text.length);
    text += read;
  }
  return { text, starts };
}

/** Makes a name ready to be looked through. @param pinyin as the menu tells it */
export function nameIndex(name: string, pinyin = ''): NameIndex {
  const { text, at } = folded(name);
  const found = [...text.matchAll(UNIT)];
  const { ofUnits, aliases } = readingsOf(found.length, pinyin);
  const units = found.map(({ 0: written, index }, nth) => unitOf(written, index, ofUnits?.[nth]));
  const starts = startsIn(text);
  const acronym = starts.length > 1 ? starts.map((start) => text[start]).join('') : '';
  const spelling = spellingOf(units);
  const signature = signatureOf(text + spelling.text + aliases.join(''));
  return { text, at, starts, acronym, units, spelling, aliases, signature };
}

/** A part of the compared text as a part of the name itself. */
export const rangeIn = ({ at }: NameIndex, from: number, to: number): Range => ({ from: at[from] ?? 0, to: at[to] ?? at.at(-1) ?? 0 });
