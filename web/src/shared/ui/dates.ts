/** The day of a moment `yyyy-MM-dd HH:mm:ss`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** A moment to the minute. */
export const minuteOf = (moment: string): string => moment.slice(0, 16);
