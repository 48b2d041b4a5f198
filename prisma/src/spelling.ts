import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import type { Database, Reader, Tx } from './database.ts';

/** People whose names are worked out at once. */
const SLICE = 500;

const READING = { toneType: 'none', type: 'array', v: true, surname: 'head', nonZh: 'consecutive' } as const;

const spelled = (read: readonly string[]): string => {
  const syllables = read.map((one) => one.toLowerCase());
  return `${syllables.map((one) => one.slice(0, 1)).join('')} ${syllables.join('')}`;
};

function spell(name: string): string {
  const words = name.split(/[\s·•]+/);
  return spelled(words.flatMap((word) => pinyin(word, READING)));
}

/** How many names are remembered: some times as many as a large institution has departments. */
const REMEMBERED = 5_000;
const remembered = new LRUCache<string, string>({ max: REMEMBERED });

/** By what somebody of this name is searched for: initials and syllables, of a surname as surnames are read (单 is `shan`). */
export function spellingOf(name: string): string {
  const known = remembered.get(name) ?? spell(name);
  remembered.set(name, known);
  return known;
}

/** By what a term that is nobody's name is searched for. */
export const spellingOfTerm = (term: string): string => spelled(pinyin(term, { ...READING, surname: 'off' }));

const unspelled = (read: Reader) => read.person.findMany({ where: { spelling: null }, select: { id: true, name: true }, take: SLICE });

/** Stores all of them in one statement, by the ids of people. */
function storeSpellings(tx: Tx, spellings: readonly (readonly [string, string])[]): Promise<number> {
  const statement = `UPDATE "Person" SET "spelling" = "given"."value" ->> 1 FROM json_each(?) AS "given" WHERE "Person"."id" = "given"."value" ->> 0`;
  return tx.$executeRawUnsafe(statement, JSON.stringify(spellings));
}

/** Works out the names of all who came without that, as from an older release or the demo data. */
export async function spellPeople({ unitOfWork }: Pick<Database, 'unitOfWork'>): Promise<void> {
  for (let found = SLICE; found === SLICE; )
    found = await unitOfWork(async (tx) => {
      const people = await unspelled(tx);
      if (people.length > 0)
        await storeSpellings(
          tx,
          people.map(({ id, name }) => [id, spellingOf(name)]),
        );
      return people.length;
    });
}
