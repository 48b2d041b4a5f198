import type { Entity } from '../src/wire/entity.ts';
import { fits, sampleOf } from '../src/wire/sample.ts';
import { limitsOf } from './limits.ts';

type Fields = Readonly<Record<string, unknown>>;
type Random = () => number;

/** How often a combination is drawn before the sample stands in: the rules between fields are met by chance alone. */
const DRAWS = 20;

/** How many fields have an ordinary value, so that a call gets to its work in most cases; the others are left out or at a limit. */
const ORDINARY = 0.7;

/** What is longer is not drawn: the longest files that a call takes are tried elsewhere, and would take all the time here. */
const LONGEST = 20_000;

export const pickOf = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

/** Makes requests, as they travel, that keep every rule of their description: each field known or ordinary, left out, or at a limit. */
export function randomRequests(schema: Entity<unknown>, known: Fields): (random: Random) => Fields {
  const sample = sampleOf(schema, known) as Fields;
  const fields = Object.values(schema.fields).map(([wire, part]) => {
    const few = (value: unknown) => !(JSON.stringify(value)?.length > LONGEST) && fits(part, value);
    const ordinary = [sample[wire], known[wire]].filter(few).at(-1);
    return { wire, ordinary, values: [undefined, sampleOf(part), ...limitsOf(part, known)].filter(few) };
  });
  const draw = (random: Random) =>
    Object.fromEntries(
      fields
        .map(({ wire, ordinary, values }) => [wire, random() < ORDINARY ? ordinary : pickOf(random, values)])
        .filter(([, value]) => value !== undefined),
    );
  return (random) => {
    for (let time = 0; time < DRAWS; time++) {
      const drawn = draw(random);
      if (fits(schema, drawn)) return drawn;
    }
    return sample;
  };
}

/** The most fields in which a varied request differs from the one it was made of. */
const MOST_VARIED = 2;

export type Vary = (random: Random, base: Fields, isFree: (wire: string) => boolean) => Fields;

/** Makes requests, as they travel, that differ from a given one in a field or two, and keep every rule of their description as it does. */
export function variedRequests(schema: Entity<unknown>): Vary {
  const fields = Object.values(schema.fields).map(([wire, part]) => {
    const few = (value: unknown) => !(JSON.stringify(value)?.length > LONGEST) && fits(part, value);
    return { wire, values: [undefined, sampleOf(part), ...limitsOf(part)].filter(few) };
  });
  const varied = (random: Random, base: Fields, free: typeof fields): Fields => {
    const others = Array.from({ length: 1 + Math.floor(random() * MOST_VARIED) }, () => pickOf(random, free));
    const all = { ...base, ...Object.fromEntries(others.map(({ wire, values }) => [wire, pickOf(random, values)])) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  };
  return (random, base, isFree) => {
    const free = fields.filter(({ wire, values }) => values.length > 0 && isFree(wire));
    for (let time = 0; time < DRAWS && free.length > 0; time++) {
      const drawn = varied(random, base, free);
      if (fits(schema, drawn)) return drawn;
    }
    return base;
  };
}
