import { daysBetween, momentOf, wireDay } from '@hall/contract/rules/shanghai';
import type { Language } from '../i18n/language.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From this many days on a date says more than a distance. */
const DAYS_MAX = 7;

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' };

const kept: Partial<Record<Language, Intl.RelativeTimeFormat>> = {};

/** Made when it is first needed, and kept: making one takes longer than all else that a line of a list does. */
function wordsIn(language: Language): Intl.RelativeTimeFormat {
  kept[language] ??= new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  return kept[language];
}

/**
 * How long ago a moment `yyyy-MM-dd HH:mm:ss` is, in words: minutes and hours on the same day in Shanghai, then days, as people count
 * them. `undefined` where it is still to come, or a week or more ago.
 */
export function agoOf(moment: string, now: Date, language: Language): string | undefined {
  const past = now.getTime() - momentOf(moment).getTime();
  const days = daysBetween(moment.slice(0, 10), wireDay(now));
  if (!(past >= 0) || days >= DAYS_MAX) return undefined;
  const words = wordsIn(language);
  if (days > 0) return words.format(-days, 'day');
  if (past < MINUTE_MS) return words.format(0, 'second');
  return past < HOUR_MS ? words.format(-Math.floor(past / MINUTE_MS), 'minute') : words.format(-Math.floor(past / HOUR_MS), 'hour');
}
