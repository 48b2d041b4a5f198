import { AccountFilter, AccountState, peopleEndpoints } from '@hall/contract/people';
import { ADMIN_ROLE } from '@hall/contract/roles';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { departmentsBelow } from '../../core/department-tree.ts';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import { byStaffNumber } from '../../core/scope.ts';
import type { Reading, Services } from '../../core/services.ts';
import { nameSubject } from '../session/index.ts';
import { spelledAs } from './look-ups/spelling.ts';

const COLUMNS: ListColumns = {
  [wireName(AccountState, 'staffNumber')]: { sort: (order) => ({ staffNumber: order }) },
  [wireName(AccountState, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(AccountState, 'lastSignIn')]: { sort: (order) => ({ lastSignInAt: order }) },
};

const include = (now: Date) =>
  ({
    department: true,
    roles: { include: { role: true }, orderBy: { roleId: 'asc' } },
    _count: { select: { sessions: { where: { endedAt: null, endsAt: { gt: now }, actingId: null } } } },
  }) as const;

const peopleOf = (read: Reader, query: ListQuery, now: Date) => read.person.findMany({ ...query, include: include(now) });
export type AccountRow = Awaited<ReturnType<typeof peopleOf>>[number] & { readonly refusedUntil: Date | undefined };

const NAMES = nameSubject('');

/** Until when which names are refused, by what they are counted under. */
async function refusedNames(read: Reader, now: Date): Promise<ReadonlyMap<string, Date>> {
  const refusals = await read.signInRefusal.findMany({ where: { until: { gt: now }, subject: { startsWith: NAMES } } });
  return new Map(refusals.map(({ subject, until }) => [subject, until]));
}

/** People as the list shows them, by Prisma's conditions. */
export async function findAccounts(read: Reader, query: ListQuery, services: Reading): Promise<AccountRow[]> {
  const now = services.clock.now();
  const [people, refused] = await Promise.all([peopleOf(read, query, now), refusedNames(read, now)]);
  return people.map((person) => ({ ...person, refusedUntil: refused.get(nameSubject(person.userName)) }));
}

/** The row of a person in the list. */
export const stateOf = (person: AccountRow): AccountState => ({
  staffNumber: person.staffNumber,
  name: person.name,
  nameEn: person.nameEn,
  department: person.department.name,
  departmentEn: person.department.nameEn,
  roles: person.roles.map(({ role }) => role.name).join('、'),
  rolesEn: person.roles.map(({ role }) => role.nameEn).join(', '),
  local: person.local,
  enabled: person.enabled,
  locked: person.locked,
  refusedUntil: person.refusedUntil && wireMoment(person.refusedUntil),
  sessions: person._count.sessions,
  lastSignIn: person.lastSignInAt ? wireMoment(person.lastSignInAt) : undefined,
  administrator: person.roles.some(({ roleId }) => roleId === ADMIN_ROLE),
});

/** Whom a text finds by what everybody sees of them. */
export const known = (text: string) => ({
  OR: [...[{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }], ...spelledAs(text)],
});

/** Whom a text finds. */
export const named = (text: string) => ({ OR: [known(text), { userName: { contains: text } }] });

type AskedFor = Pick<AccountFilter, 'staffNumber' | 'departmentId' | 'roleId'>;

/** What the chosen ones have. */
export async function among(services: Reading, { staffNumber, departmentId, roleId }: AskedFor): Promise<object[]> {
  return [
    ...(staffNumber ? [{ staffNumber }] : []),
    ...(departmentId ? [{ departmentId: { in: await departmentsBelow(services, [departmentId]) } }] : []),
    ...(roleId ? [{ roles: { some: { roleId } } }] : []),
  ];
}

async function conditions({ text, troubled, ...chosen }: AccountFilter, { services }: Asked<AccountFilter>): Promise<object[]> {
  const asked = [...(text ? [named(text)] : []), ...(await among(services, chosen))];
  if (troubled === undefined) return asked;
  const refused = await refusedNames(services.database.read, services.clock.now());
  const names = [...refused.keys()].map((subject) => subject.slice(NAMES.length));
  const shutOut = { OR: [{ enabled: false }, { locked: true }, { userName: { in: names } }] };
  return [...asked, troubled ? shutOut : { NOT: shutOut }];
}

/** When the state of somebody is the next one by itself, in ms: a session ends, or a name is refused no longer. */
export async function nextState({ clock, database: { read } }: Services): Promise<number> {
  const now = clock.now();
  const [session, refusal] = await Promise.all([
    read.session.findFirst({ where: { endsAt: { gt: now } }, orderBy: { endsAt: 'asc' }, select: { endsAt: true } }),
    read.signInRefusal.findFirst({ where: { until: { gt: now } }, orderBy: { until: 'asc' }, select: { until: true } }),
  ]);
  return Math.min(...[session?.endsAt, refusal?.until].map((moment) => moment?.getTime() ?? Number.POSITIVE_INFINITY));
}

/** People and whether they can sign in, by staff number unless sorted. */
export const accounts = defineList({
  pageId: 'accounts',
  filter: AccountFilter,
  row: AccountState,
  rowKey: 'staffNumber',
  access: peopleEndpoints.accounts.access,
  scope: byStaffNumber,
  count: (read, where) => read.person.count({ where }),
  find: (read, query, { services }) => findAccounts(read, query, services),
  where: conditions,
  columns: COLUMNS,
  order: [{ staffNumber: 'asc' }],
  toRow: stateOf,
});
