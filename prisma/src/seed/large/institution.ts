import { idNumberCheck } from '@hall/contract/rules/id-number';
import type Sqlite from 'better-sqlite3';

type Row = Readonly<Record<string, string | number | null>>;

/** As many as a large institution has (issue 16). */
export const LARGE_PEOPLE = 20_000;
const DEPARTMENTS = 2_000;
const PERMISSIONS = 500;

/** How many departments stand below each one, until there are as many as wanted. */
const BELOW = 8;
/** How many functions stand in a directory of the institution's own. */
const IN_DIRECTORY = 19;
/** Days of birth before they begin anew, in the next region. */
const BIRTHDAYS = 14_000;
const DAY_MS = 24 * 60 * 60_000;

type Named = readonly [zh: string, en: string];

/** A person of the demo data, whose other columns are taken over as they are. */
type Known = Row & { readonly id: string; readonly name: string; readonly nameEn: string };

const SUBJECTS: readonly Named[] = [
  ['会计', 'Accounting'],
  ['金融', 'Finance'],
  ['物理', 'Physics'],
  ['材料', 'Materials'],
  ['软件', 'Software'],
  ['网络', 'Networks'],
  ['英语', 'English'],
  ['历史', 'History'],
  ['数学', 'Mathematics'],
  ['能源', 'Energy'],
  ['设计', 'Design'],
];
const KINDS: readonly Named[] = [
  ['系', 'department'],
  ['教研室', 'section'],
  ['实验室', 'laboratory'],
  ['组', 'group'],
];

/** An entry that there is. */
const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** How many rows a table has. */
export const rowsIn = (database: Sqlite.Database, table: string): number =>
  database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number;

/** Writes rows as they come from a function of their number, from 0. */
function insert(database: Sqlite.Database, table: string, times: number, rowOf: (n: number) => Row): void {
  let statement: Sqlite.Statement | undefined;
  for (let n = 0; n < times; n++) {
    const row = rowOf(n);
    const columns = Object.keys(row);
    statement ??= database.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
    statement.run(...Object.values(row));
  }
}

/** A tree of several levels below the departments that are there. */
function addDepartments(database: Sqlite.Database): void {
  const known = database.prepare('SELECT "id", 0 AS "level" FROM "Department" ORDER BY "id"').all() as { id: string; level: number }[];
  insert(database, 'Department', DEPARTMENTS - known.length, (n) => {
    const above = at(known, Math.floor(n / BELOW));
    const [[subject, subjectEn], [kind, kindEn]] = [at(SUBJECTS, n % SUBJECTS.length), at(KINDS, above.level)];
    const id = `d${String(n + 1).padStart(4, '0')}`;
    known.push({ id, level: above.level + 1 });
    return { id, name: `${subject}${kind}${n + 1}`, nameEn: `${subjectEn} ${kindEn} ${n + 1}`, parentId: above.id };
  });
}

function idNumberOf(n: number): string {
  const day = new Date(Date.UTC(1955, 0, 1) + (n % BIRTHDAYS) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  // A serial number that no register office gives out, so that it is nobody's.
  const digits = `4301${String(50 + Math.floor(n / BIRTHDAYS))}${day}000`;
  return digits + idNumberCheck(digits);
}

/** People with the surname of one and the given name of another, spread over all departments; one in ten has left. */
function addPeople(database: Sqlite.Database): void {
  const known = database.prepare('SELECT * FROM "Person" ORDER BY "staffNumber"').all() as Known[];
  const departments = database.prepare('SELECT "id" FROM "Department" ORDER BY "id"').pluck().all() as string[];
  const rolesOf = database.prepare(`SELECT "roleId" FROM "PersonRole" WHERE "personId" = ? AND "roleId" <> 'admin'`).pluck();
  const given = database.prepare('INSERT INTO "PersonRole" ("personId", "roleId") VALUES (?, ?)');
  const people: [id: string, from: string][] = [];
  insert(database, 'Person', LARGE_PEOPLE - known.length, (n) => {
    const [one, other] = [at(known, n % known.length), at(known, Math.floor(n / known.length) % known.length)];
    const id = `q${String(n + 1).padStart(5, '0')}`;
    const own = { id, staffNumber: String(3_000_001 + n), userName: id, idNumber: idNumberOf(n), email: `${id}@jzu.example` };
    const name = one.name.slice(0, 1) + other.name.slice(1);
    const nameEn = `${one.nameEn.split(' ')[0]} ${other.nameEn.split(' ').slice(1).join(' ')}`;
    people.push([id, one.id]);
    // The hall works out at its start by what they are searched for.
    const names = { name, nameEn, spelling: null };
    const state = { enabled: n % 10 === 9 ? 0 : 1, locked: 0, mustChangePassword: 0, weakPassword: 0 };
    return {
      ...one,
      ...own,
      ...names,
      ...state,
      phone: `138${String(n).padStart(8, '0')}`,
      departmentId: at(departments, n % departments.length),
    };
  });
  for (const [id, from] of people) for (const role of rolesOf.all(from)) given.run(id, role);
}

/** Directories of the institution's own, each with functions; staff and analysts are given them by turns. */
function addPermissions(database: Sqlite.Database): void {
  const added = PERMISSIONS - rowsIn(database, 'Permission');
  const given = database.prepare('INSERT INTO "RolePermission" ("roleId", "permissionId") VALUES (?, ?)');
  const functions: string[] = [];
  insert(database, 'Permission', added, (n) => {
    const place = n % (IN_DIRECTORY + 1);
    const [directory, [subject, subjectEn]] = [Math.floor(n / (IN_DIRECTORY + 1)), at(SUBJECTS, n % SUBJECTS.length)] as const;
    const base = { parentId: null, order: 1_000 + n, opening: '0', initials: '', path: null, directory: place === 0 ? 1 : 0 };
    if (place === 0)
      return { ...base, id: `own.${directory}`, name: `${subject}专栏${directory + 1}`, nameEn: `${subjectEn} ${directory + 1}` };
    const id = `own.${directory}.${place}`;
    functions.push(id);
    const names = { name: `${subject}业务${n + 1}`, nameEn: `${subjectEn} business ${n + 1}` };
    return { ...base, id, ...names, parentId: `own.${directory}`, path: `/own/${n + 1}` };
  });
  for (const [index, id] of functions.entries()) given.run(index % 2 === 0 ? 'staff' : 'analyst', id);
}

/** Makes the institution of the demo data a large one: the same people, departments and entries each time. */
export function addInstitution(database: Sqlite.Database): Record<string, number> {
  database.transaction(() => {
    addDepartments(database);
    addPeople(database);
    addPermissions(database);
  })();
  return { Person: rowsIn(database, 'Person'), Department: rowsIn(database, 'Department'), Permission: rowsIn(database, 'Permission') };
}
