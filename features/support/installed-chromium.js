import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without windows of its own, which cost a whole one over a second of processor time for each page that it opens. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to drive: the one that is asked for, else an installed one, else the one that Playwright downloaded.
 * In JavaScript, since the scripts that run before anything is compiled ask as well.
 * @param {string | undefined} [asked]
 * @returns {string | undefined} its path, or nothing when there is none
 */
export function installedChromium(asked = process.env.CHROMIUM_PATH) {
  return (asked ? [asked] : [...INSTALLED, chromium.executablePath()]).find((path) => existsSync(path));
}
