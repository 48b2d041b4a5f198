/** Where all that waits for the person stands, source by source. */
export const PENDING_PATH = '/dbsx';
