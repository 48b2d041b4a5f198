const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

/** A moment as `2026-11-27 18:05:00`, in Shanghai. */
export const inShanghai = (moment: string): string => FORMAT.format(new Date(moment));

/** The moment of a date and time in Shanghai as a field for them has it, `2026-11-27T18:05`; nothing when it is none. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(`${local}+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** What a field for date and time has for a moment. */
export const fieldOf = (moment: string): string => inShanghai(moment).replace(' ', 'T');
