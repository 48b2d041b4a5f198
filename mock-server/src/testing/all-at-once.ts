import { turn } from './gate.ts';

/** Begins works in their order, so many turns of the process apart, and waits for all of them together. */
export const allAtOnce = <T>(works: readonly (() => Promise<T>)[], apart = 0): Promise<T[]> =>
  Promise.all(
    works.map(async (work, place) => {
      for (let left = place * apart; left > 0; left -= 1) await turn();
      return work();
    }),
  );

/** Begins each work once the one before it is done. */
export async function oneByOne<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (const work of works) done.push(await work());
  return done;
}

/** All of something in an order of chance. */
export const shuffled = <T>(all: readonly T[], chance: () => number): T[] =>
  all
    .map((one) => [chance(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
