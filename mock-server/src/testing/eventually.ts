import { vi } from 'vitest';

/** Bounds what never comes, on a machine that does much else; it measures nothing. In ms. */
const LONGEST_MS = 60_000;

/** Waits until something holds, however busy the machine is. */
export const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, LONGEST_MS);
