/** How a system can go wrong that is asked how much waits; the answers of all but the first are of no use. */
export const BEHAVIOURS = ['as-usual', 'dead', 'slow', 'lying', 'failing', 'page', 'elsewhere', 'endless'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
