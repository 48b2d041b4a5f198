import type { BrowserContext } from '@playwright/test';
import { named } from './named.ts';
import { hold } from './wire-faults.ts';

/** The file of the web's build that holds the page at an address, or what draws charts. */
const CHUNKS: Readonly<Record<string, RegExp>> = {
  '/tzgg': /\/assets\/notice[\w-]*page-[\w-]+\.js$/,
  charts: /\/assets\/(claims|counted)-chart-[\w-]+\.js$/,
};

const chunkOf = (path: string): RegExp => named('page whose file is known', path, CHUNKS);

/** The file of a page is gone, as after a new release: for good, or until the first loading of the page after it was missed. */
export async function loseChunk(context: BrowserContext, path: string, lasts: 'for good' | 'until a reload'): Promise<void> {
  let [gone, missed] = [true, false];
  if (lasts === 'until a reload') context.on('request', (request) => (gone = gone && !(missed && request.isNavigationRequest())));
  await context.route(chunkOf(path), (route) => {
    if (!gone) return route.fallback();
    missed = true;
    return route.fulfill({ status: 404, body: '' });
  });
}

/** The page of an address loads, and throws when it is painted. */
export async function breakPage(context: BrowserContext, path: string): Promise<void> {
  await context.route(chunkOf(path), async (route) => {
    const response = await route.fetch();
    const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(await response.text()) ?? [];
    const names = exported.split(',').map((name) => name.split(' as ').at(-1)?.trim());
    const body = `const Broken = () => { throw new Error('broken by the scenario') }; export { ${names.map((name) => `Broken as ${name}`).join(', ')} };`;
    await route.fulfill({ response, body });
  });
}

const SCRIPTS = /\/assets\/[^?]*\.js$/;

/** The scripts of the web are on their way. @returns lets them arrive */
export const holdScripts = (context: BrowserContext): Promise<() => void> => hold(context, SCRIPTS);
