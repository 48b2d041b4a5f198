import type { Tx } from '@hall/database/database';
import { enterOperatorsWork, type OperatorsWork } from '@hall/database/operator-entry';
import { hashPassword } from '@hall/database/password-hash';
import { temporaryPassword } from '@hall/database/temporary-password';
import { personCalled } from './core/person-called.ts';
import { ADD_PERSON, addPeople, changesOf, type NewPerson } from './domains/people/index.ts';
import { givenPeople } from './given-people.ts';
import { newPeople } from './new-person.ts';
import { untilWhen } from './renew-password.ts';
import { type Command, withDatabase } from './run-command.ts';

/**
 * Adds people, each with a temporary password: all of them or none. Departments that are not there yet are made.
 * @param given a file, or the fields of one person; see `givenPeople`
 * @throws SettingsError for the first fault in them
 */
export const enrolPeople: Command = async (given, env) => {
  const people = await givenPeople(given);
  return withDatabase(env, async ({ database }) => {
    const checked = await newPeople(database.read, people);
    const passwords = checked.map(temporaryPassword);
    const hashes = await Promise.all(passwords.map(hashPassword));
    await database.unitOfWork(async (tx) => {
      const stillNew = await newPeople(tx, people);
      await addDepartments(tx, stillNew);
      await addPeople(
        tx,
        stillNew.map((person, index) => ({ ...person, passwordHash: hashes[index] as string })),
        true,
      );
      await enterOperatorsWork(tx, ...stillNew.map(entryOf));
    });
    const lines = checked.map(({ row }, index) => `${personCalled(row).en}, user name ${row.userName}: password ${passwords[index]}`);
    return [...lines, `${lines.length} added (passwords are shown this once${await untilWhen(database.read)}).`].join('\n');
  });
};

/** New departments lie below the institution, where one department is above all. */
async function addDepartments(tx: Tx, people: readonly NewPerson[]): Promise<void> {
  const present = await tx.department.findMany();
  const [top, ...others] = present.filter(({ parentId }) => parentId === null);
  const named = new Map(people.map(({ department: { id, name, nameEn } }) => [id, { id, name, nameEn }]));
  const missing = [...named.values()].filter(({ id }) => present.every((one) => one.id !== id));
  const parentId = top && others.length === 0 ? top.id : null;
  await tx.department.createMany({ data: missing.map((department) => ({ ...department, parentId })) });
}

const entryOf = (person: NewPerson): OperatorsWork => ({
  at: new Date(),
  command: 'add-people',
  module: 'people',
  action: ADD_PERSON,
  target: personCalled(person.row),
  changes: changesOf(person),
});
