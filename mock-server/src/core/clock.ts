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

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has had no daylight saving time since 1991. */
export const wireMoment = (moment: Date): string =>
  new Date(moment.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment that `yyyy-MM-dd HH:mm:ss` names in Asia/Shanghai. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);

/** The first moment of a day (`yyyy-MM-dd`) in Asia/Shanghai. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** The day of a moment (`yyyy-MM-dd`) in Asia/Shanghai. */
export const wireDay = (moment: Date): string => wireMoment(moment).slice(0, 10);

/** How many days lie between two days (`yyyy-MM-dd`): negative when the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
