import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  // Without windows of its own, which cost a whole Chromium over a second of processor time for each page that it opens.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An intranet host name that the browser resolves to this machine: plain http there is no secure context. */
export const INTRANET_HOST = 'hall.intranet';

/**
 * The Chromium to drive: CHROMIUM_PATH, else an installed one, else the one that Playwright downloaded.
 * @throws Error that says what to do when there is none
 */
export function chromiumPath(): string {
  const asked = process.env.CHROMIUM_PATH;
  const found = [...(asked ? [asked] : INSTALLED), ...(asked ? [] : [chromium.executablePath()])].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    asked
      ? `CHROMIUM_PATH: there is no ${asked}.`
      : 'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
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
