import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import { untilAtRest } from './motion.ts';

const GRAVE: readonly (ImpactValue | undefined)[] = ['serious', 'critical'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that judge colours, which take half of the time of all. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

const PARTS = {
  all: {},
  colours: { runOnly: COLOURS },
  'all but colours': { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
} as const satisfies Record<string, RunOptions>;

/** Which of its rules axe goes by. */
export type Part = keyof typeof PARTS;

/** What axe finds on the page at rest that keeps people out, as "rule: where, and why". */
export async function graveFindings(page: Page, part: Part = 'all'): Promise<string[]> {
  // While a colour changes into another, its contrast is nobody's.
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(asked),
    { resultTypes: ['violations'], iframes: false, ...PARTS[part] },
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${places.join(' | ')}`;
    });
}
