const DAY_MS = 86_400_000;
/** Asia/Shanghai is ahead of UTC by so much, the whole year round. */
const SHANGHAI_MS = 8 * 3_600_000;

const RED = /\/r/g;

export interface Countdown {
  readonly text: string;
  readonly red: boolean;
}

/** Days since 1970-01-01 in Asia/Shanghai. */
const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + SHANGHAI_MS) / DAY_MS);

/** How long it is until the next day begins in Asia/Shanghai, in ms. */
export const untilNextDay = (now: Date): number => (dayNumber(now) + 1) * DAY_MS - SHANGHAI_MS - now.getTime();

/**
 * The countdown of the footer (SHELL-7).
 * @param text what the institution wrote: `[0]` stands for the number of days, `/r` makes it red
 * @param day the day counted down to, `yyyy-MM-dd`
 * @returns `undefined` without a text or a day, and once the day is past
 */
export function countdownOf(text: string, day: string, now: Date): Countdown | undefined {
  if (text === '' || day === '') return undefined;
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) - dayNumber(now);
  if (!(days >= 0)) return undefined;
  return { text: text.replace(RED, '').replaceAll('[0]', String(days)).trim(), red: text.includes('/r') };
}
