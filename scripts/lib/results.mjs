import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { idsOf } from './requirements.mjs';
import { root } from './run.mjs';

/** @typedef {{ title: string, file: string, ids: string[], outcome: 'passed' | 'failed' | 'did not run', why?: string }} Result */

const read = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined);

/** The first lines of what a test said when it failed, a whole list that was compared, and what lay over the thing that was to be clicked. */
function firstLines(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.some((line) => /^\+ Received/.test(line)) ? lines.findIndex((line) => line.startsWith('Call log:')) : 8;
  const shown = end < 8 ? 8 : Math.min(end, 30);
  const over = lines.slice(shown).find((line) => line.includes('intercepts pointer events'));
  return [...lines.slice(0, shown), ...(over ? [over] : [])].join('\n').trimEnd();
}

/** @returns {Result[]} */
function unitResults(report) {
  return (read(report)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status, failureMessages }) => ({
      title: [...ancestorTitles, title].join(' › '),
      file: relative(root, name),
      ids: [...ancestorTitles, title].flatMap(idsOf),
      outcome: status === 'passed' || status === 'failed' ? status : 'did not run',
      why: firstLines(failureMessages?.[0]),
    })),
  );
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

/** What a scenario says when it failed: the sentence that it failed at, which whoever wrote it knows, before what the browser said. */
function whyFailed({ steps = [], error } = {}) {
  const step = steps.find((one) => one.error);
  return [...(step ? [`at: ${step.title}`] : []), firstLines(error?.message)].join('\n');
}

/**
 * What Playwright's report says of each scenario.
 * @returns {Result[]}
 */
export function scenariosOf(report) {
  const inSuite = ({ file, title, specs = [], suites = [] }, parents) => [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...parents, title, spec.title].filter((part) => part && part !== file).join(' › '),
        file: file.replace(/^features\/\.generated\//, '').replace(/\.spec\.js$/, ''),
        ids: (spec.tags ?? []).map((tag) => tag.replace('@', '')).filter((tag) => /^[A-Z]+-\d+$/.test(tag)),
        outcome: OUTCOMES[test.status] ?? 'did not run',
        why: whyFailed(test.results.at(-1)),
      })),
    ),
    ...suites.flatMap((suite) => inSuite(suite, title === file ? parents : [...parents, title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, []));
}

/** Says of every test that failed which it is and why: last, where the one who looks for it finds it. */
export function tellFailures(tests) {
  for (const { file, title, why } of tests.filter(({ outcome }) => outcome === 'failed')) console.log(`\n✗ ${file} › ${title}\n${why}`);
}

/** What the reports say of every unit and API test, proofs among them, and of every scenario. */
export const results = () => ({
  units: ['reports/vitest.json', 'reports/proofs.json'].flatMap(unitResults),
  scenarios: scenariosOf(read('reports/playwright.json')),
});
