import { expect, it } from 'vitest';
import { claimFaults, claimsOf } from './requirements.mjs';

const [first, second] = ['AREA-1', 'AREA-2'];

it.each([
  ['a title', `it('${first} does it', work)`, [first]],
  ['several', `test("${first} ${second}: do it", work)`, [first, second]],
  ['a title that is put together', `it(\`${first} does \${it}\`, work)`, [first]],
  ['a description around tests', `describe.each([[1], [2]])('${first} %d', work)`, [first]],
  ['a title of a table, on a line of its own', `it.each(Object.entries(MANY))(\n  '${first} does %s',\n)`, [first]],
  ['an id that stands elsewhere', `it('does it, as ${first} says', work)`, []],
  ['what only looks like one', `serial('${first}0991231-A')`, []],
])('a test claims by %s', (_, text, ids) => expect(claimsOf('a.test.ts', text)).toEqual(ids));

it('a scenario claims by its tags', () => {
  const feature = `@${first}\nFeature: One\n\n  @${second} @deployed\n  Scenario: Two of AREA-3\n    Given somebody at "a@AREA-4"\n`;
  expect(claimsOf('a.feature', feature)).toEqual([first, second]);
});

it('what is claimed has a row, and each row is claimed', () => {
  const sources = new Map([['a.test.ts', `it('${first} does it', work)`]]);
  expect(claimFaults([first], sources)).toEqual([]);
  expect(claimFaults([], sources)).toEqual(['AREA-1 is claimed and has no row (a.test.ts)']);
  expect(claimFaults([first, second], sources)).toEqual(['AREA-2 has a row and nothing claims it']);
});
