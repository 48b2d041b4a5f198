import { installedChromium } from './installed-chromium.js';

/** An intranet host name that the browser resolves to this machine: plain http there is no secure context. */
export const INTRANET_HOST = 'hall.intranet';

/**
 * The Chromium to drive; `make test` gets one where there is none.
 * @throws Error that says what to do when there is none
 */
export function chromiumPath(): string {
  const found = installedChromium();
  if (found) return found;
  const asked = process.env.CHROMIUM_PATH;
  throw new Error(
    asked ? `CHROMIUM_PATH: there is no ${asked}.` : 'There is no Chromium to test in: npm test gets one, or says what to do.',
  );
}

/** Flags that keep Chromium from calling out by itself, and that it needs when the tests run as root. */
export function chromiumFlags(hallHost = '127.0.0.1'): string[] {
  const root = process.getuid?.() === 0;
  return [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    `--host-resolver-rules=MAP ${INTRANET_HOST} ${hallHost}`,
  ];
}

/**
 * A flag for a browser that lives as long as a scenario and knows no code when it begins. What is compiled well while that runs pays off in
 * none; what is compiled at once, and plainly, does so in all: together a fifth of what the browser's processes took. It says nothing of
 * how quick the product is.
 */
export const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --always-sparkplug';
