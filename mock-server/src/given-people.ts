import { readFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { SettingsError } from './settings.ts';

/** What is said of a person who is added, and what people call it. */
export const PERSON_FIELDS = {
  staffNumber: ['工号', 'Staff number'],
  userName: ['用户名', 'User name'],
  name: ['姓名', 'Name'],
  nameEn: ['英文姓名', 'Name in English'],
  department: ['部门', 'Department'],
  departmentEn: ['部门英文名称', 'Department in English'],
  roles: ['角色', 'Roles'],
  phone: ['手机号', 'Mobile phone'],
  contactPhone: ['联系电话', 'Contact phone'],
  email: ['邮箱', 'Email'],
  idNumber: ['身份证号', 'ID number'],
} as const;

export type PersonField = keyof typeof PERSON_FIELDS;

/** A person as given, each field without white space around it; empty where nothing was said. */
export interface GivenPerson {
  /** Where in the file, as `line 3: `; empty for one person alone. */
  readonly place: string;
  readonly fields: Readonly<Record<PersonField, string>>;
}

const USAGE =
  'say a file, or one person: add-people <file.csv|file.xlsx> or add-people staffNumber=… userName=… name=… nameEn=… department=…';
const NAMES = Object.keys(PERSON_FIELDS) as PersonField[];
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<PersonField, string>;
/** More take longer than a unit of work may. */
const MOST = 5_000;

/**
 * The people that a file holds, in a line each below their headings, or the one whose fields stand behind the command as `field=value`.
 * @param read what a file holds
 * @throws SettingsError for a file that cannot be read, and for headings and fields that nobody knows
 */
export function givenPeople(given: readonly string[], read: (file: string) => Buffer = readFileSync): GivenPerson[] {
  const [first = ''] = given;
  if (first.includes('=')) return [{ place: '', fields: onePerson(given) }];
  if (given.length === 1 && /\.xls$/i.test(first))
    throw new SettingsError(`${first} is an old spreadsheet; save it as xlsx, and give that`);
  if (given.length !== 1 || !/\.(csv|xlsx)$/i.test(first)) throw new SettingsError(USAGE);
  const [head = [], ...lines] = withoutBlankEnds(linesOf(first, contentOf(first, read)));
  const fields = fieldsOf(head);
  const people = lines.flatMap((cells, index) =>
    cells.some((cell) => cell.trim()) ? [{ place: `line ${index + 2}: `, fields: personOf(fields, cells) }] : [],
  );
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
  const untitled = titles.findIndex((title) => !title.trim());
  if (untitled >= 0) throw new SettingsError(`column ${untitled + 1} has no heading`);
  const fields = titles.map(fieldOf);
  const twice = fields.find((field, index) => fields.indexOf(field) < index);
  if (twice) throw new SettingsError(`${twice} stands there twice`);
  return fields;
}

/** A field by its name, or by what it is called in either language. */
function fieldOf(title: string): PersonField {
  const wanted = title.trim().toLowerCase();
  const field = NAMES.find((name) => [name, ...PERSON_FIELDS[name]].some((word) => word.toLowerCase() === wanted));
  if (!field) throw new SettingsError(`there is no field ${JSON.stringify(title)}; there are ${NAMES.join(', ')}`);
  return field;
}

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

/** The lines of the first sheet as texts, also the empty ones. */
function linesOf(file: string, content: Buffer): string[][] {
  try {
    const book = /\.csv$/i.test(file) ? XLSX.read(textOf(content), { type: 'string', raw: true }) : XLSX.read(content);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
  } catch (error) {
    throw new SettingsError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Without the blank columns at the right, which spreadsheet programs leave. */
function withoutBlankEnds(lines: readonly string[][]): string[][] {
  const width = Math.max(0, ...lines.map((cells) => cells.findLastIndex((cell) => cell.trim()) + 1));
  return lines.map((cells) => cells.slice(0, width));
}

/** Spreadsheet programs in China write GB 18030 unless told otherwise. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}
