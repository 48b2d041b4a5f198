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

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact?: string }[] };
}

/** Without the rules whose findings would be of no weight: a third of them. */
function runAxe(options: RunOptions): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: Axe };
  if (options.runOnly) return axe.run(options);
  const mild = axe._audit.rules.filter(({ impact }) => impact === 'moderate' || impact === 'minor');
  const off = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
  return axe.run({ ...options, rules: { ...off, ...options.rules } });
}

/** What axe finds on the page at rest that keeps people out, as "rule: where, and why". */
export async function graveFindings(page: Page, part: Part = 'all'): Promise<string[]> {
  // While a colour changes into another, its contrast is nobody's.
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...PARTS[part] };
  const { violations } = await page.evaluate(runAxe, options);
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${places.join(' | ')}`;
    });
}
