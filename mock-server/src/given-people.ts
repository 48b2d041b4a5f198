import { readFileSync } from 'node:fs';
import { ruleText } from '@hall/contract/errors';
import { columnsOf } from './core/headings.ts';
import { Refusal } from './core/refusal.ts';
import { readTable, type Table } from './core/table-file/read-table.ts';
import { PERSON_FIELDS, type PersonField } from './domains/people/index.ts';
import { SettingsError } from './settings.ts';

/** A person as given, each field without white space around it; empty where nothing was said. */
export interface GivenPerson {
  /** Where in the file, as `line 3: `; empty for one person alone. */
  readonly place: string;
  readonly fields: Readonly<Record<PersonField, string>>;
}

const USAGE =
  'say a file, or one person: add-people <file.csv|file.xlsx> or add-people staffNumber=… userName=… name=… nameEn=… department=…';
const NAMES = Object.keys(PERSON_FIELDS) as PersonField[];
const FIELDS = NAMES.map((id) => ({ id, title: PERSON_FIELDS[id] }));
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<PersonField, string>;
/** Their passwords take long to be hashed. */
const MOST = 5_000;

/**
 * The people that a file holds, in a line each below their headings, or the one whose fields stand behind the command as `field=value`.
 * @param read what a file holds
 * @throws SettingsError for a file that cannot be read, and for headings and fields that nobody knows
 */
export async function givenPeople(given: readonly string[], read: (file: string) => Buffer = readFileSync): Promise<GivenPerson[]> {
  const [first = ''] = given;
  if (first.includes('=')) return [{ place: '', fields: onePerson(given) }];
  if (given.length !== 1 || !/\.(csv|xlsx?)$/i.test(first)) throw new SettingsError(USAGE);
  const [head, ...lines] = (await tableIn(first, contentOf(first, read))).lines;
  const fields = fieldsOf(head?.cells ?? []);
  const people = lines.map(({ line, cells }) => ({ place: `line ${line}: `, fields: personOf(fields, cells) }));
  if (people.length === 0) throw new SettingsError(`${first} has nobody below its headings`);
  if (people.length > MOST) throw new SettingsError(`${first} has ${people.length} people; ${MOST} can be added at once`);
  return people;
}

function onePerson(given: readonly string[]): Record<PersonField, string> {
  const pairs = given.map((pair) => /^([^=]+)=(.*)$/s.exec(pair) ?? [pair, pair, '']);
  return personOf(
    fieldsOf(pairs.map(([, field = '']) => field)),
    pairs.map(([, , value = '']) => value),
  );
}

const personOf = (fields: readonly PersonField[], cells: readonly string[]): Record<PersonField, string> => ({
  ...EMPTY,
  ...Object.fromEntries(fields.map((field, index) => [field, (cells[index] ?? '').normalize('NFC').trim()])),
});

/** The fields by what stands above or before them, each once. */
function fieldsOf(titles: readonly string[]): PersonField[] {
  try {
    return columnsOf(FIELDS, titles) as PersonField[];
  } catch (error) {
    throw new SettingsError(told(error));
  }
}

async function tableIn(file: string, content: Buffer): Promise<Table> {
  try {
    const table = await readTable(file, content);
    const marked = table.lines.find(({ marks }) => Object.keys(marks).length > 0);
    if (marked) throw new SettingsError(`line ${marked.line} of ${file} has a formula, an error, or a number that has lost digits`);
    return table;
  } catch (error) {
    throw error instanceof Refusal ? new SettingsError(`${file} cannot be read: ${told(error)}`) : error;
  }
}

const told = (error: unknown): string => (error instanceof Refusal ? ruleText(error.rule, 'en', error.detail.params ?? {}) : String(error));

function contentOf(file: string, read: (file: string) => Buffer): Buffer {
  try {
    return read(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new SettingsError(`there is no file ${file}`);
    if (code === 'EACCES' || code === 'EPERM') throw new SettingsError(`${file} may not be read by the user that runs this command`);
    throw new SettingsError(`${file} cannot be read: ${message}`);
  }
}
