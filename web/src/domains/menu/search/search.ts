import { wordsOf } from './folded.ts';
import { LEVELS, type Match, matchName, matchWithError, type Sought, sought } from './match-name.ts';
import { type NameIndex, nameIndex, type Range } from './name-index.ts';

/** A name in both languages, with how the Chinese one is read. */
export interface SearchName {
  readonly name: string;
  readonly nameEn?: string | undefined;
  readonly pinyin?: string | undefined;
}

/** What can be searched for. */
export interface Searchable extends SearchName {
  /** Names of what it stands in, by which it is found too. */
  readonly within?: readonly SearchName[] | undefined;
  /** How near at hand it is: of what is found equally well, the nearest is first. */
  readonly nearness?: number | undefined;
}

/** What was found, with the parts of its names that were looked for. */
export interface Found<T> {
  readonly item: T;
  readonly marks: readonly Range[];
  readonly marksEn: readonly Range[];
}

interface Indexed<T> {
  readonly item: T;
  readonly zh: NameIndex;
  readonly en: NameIndex;
  readonly within: readonly NameIndex[];
}

interface Scored<T> extends Found<T> {
  readonly level: number;
}

/** What stands in something of that name comes behind whatever has the name itself. */
const WITHIN = LEVELS.oneError;

const NO_MARKS: readonly Range[] = [];

type Matcher = (word: Sought, index: NameIndex) => Match | undefined;

/** How well an entry has one word, in the better of its names, or else in those of what it stands in. */
function matchWord<T>(word: Sought, { zh, en, within }: Indexed<T>, match: Matcher): Omit<Scored<T>, 'item'> | undefined {
  const [own, ownEn] = [match(word, zh), match(word, en)];
  if (own || ownEn) {
    const level = Math.min(own?.level ?? Number.POSITIVE_INFINITY, ownEn?.level ?? Number.POSITIVE_INFINITY);
    return { level, marks: own?.marks ?? NO_MARKS, marksEn: ownEn?.marks ?? NO_MARKS };
  }
  const levels = within.flatMap((index) => match(word, index)?.level ?? []);
  return levels.length > 0 ? { level: WITHIN + Math.min(...levels), marks: NO_MARKS, marksEn: NO_MARKS } : undefined;
}

/** How well an entry has all of the words, in any order, the one at a place with an error. */
function matchWords<T>(words: readonly Sought[], entry: Indexed<T>, wrong?: number): Scored<T> | undefined {
  const matches = [];
  for (const [nth, word] of words.entries()) {
    const match = matchWord(word, entry, nth === wrong ? matchWithError : matchName);
    if (!match) return undefined;
    matches.push(match);
  }
  const level = matches.reduce((sum, match) => sum + match.level, 0) / words.length;
  return { item: entry.item, level, marks: matches.flatMap(({ marks }) => marks), marksEn: matches.flatMap(({ marksEn }) => marksEn) };
}

/** What is typed: with its blanks, without them, and word by word. */
interface Query {
  readonly whole: readonly [Sought];
  readonly joined: readonly [Sought];
  readonly words: readonly Sought[];
}

function queryOf(typed: string): Query {
  const words = wordsOf(typed);
  return { whole: [sought(words.join(' '))], joined: [sought(words.join(''))], words: words.map(sought) };
}

/** How well an entry has what is typed. */
function matchAll<T>({ whole, joined, words }: Query, entry: Indexed<T>): Scored<T> | undefined {
  const asOne = matchWords(whole, entry);
  return asOne || words.length === 1 ? asOne : (matchWords(joined, entry) ?? matchWords(words, entry));
}

function matchAllWithError<T>({ whole, joined, words }: Query, entry: Indexed<T>): Scored<T> | undefined {
  const ways = [matchWords(whole, entry, 0)];
  if (words.length > 1) ways.push(matchWords(joined, entry, 0), ...words.map((_, nth) => matchWords(words, entry, nth)));
  return ways.reduce((best, way) => (!best || (way && way.level < best.level) ? way : best), undefined);
}

const indexed = <T extends Searchable>(item: T, indexOf: (name: string, pinyin?: string) => NameIndex): Indexed<T> => ({
  item,
  zh: indexOf(item.name, item.pinyin),
  en: indexOf(item.nameEn ?? ''),
  within: (item.within ?? []).flatMap(({ name, nameEn, pinyin }) => [indexOf(name, pinyin), indexOf(nameEn ?? '')]),
});

/**
 * Makes entries ready to be searched. They are found by their names in either language, by pinyin, initials or a mix of them, and by what
 * they stand in; in any width and case; with one typing error where nothing is found without. The best is first: exact, from the
 * beginning, from the beginning of a word, inside; of equals the nearest at hand, then as they came.
 */
export function searchIn<T extends Searchable>(items: readonly T[]): (query: string) => readonly Found<T>[] {
  const known = new Map<string, NameIndex>();
  const indexOf = (name: string, pinyin = ''): NameIndex => {
    const key = `${name}\n${pinyin}`;
    const index = known.get(key) ?? nameIndex(name, pinyin);
    known.set(key, index);
    return index;
  };
  const entries = items.map((item) => indexed(item, indexOf));
  return (typed) => {
    const query = queryOf(typed);
    if (query.words.length === 0) return [];
    const clean = entries.flatMap((entry) => matchAll(query, entry) ?? []);
    const found = clean.length > 0 ? clean : entries.flatMap((entry) => matchAllWithError(query, entry) ?? []);
    return found.sort((a, b) => a.level - b.level || (b.item.nearness ?? 0) - (a.item.nearness ?? 0));
  };
}
