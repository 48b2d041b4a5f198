import { wireMoment } from '@hall/contract/rules/shanghai';
import { PersonSeen, PersonSeenFilter } from '@hall/contract/user-info';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../../core/list.ts';
import { byStaffNumber } from '../../../core/scope.ts';
import { among, known } from '../accounts.ts';
import { OTHERS_INFO } from './whose-info.ts';

const include = { department: true, roles: { include: { role: true }, orderBy: { roleId: 'asc' } } } as const;

const findPeople = (read: Reader, query: ListQuery) => read.person.findMany({ ...query, include });
type Row = Awaited<ReturnType<typeof findPeople>>[number];

/** A person as the list shows that person, and as the details begin. */
export const seenOf = ({ department, roles, lastSignInAt, staffNumber, name, nameEn, local, enabled }: Row): PersonSeen => ({
  ...{ staffNumber, name, nameEn, local, enabled },
  department: department.name,
  departmentEn: department.nameEn,
  roles: roles.map(({ role }) => role.name).join('、'),
  rolesEn: roles.map(({ role }) => role.nameEn).join(', '),
  lastSignIn: lastSignInAt ? wireMoment(lastSignInAt) : undefined,
});

/** A person with what {@link seenOf} needs, and all else that is kept of them. */
export const personNumbered = (read: Reader, staffNumber: string): Promise<Row | null> =>
  read.person.findUnique({ where: { staffNumber }, include });

const COLUMNS: ListColumns = {
  [wireName(PersonSeen, 'staffNumber')]: { sort: (order) => ({ staffNumber: order }) },
  [wireName(PersonSeen, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(PersonSeen, 'lastSignIn')]: { sort: (order) => ({ lastSignInAt: order }) },
};

const conditions = async ({ text, enabled, ...chosen }: PersonSeenFilter, { services }: Asked<PersonSeenFilter>): Promise<object[]> => [
  // Not by the user name, which would tell it to who does not see it.
  ...(text ? [known(text)] : []),
  ...(enabled === undefined ? [] : [{ enabled }]),
  ...(await among(services, chosen)),
];

/** The people whose user info somebody may see, by staff number unless sorted. */
export const peopleSeen = defineList({
  pageId: 'user-info',
  filter: PersonSeenFilter,
  row: PersonSeen,
  rowKey: 'staffNumber',
  access: OTHERS_INFO,
  scope: byStaffNumber,
  count: (read, where) => read.person.count({ where }),
  find: findPeople,
  where: conditions,
  columns: COLUMNS,
  order: [{ staffNumber: 'asc' }],
  toRow: seenOf,
});
