import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@hall/contract/bilingual';
import { ruleText } from '@hall/contract/errors';
import type { Reader } from '@hall/database/database';
import {
  checkPerson,
  keysOf,
  type NewPerson,
  PERSON_FIELDS,
  type PersonField,
  placesIn,
  REQUIRED,
  takenKeys,
} from './domains/people/index.ts';
import type { GivenPerson } from './given-people.ts';
import { SettingsError } from './settings.ts';

type Departments = Awaited<ReturnType<typeof placesIn>>['departments'];

/**
 * Checks people who are to be added; none of them may have a name or number that somebody has already. A department that is not there is
 * made where its English name is said.
 * @throws SettingsError for the first fault, which it names with its line and field
 */
export async function newPeople(read: Reader, given: readonly GivenPerson[]): Promise<NewPerson[]> {
  const [taken, places] = await Promise.all([takenKeys(read), placesIn(read)]);
  const made: Departments[number][] = [];
  return given.map(({ place, fields }) => {
    const fault = (field: PersonField, { en }: Pick<Bilingual, 'en'>): never => {
      throw new SettingsError(`${place}${PERSON_FIELDS[field].en}: ${en}`);
    };
    for (const field of REQUIRED) if (!fields[field]) fault(field, { en: ruleText('required', 'en', { field: PERSON_FIELDS[field].en }) });
    const present = [...places.departments, ...made];
    if (!isThere(fields, present) && !fields.departmentEn)
      fault('department', {
        en: `There is no department “${fields.department}”; say what it is called in English (departmentEn) to make it`,
      });
    if (!isThere(fields, present)) made.push({ id: randomUUID(), name: fields.department, nameEn: fields.departmentEn });
    const { faults, item } = checkPerson(fields, { ...places, departments: [...places.departments, ...made] });
    for (const { field, text } of faults) fault(field as PersonField, text);
    const keys = keysOf(fields);
    for (const { field, key } of keys) if (taken.has(key)) fault(field as PersonField, { en: `${fields[field as PersonField]} is taken` });
    for (const { key } of keys) taken.add(key);
    return item as NewPerson;
  });
}

const isThere = ({ department }: GivenPerson['fields'], present: Departments): boolean =>
  present.some(({ id, name, nameEn }) => [id, name, nameEn].includes(department));
