import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ImpactValue } from 'axe-core';
import { untilAtRest } from './motion.ts';

const GRAVE: readonly (ImpactValue | undefined)[] = ['serious', 'critical'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page at rest that keeps people out, by these of its rules or by all, as "rule: where, and why". */
export async function graveFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // While a colour changes into another, its contrast is nobody's.
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const options = { resultTypes: ['violations'], iframes: false, ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(asked),
    options,
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${places.join(' | ')}`;
    });
}
