/** The server's only source of time, so that tests and the developer console can set it. */
export interface Clock {
  now(): Date;
  /** Moves the clock to a moment; it goes on running from there, unless it stands still. */
  set(moment: Date): void;
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Has it stand still, or run again from where it stands. */
  freeze(still: boolean): void;
  readonly frozen: boolean;
  /** How far it is ahead of the time of the machine, in ms; less than 0 where it is behind. */
  readonly apart: number;
  /** Back to the time of the machine, and running. */
  reset(): void;
}

export function createClock(): Clock {
  let offset = 0;
  let still: number | undefined;
  const now = () => still ?? Date.now() + offset;
  const moveTo = (moment: number) => {
    offset = moment - Date.now();
    if (still !== undefined) still = moment;
  };
  return {
    now: () => new Date(now()),
    set: (moment) => moveTo(moment.getTime()),
    advance: (milliseconds) => moveTo(now() + milliseconds),
    freeze(stop) {
      const moment = now();
      still = stop ? moment : undefined;
      moveTo(moment);
    },
    get frozen() {
      return still !== undefined;
    },
    get apart() {
      return now() - Date.now();
    },
    reset: () => {
      offset = 0;
      still = undefined;
    },
  };
}
