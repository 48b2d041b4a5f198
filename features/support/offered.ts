import { expect } from '@playwright/test';

/**
 * Waits until something of that name is there, and else fails with the names that there are.
 * @param what what it is a name of, for the message
 */
export async function untilOffered(what: string, name: string, names: () => Promise<readonly string[]>): Promise<void> {
  await expect.poll(async () => (await names()).length, `there is a ${what}`).toBeGreaterThan(0);
  // What a page before it showed may still be there for a moment.
  await expect.poll(names, { message: `there is the ${what} "${name}"`, timeout: 4000 }).toContain(name);
}
