import type { BrowserContext } from '@playwright/test';

/** A browser that has been told to spare data: that nothing is fetched ahead takes a tenth off a scenario. */
export async function sparingData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as unknown as { readonly connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { get: () => true });
  });
}
