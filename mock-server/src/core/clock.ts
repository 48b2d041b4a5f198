/** The server's only source of time, so that tests and the developer console can set it. */
export interface Clock {
  now(): Date;
  /** Moves the clock to a moment; it goes on running from there. */
  set(moment: Date): void;
  /** Moves the clock forward by milliseconds. */
  advance(milliseconds: number): void;
  /** Back to the time of the machine. */
  reset(): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (moment) => {
      offset = moment.getTime() - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}
