import { takeSnapshot } from '@hall/database/snapshot';
import { createCache } from '../cache.ts';
import type { Reading } from '../services.ts';

/** Reads what was committed when this began, whatever is written meanwhile. */
export async function withSnapshot<T>(databaseUrl: string, now: Date, work: (reading: Reading) => Promise<T>): Promise<T> {
  const snapshot = await takeSnapshot(databaseUrl);
  try {
    return await work({ database: snapshot, clock: { now: () => now }, cache: createCache({ commits: () => 0 }) });
  } finally {
    await snapshot.close();
  }
}
