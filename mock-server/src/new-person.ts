import { randomUUID } from 'node:crypto';
import { RULES } from '@hall/contract/errors';
import { emailFault } from '@hall/contract/rules/email';
import { fullIdNumber, idNumberFault } from '@hall/contract/rules/id-number';
import { contactPhoneFault, mobileFault } from '@hall/contract/rules/phone';
import { textFault } from '@hall/contract/rules/text-length';
import type { Reader } from '@hall/database/database';
import { comparable } from './domains/session/index.ts';
import { type GivenPerson, PERSON_FIELDS, type PersonField } from './given-people.ts';
import { SettingsError } from './settings.ts';

/** A person as checked against everybody who is there. */
export interface NewPerson {
  readonly row: Readonly<Record<'staffNumber' | 'userName' | 'name' | 'nameEn', string>> &
    Readonly<Record<'phone' | 'contactPhone' | 'email' | 'idNumber', string | null>>;
  /** One that is there, or that is to be made under this id. */
  readonly department: { readonly id: string; readonly name: string; readonly nameEn: string };
  readonly roles: readonly { readonly id: string; readonly name: string; readonly nameEn: string }[];
}

const REQUIRED = ['staffNumber', 'userName', 'name', 'nameEn', 'department'] as const;
const LONGEST: { readonly [F in PersonField]?: number } = { staffNumber: 20, userName: 50 };
const FAULTS = { phone: mobileFault, contactPhone: contactPhoneFault, email: emailFault, idNumber: idNumberFault } as const;
/** Everybody has it, as long as the institution keeps it. */
const EVERYBODY = 'staff';

/**
 * Checks people who are to be added; none of them may have a name or number that somebody has already.
 * @throws SettingsError for the first fault, which it names with its line and field
 */
export async function newPeople(read: Reader, given: readonly GivenPerson[]): Promise<NewPerson[]> {
  const [people, departments, roles] = await Promise.all([
    read.person.findMany({ select: { staffNumber: true, userName: true, idNumber: true } }),
    read.department.findMany(),
    read.role.findMany(),
  ]);
  const taken = new Set(people.flatMap((one) => [one.staffNumber, one.userName]));
  const takenNumbers = new Set(people.map(({ idNumber }) => idNumber));
  const made: NewPerson['department'][] = [];
  return given.map(({ place, fields }) => {
    const fault = (field: PersonField, what: string): never => {
      throw new SettingsError(`${place}${PERSON_FIELDS[field][1]}: ${what}`);
    };
    checkTexts(fields, fault);
    const row = rowOf(fields);
    for (const field of ['staffNumber', 'userName'] as const) if (taken.has(row[field])) fault(field, `${row[field]} is taken`);
    taken.add(row.staffNumber).add(row.userName);
    if (row.idNumber && takenNumbers.has(row.idNumber)) fault('idNumber', 'somebody has it');
    takenNumbers.add(row.idNumber);
    const [known, ...others] = [...departments, ...made].filter(({ name, nameEn }) => [name, nameEn].includes(fields.department));
    // Which of them is meant nobody could see in what is printed.
    if (known && others.length > 0)
      fault(
        'department',
        `${others.length + 1} are called ${fields.department} (${[known, ...others].map(({ nameEn }) => nameEn).join(', ')})`,
      );
    if (!known && !fields.departmentEn)
      fault('department', `there is no ${fields.department}; say what it is called in English (departmentEn) to make it`);
    const department = known ?? { id: randomUUID(), name: fields.department, nameEn: fields.departmentEn };
    if (!known) made.push(department);
    const named = fields.roles.split(/[,，、;；]/).map((role) => role.trim());
    const wanted = [EVERYBODY, ...named.filter(Boolean)].flatMap((word) => {
      const role = roles.find(({ id, name, nameEn }) => [id, name, nameEn].includes(word));
      return role ?? (word === EVERYBODY ? [] : fault('roles', `there is no ${word}; there are ${roles.map(({ id }) => id).join(', ')}`));
    });
    return { row, department, roles: [...new Set(wanted)] };
  });
}

function checkTexts(fields: GivenPerson['fields'], fault: (field: PersonField, what: string) => never): void {
  for (const field of REQUIRED) if (!fields[field]) fault(field, 'is missing');
  for (const [field, text] of Object.entries(fields) as [PersonField, string][]) {
    const longest = LONGEST[field];
    if (text && textFault(text, longest) === 'too-long') fault(field, `is too long`);
    if (/\p{Cc}/u.test(text)) fault(field, 'has a character in it that cannot be seen');
  }
  for (const field of ['staffNumber', 'userName'] as const) if (/\s/.test(fields[field])) fault(field, 'has a space in it');
  for (const field of Object.keys(FAULTS) as (keyof typeof FAULTS)[]) {
    const wrong = fields[field] && FAULTS[field](fields[field]);
    if (wrong) fault(field, RULES[wrong].en);
  }
}

const rowOf = ({ staffNumber, userName, name, nameEn, phone, contactPhone, email, idNumber }: GivenPerson['fields']): NewPerson['row'] => ({
  staffNumber: comparable(staffNumber),
  userName: comparable(userName),
  name,
  nameEn,
  phone: phone || null,
  contactPhone: contactPhone || null,
  email: email || null,
  idNumber: idNumber ? fullIdNumber(idNumber) : null,
});
