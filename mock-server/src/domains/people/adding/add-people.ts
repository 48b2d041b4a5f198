import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@hall/contract/bilingual';
import { appendInSlices } from '@hall/database/append';
import type { Tx } from '@hall/database/database';
import { spellingOf } from '@hall/database/spelling';
import type { Change } from '../../../core/call.ts';
import { MASK } from '../../../core/note-change.ts';
import { type NewPerson, said } from './person-check.ts';
import { PERSON_FIELDS } from './person-fields.ts';

/** What the operation log calls it. */
export const ADD_PERSON: Bilingual = { zh: '新增人员', en: 'Add a person' };

const ABSENT = {
  avatar: null,
  passwordChangedAt: null,
  lastSignInAt: null,
  enabled: true,
  local: true,
  locked: false,
  weakPassword: false,
} as const;

/** Adds people, each with a password as it is stored: one that others have seen has to be changed. */
export async function addPeople(tx: Tx, people: readonly (NewPerson & { readonly passwordHash: string })[], mustChangePassword: boolean) {
  const rows = people.map(({ row, department, roles, passwordHash }) => ({
    person: {
      ...ABSENT,
      ...row,
      id: randomUUID(),
      departmentId: department.id,
      passwordHash,
      mustChangePassword,
      spelling: spellingOf(row.name),
    },
    roles,
  }));
  await appendInSlices(
    tx,
    'Person',
    rows.map(({ person }) => person),
  );
  await appendInSlices(
    tx,
    'PersonRole',
    rows.flatMap(({ person, roles }) => roles.map(({ id }) => ({ personId: person.id, roleId: id }))),
  );
}

const changeOf = (field: Bilingual, after: Bilingual): Change => ({
  field: field.zh,
  fieldEn: field.en,
  before: '',
  beforeEn: '',
  after: after.zh,
  afterEn: after.en,
});

const TOLD = ['phone', 'contactPhone', 'email'] as const;

/** What the operation log tells of a person who was added. An ID number opens the way to a password, so that one was given is told alone. */
export const changesOf = ({ row, department, roles }: NewPerson): Change[] => [
  changeOf(PERSON_FIELDS.department, { zh: department.name, en: department.nameEn }),
  changeOf(PERSON_FIELDS.roles, { zh: said(roles, 'zh'), en: said(roles, 'en') }),
  ...TOLD.flatMap((field) => {
    const text = row[field];
    return text ? [changeOf(PERSON_FIELDS[field], { zh: text, en: text })] : [];
  }),
  ...(row.idNumber ? [changeOf(PERSON_FIELDS.idNumber, MASK)] : []),
];
