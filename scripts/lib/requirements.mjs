import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const PROMISE = /^\| ([A-Z]+-\d+) \| (.+) \|$/gm;
const IDS = /[A-Z]+-\d+/g;
const LEADING_IDS = '(?:[A-Z]+-\\d{1,2}(?![\\w-])[\\s,:;/–]*)+';
const LEADING = new RegExp(`^${LEADING_IDS}`);
/** The ids that a title begins with: of a test, of a description around tests, or of a table of them. */
const TITLE = new RegExp(`\\(\\s*['"\`](${LEADING_IDS})`, 'g');
const TAGS = /^\s*@.*$/gm;

/** What the product promises: the rows of docs/requirements.md. */
export const promises = () =>
  [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(PROMISE)].map(([, id, promise]) => ({ id, promise }));

/** The requirements that a test claims by its title. */
export const idsOf = (title) => LEADING.exec(title)?.[0].match(IDS) ?? [];

/** The requirements that the tests or the scenarios of a file claim. */
export function claimsOf(file, text) {
  const found = file.endsWith('.feature')
    ? [...text.matchAll(TAGS)].map(([line]) => line.replaceAll('@', ' '))
    : [...text.matchAll(TITLE)].map(([, ids]) => ids);
  return [...new Set(found.flatMap((ids) => ids.match(IDS) ?? []))];
}

/**
 * What keeps promises and claims apart.
 * @param {readonly string[]} promised ids
 * @param {ReadonlyMap<string, string>} sources the text of each file of tests or scenarios, by its path
 * @returns {string[]} one line for each id that is claimed and not promised, and for each that is promised and that nothing claims
 */
export function claimFaults(promised, sources) {
  const claims = new Map([...sources].flatMap(([file, text]) => claimsOf(file, text).map((id) => [id, file])));
  return [
    ...[...claims].filter(([id]) => !promised.includes(id)).map(([id, file]) => `${id} is claimed and has no row (${file})`),
    ...promised.filter((id) => !claims.has(id)).map((id) => `${id} has a row and nothing claims it`),
  ];
}

/** Every file of tests and of scenarios, with its text. */
export function testSources() {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const files = listed.split('\0').filter((file) => /\.(feature|test\.tsx?)$/.test(file) && existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
