import type { Bilingual } from '@hall/contract/bilingual';
import { Refusal } from './refusal.ts';

/** What stands behind the headings of columns that have to be there. */
export const REQUIRED_MARK = ' *';

/** As many of them are named as people read, and as much of each. */
const SAID = 8;
const LONGEST = 50;

interface Titled {
  readonly id: string;
  readonly title: Bilingual;
  readonly required?: true;
}

type HeadingRule = 'import-heading-unknown' | 'import-heading-twice' | 'import-heading-missing';

const refused = (rule: HeadingRule, headings: readonly Bilingual[], expected: readonly Titled[] = []) => {
  const titles = expected.map(({ title, required }) => (required ? { zh: `${title.zh}*`, en: `${title.en}*` } : title));
  const said = { ...inARow('headings', headings), ...(titles.length > 0 && inARow('expected', titles)) };
  return new Refusal(404, rule, { field: 'file', params: said });
};

const inARow = (name: string, words: readonly Bilingual[]): Record<string, string> => ({
  [name]: words.map(({ zh }) => zh).join('、'),
  [`${name}En`]: words.map(({ en }) => en).join(', '),
});

const asFound = (headings: readonly string[]): Bilingual[] =>
  headings
    .slice(0, SAID)
    .map((heading) => heading.slice(0, LONGEST))
    .map((heading) => ({ zh: heading, en: heading }));

const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .replace(/[*＊]\s*$/, '')
    .trim()
    .toLowerCase();

/**
 * Which field each column is, by its heading: the field's id, or what it is called in either language.
 * @throws Refusal 404 for a heading that is missing, unknown or there twice
 */
export function columnsOf(fields: readonly Titled[], headings: readonly string[]): string[] {
  const found = headings.map((heading) => fields.find(({ id, title }) => [id, title.zh, title.en].map(plain).includes(plain(heading)))?.id);
  const unknown = headings.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) throw refused('import-heading-unknown', asFound(unknown), fields);
  const twice = headings.filter((_, index) => found.indexOf(found[index]) < index);
  if (twice.length > 0) throw refused('import-heading-twice', asFound(twice));
  const missing = fields.filter(({ id, required }) => required && !found.includes(id));
  if (missing.length > 0)
    throw refused(
      'import-heading-missing',
      missing.map(({ title }) => title),
    );
  return found as string[];
}
