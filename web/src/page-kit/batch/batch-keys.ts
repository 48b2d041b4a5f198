import { BATCH_MAX } from '@hall/contract/wire/list';

/** Longest key, in characters. */
const KEY_MAX = 100;

export interface BatchKeys {
  readonly keys: readonly string[];
  /** How many were dropped because they were there already. */
  readonly dropped: number;
  /** The first line, from 1, whose key is too long. */
  readonly longLine: number | undefined;
  readonly tooMany: boolean;
}

/** Of the keys that an address names, those that a batch query can take. */
export const fittingKeys = (text: string): readonly string[] =>
  batchKeys(text)
    .keys.filter((key) => key.length <= KEY_MAX)
    .slice(0, BATCH_MAX);

/** The keys of a text, one a line; blanks and duplicates are dropped (QUERY-6). */
export function batchKeys(text: string): BatchKeys {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const keys = [...new Set(filled)];
  const long = lines.findIndex((line) => line.length > KEY_MAX);
  return {
    keys,
    dropped: filled.length - keys.length,
    longLine: long < 0 ? undefined : long + 1,
    tooMany: keys.length > BATCH_MAX,
  };
}
