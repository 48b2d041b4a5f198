import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { enterOperatorsWork, type OperatorsWork } from '@hall/database/operator-entry';
import { hashPassword } from '@hall/database/password-hash';
import { temporaryPassword } from '@hall/database/temporary-password';
import { givenPeople } from './given-people.ts';
import { type NewPerson, newPeople } from './new-person.ts';
import { personCalled } from './person-called.ts';
import { untilWhen } from './renew-password.ts';
import { type Command, withDatabase } from './run-command.ts';

const ACTION: Bilingual = { zh: '新增人员', en: 'Add a person' };

/**
 * Adds people, each with a temporary password: all of them or none. Departments that are not there yet are made.
 * @param given a file, or the fields of one person; see `givenPeople`
 * @throws SettingsError for the first fault in them
 */
export const enrolPeople: Command = async (given, env) => {
  const people = givenPeople(given);
  return withDatabase(env, async ({ database }) => {
    const checked = await newPeople(database.read, people);
    const passwords = checked.map(temporaryPassword);
    const hashes = await Promise.all(passwords.map(hashPassword));
    await database.unitOfWork(async (tx) => {
      const stillNew = await newPeople(tx, people);
      await addAll(tx, stillNew, hashes);
      await enterOperatorsWork(tx, ...stillNew.map(entryOf));
    });
    const lines = checked.map(({ row }, index) => `${personCalled(row).en}, user name ${row.userName}: password ${passwords[index]}`);
    return [...lines, `${lines.length} added (passwords are shown this once${await untilWhen(database.read)}).`].join('\n');
  });
};

async function addAll(tx: Tx, people: readonly NewPerson[], hashes: readonly string[]): Promise<void> {
  await addDepartments(tx, people);
  const rows = people.map(({ row, department, roles }, index) => ({
    person: {
      ...row,
      id: randomUUID(),
      departmentId: department.id,
      passwordHash: hashes[index] as string,
      mustChangePassword: true,
    },
    roles,
  }));
  await tx.person.createMany({ data: rows.map(({ person }) => person) });
  await tx.personRole.createMany({
    data: rows.flatMap(({ person, roles }) => roles.map(({ id }) => ({ personId: person.id, roleId: id }))),
  });
}

/** New departments lie below the institution, where one department is above all. */
async function addDepartments(tx: Tx, people: readonly NewPerson[]): Promise<void> {
  const present = await tx.department.findMany();
  const [top, ...others] = present.filter(({ parentId }) => parentId === null);
  const named = new Map(people.map(({ department: { id, name, nameEn } }) => [id, { id, name, nameEn }]));
  const missing = [...named.values()].filter(({ id }) => present.every((one) => one.id !== id));
  const parentId = top && others.length === 0 ? top.id : null;
  await tx.department.createMany({ data: missing.map((department) => ({ ...department, parentId })) });
}

const entryOf = ({ row, department, roles }: NewPerson): OperatorsWork => ({
  at: new Date(),
  command: 'add-people',
  module: 'people',
  action: ACTION,
  target: personCalled(row),
  changes: [
    { field: '部门', fieldEn: 'Department', before: '', beforeEn: '', after: department.name, afterEn: department.nameEn },
    {
      field: '角色',
      fieldEn: 'Roles',
      before: '',
      beforeEn: '',
      after: roles.map(({ name }) => name).join('、'),
      afterEn: roles.map(({ nameEn }) => nameEn).join(', '),
    },
  ],
});
