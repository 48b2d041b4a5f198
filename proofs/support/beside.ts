import { api } from '@hall/contract/api';
import { expect } from 'vitest';
import type { ApiClient } from '../../features/support/api-client.ts';
import { LONGEST_WAIT_MS, size } from './size.ts';

/** How long somebody else waited for each answer while an attack went on, in ms. */
export interface Beside<T> {
  readonly answer: T;
  readonly waits: readonly number[];
}

/** Does something while a person goes on calling, one call after another. */
export async function beside<T>(person: ApiClient, work: () => Promise<T>): Promise<Beside<T>> {
  const waits: number[] = [];
  let over = false;
  const going = (async () => {
    while (!over) {
      const asked = performance.now();
      expect((await person.call(api.account.me)).code).toBe('200');
      waits.push(performance.now() - asked);
    }
  })();
  const answer = await work().finally(() => {
    over = true;
  });
  await going;
  return { answer, waits };
}

/** The wait that all but one in a hundred stay below, in ms. */
export function p99(waits: readonly number[]): number {
  const sorted = [...waits].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** More often than who waits for the attack's end: how often else is up to the machine, whose processors both share. */
const LEAST = size(3, 10);

/** Others were served meanwhile, and none of them waited long. @param which attack of several, as a failure names it */
export function expectServed({ waits }: Beside<unknown>, which?: string): void {
  expect(waits.length, which).toBeGreaterThanOrEqual(LEAST);
  expect(p99(waits), which).toBeLessThan(LONGEST_WAIT_MS);
}
