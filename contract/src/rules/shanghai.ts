const DAY_MS = 86_400_000;
/** Asia/Shanghai is ahead of UTC by so much, the whole year round: no daylight saving time since 1991. */
const SHANGHAI_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, whatever the zone of the machine. */
export const wireMoment = (moment: Date): string => new Date(moment.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment that `yyyy-MM-dd HH:mm:ss` names in Asia/Shanghai. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);

/** The day of a moment (`yyyy-MM-dd`) in Asia/Shanghai. */
export const wireDay = (moment: Date): string => wireMoment(moment).slice(0, 10);

/** The hour of a moment in Asia/Shanghai, 0 to 23. */
export const hourOf = (moment: Date): number => Number(wireMoment(moment).slice(11, 13));

/** The first moment of a day (`yyyy-MM-dd`) in Asia/Shanghai. */
export const startOfDay = (day: string): Date => momentOf(`${day} 00:00:00`);

/** How many days lie between two days (`yyyy-MM-dd`): negative when the second is the earlier one, NaN where one is no day. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The day (`yyyy-MM-dd`) that lies some days after another, before it where they are negative. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How long it is until the next day begins in Asia/Shanghai, in ms. */
export const untilNextDay = (now: Date): number => startOfDay(wireDay(now)).getTime() + DAY_MS - now.getTime();
