import type { Bilingual } from '@hall/contract/bilingual';
import { fullIdNumber } from '@hall/contract/rules/id-number';
import type { Reader } from '@hall/database/database';
import { short, wordsIn } from '../../../core/given-words.ts';
import type { FieldFault, Given, UniqueKey } from '../../../core/import-plan.ts';
import { comparable } from '../../session/index.ts';
import { fieldFaults } from './person-fields.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

/** A person who can be added. */
export interface NewPerson {
  readonly row: Readonly<Record<'staffNumber' | 'userName' | 'name' | 'nameEn', string>> &
    Readonly<Record<'phone' | 'contactPhone' | 'email' | 'idNumber', string | null>>;
  readonly department: Named;
  readonly roles: readonly Named[];
}

/** Everybody has it, as long as the institution keeps it. */
export const EVERYBODY = 'staff';

/** What only one person may have: names to sign in with, of either kind, and the ID number. */
export const keysOf = ({ staffNumber = '', userName = '', idNumber = '' }: Given): readonly UniqueKey[] => [
  ...(staffNumber ? [{ field: 'staffNumber', key: `name ${comparable(staffNumber)}` }] : []),
  ...(userName ? [{ field: 'userName', key: `name ${comparable(userName)}` }] : []),
  ...(idNumber ? [{ field: 'idNumber', key: `id ${fullIdNumber(idNumber)}` }] : []),
];

/** The keys that people have who are there. */
export async function takenKeys(read: Reader): Promise<Set<string>> {
  const people = await read.person.findMany({ select: { staffNumber: true, userName: true, idNumber: true } });
  return new Set(
    people.flatMap(({ staffNumber, userName, idNumber }) => [
      `name ${staffNumber}`,
      `name ${userName}`,
      ...(idNumber ? [`id ${idNumber}`] : []),
    ]),
  );
}

/** Where people may be put, and what they may be. */
export interface Places {
  readonly departments: readonly Named[];
  readonly roles: readonly Named[];
  /** Why some of the roles are not for who adds people to give, by their ids. */
  readonly withheld?: ReadonlyMap<string, Bilingual>;
}

export const placesIn = async (read: Reader): Promise<Places> => {
  const [departments, roles] = await Promise.all([read.department.findMany(), read.role.findMany({ orderBy: { id: 'asc' } })]);
  return { departments, roles };
};

const called = (places: readonly Named[], word: string) => places.filter(({ id, name, nameEn }) => [id, name, nameEn].includes(word));
/** Words that a fault repeats. */
const WORDS_SAID = 5;

/** What it is called, in one language. */
export const said = (places: readonly Named[], language: keyof Bilingual): string =>
  places.map(({ name, nameEn }) => (language === 'zh' ? name : nameEn)).join(language === 'zh' ? '、' : ', ');

function departmentFaults(found: readonly Named[], word: string): FieldFault[] {
  if (found.length === 1 || !word) return [];
  const none = { zh: `没有名为“${short(word)}”的部门`, en: `There is no department “${short(word)}”` };
  const several = {
    zh: `有 ${found.length} 个部门名为“${word}”（${said(found, 'en')}），请用英文名称区分`,
    en: `${found.length} departments are called “${word}” (${said(found, 'en')})`,
  };
  return [{ field: 'department', text: found.length === 0 ? none : several }];
}

const unknownRole = (word: string, roles: readonly Named[]): FieldFault => ({
  field: 'roles',
  text: {
    zh: `没有名为“${short(word)}”的角色；可选：${said(roles, 'zh')}`,
    en: `There is no role “${short(word)}”; there are ${said(roles, 'en')}`,
  },
});

/** What is wrong with the roles that are named, and which they are. */
function rolesIn(named: string, { roles, withheld }: Places): { readonly faults: readonly FieldFault[]; readonly found: readonly Named[] } {
  const offered = roles.filter(({ id }) => !withheld?.has(id));
  const wanted = wordsIn(named).map((word) => ({ word, role: called(roles, word)[0] }));
  const faults = wanted.flatMap(({ word, role }) => {
    if (!role) return [unknownRole(word, offered)];
    const text = withheld?.get(role.id);
    return text ? [{ field: 'roles', text }] : [];
  });
  return { faults: faults.slice(0, WORDS_SAID), found: wanted.flatMap(({ role }) => role ?? []) };
}

/** What is wrong with a person in places; the person where nothing is. */
export function checkPerson(given: Given, places: Places): { readonly faults: readonly FieldFault[]; readonly item?: NewPerson } {
  const { department = '', roles = '' } = given;
  const departments = called(places.departments, department).filter(
    ({ id }, index, all) => all.findIndex((one) => one.id === id) === index,
  );
  const wanted = rolesIn(roles, places);
  const faults = [...fieldFaults(given), ...departmentFaults(departments, department), ...wanted.faults];
  const [found] = departments;
  if (faults.length > 0 || !found) return { faults };
  const held = [...called(places.roles, EVERYBODY).slice(0, 1), ...wanted.found];
  return { faults, item: { row: rowOf(given), department: found, roles: [...new Set(held)] } };
}

const rowOf = ({
  staffNumber = '',
  userName = '',
  name = '',
  nameEn = '',
  phone,
  contactPhone,
  email,
  idNumber,
}: Given): NewPerson['row'] => ({
  staffNumber: comparable(staffNumber),
  userName: comparable(userName),
  name,
  nameEn,
  phone: phone || null,
  contactPhone: contactPhone || null,
  email: email || null,
  idNumber: idNumber ? fullIdNumber(idNumber) : null,
});
