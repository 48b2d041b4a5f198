/** Runs work, as soon as there is room for it. */
export type Room = <T>(work: () => Promise<T>) => Promise<T>;

/** Room for so much work at once; the rest waits, in the order of the calls. */
export function createAtMost(most: number): Room {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Who comes next takes over this place, before anybody new can.
      if (next) next();
      else running -= 1;
    }
  };
}
