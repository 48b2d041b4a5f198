import { expect, it } from 'vitest';
import { scenariosOf } from './results.mjs';

const message = 'Error: expect(locator).toHaveText(expected) failed';
const reported = (steps: object[], said = message) => ({
  suites: [
    {
      title: 'list.feature.spec.js',
      file: 'features/.generated/features/list.feature.spec.js',
      suites: [
        {
          title: 'Lists',
          file: 'features/.generated/features/list.feature.spec.js',
          specs: [{ title: 'Pages', tags: ['TABLE-3'], tests: [{ status: 'unexpected', results: [{ error: { message: said }, steps }] }] }],
        },
      ],
    },
  ],
});

it('OPS-1 a scenario that failed names the step that it failed at, before what the browser said', () => {
  const [{ why, ids }] = scenariosOf(reported([{ title: 'When I go to page 2' }, { title: 'Then 4 rows are shown', error: { message } }]));
  expect(why).toBe(`at: Then 4 rows are shown\n${message}`);
  expect(ids).toEqual(['TABLE-3']);
});

it('OPS-1 a step within another step is named by the sentence of the scenario', () => {
  const steps = [{ title: 'When I search', error: { message }, steps: [{ title: 'the answer comes', error: { message } }] }];
  expect(scenariosOf(reported(steps))[0].why).toBe(`at: When I search\n${message}`);
});

it('OPS-1 what failed outside of every step is told as it is', () => {
  expect(scenariosOf(reported([]))[0].why).toBe(message);
});

it('OPS-1 a scenario that could not click says what lay over the thing', () => {
  const over = '      - <div class="ant-modal-wrap">…</div> from <div>…</div> subtree intercepts pointer events';
  const long = [message, ...Array(9).fill('  - waiting'), over, over].join('\n');
  const [{ why }] = scenariosOf(reported([{ title: 'When I search', error: {} }], long));
  expect(why).toBe(['at: When I search', message, ...Array(7).fill('  - waiting'), over].join('\n'));
});

it('OPS-1 a scenario that found other names in a list says which', () => {
  const start = ['Locator: tabs', 'Timeout: 15000ms', '- Expected  - 1', '+ Received  + 0', '', '  Array [', '    "Home",'];
  const list = [message, ...start, '-   "Notices",', '    "My loans",', '  ]'].join('\n');
  const [{ why }] = scenariosOf(reported([{ title: 'Then the open tabs are', error: {} }], `${list}\n\nCall log:\n  - waiting`));
  expect(why).toBe(`at: Then the open tabs are\n${list}`);
});
