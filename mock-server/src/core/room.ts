/** Runs somebody's work, as soon as there is room for it. */
export type Room = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/** Room for so much work at once. Who waits takes turns with all others who do, however much they brought; each one's own goes in order. */
export function createRoom(most: number): Room {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  return async (whose, work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.set(whose, [...(waiting.get(whose) ?? []), begin]));
    try {
      return await work();
    } finally {
      const next = takeNext(waiting);
      // Who comes next takes over this place, before anybody new can.
      if (next) next();
      else running -= 1;
    }
  };
}

/** The first work of whoever has waited longest for a turn; with more of it, they wait for another behind all others. */
function takeNext(waiting: Map<string, (() => void)[]>): (() => void) | undefined {
  const [longest] = waiting;
  if (!longest) return undefined;
  const [whose, [begin, ...more]] = longest;
  waiting.delete(whose);
  if (more.length > 0) waiting.set(whose, more);
  return begin;
}
