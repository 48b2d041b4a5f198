import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A line of a table of screens. */
const LINE = /^ *\| [^|]+ \| (?<address>\/[^ |]*) *\|$/gm;

/** The addresses of the screens that are looked at for a person, as the feature of all screens lists them. */
export function screensOf(person: string): readonly string[] {
  const feature = readFileSync(join(import.meta.dirname, '../shell/screens.feature'), 'utf8');
  const scenarios = feature.split(/^ *Scenario/m).filter((scenario) => scenario.includes(` for "${person}" in `));
  const found = scenarios.flatMap((scenario) => [...scenario.matchAll(LINE)].flatMap(({ groups }) => groups?.address ?? []));
  if (found.length === 0) throw new Error(`no screen of ${person} is looked at`);
  return found;
}

/** Goes to an address as a link within the page does: what was asked for stays, and so does the document. */
export const goInPlace = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // As the router itself numbers what it goes through.
    const state = { usr: null, key: to, idx: (history.state as { idx: number }).idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
