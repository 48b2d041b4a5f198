import { daysBetween, wireDay } from '@hall/contract/rules/shanghai';

const RED = /\/r/g;

export interface Countdown {
  readonly text: string;
  readonly red: boolean;
}

/**
 * The countdown of the footer (SHELL-7).
 * @param text what the institution wrote: `[0]` stands for the number of days, `/r` makes it red
 * @param day the day counted down to, `yyyy-MM-dd`
 * @returns `undefined` without a text or a day, and once the day is past
 */
export function countdownOf(text: string, day: string, now: Date): Countdown | undefined {
  if (text === '' || day === '') return undefined;
  const days = daysBetween(wireDay(now), day);
  if (!(days >= 0)) return undefined;
  return { text: text.replace(RED, '').replaceAll('[0]', String(days)).trim(), red: text.includes('/r') };
}
