/** Whether a proof is asked for at its full size, as `npm run prove` does; `npm test` plays a short form. */
export const FULL = process.env.PROOF === 'full';

/** How much of something, in the short form and in full. */
export const size = (short: number, full: number): number => (FULL ? full : short);

/** Longest wait of who calls beside an attack, in ms: promised of two cores, so the short form, which runs anywhere, does not ask. */
export const LONGEST_WAIT_MS = size(Number.POSITIVE_INFINITY, 1000);
