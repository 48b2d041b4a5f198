import { AccountFilter, AccountState, peopleEndpoints } from '@hall/contract/people';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { wireMoment } from '../../core/clock.ts';
import { defineList } from '../../core/list.ts';
import type { ListColumns } from '../../core/list-query.ts';
import { byStaffNumber } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { nameSubject } from '../session/index.ts';

const COLUMNS: ListColumns = {
  [wireName(AccountState, 'staffNumber')]: { sort: (order) => ({ staffNumber: order }) },
  [wireName(AccountState, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(AccountState, 'lastSignIn')]: { sort: (order) => ({ lastSignInAt: order }) },
};

const include = (now: Date) =>
  ({ department: true, _count: { select: { sessions: { where: { endedAt: null, endsAt: { gt: now } } } } } }) as const;

const peopleOf = (read: Reader, now: Date, query: object) => read.person.findMany({ ...query, include: include(now) });
type Row = Awaited<ReturnType<typeof peopleOf>>[number];

/** People and whether they can sign in, by staff number unless sorted. */
export async function listAccounts(services: Services, filter: AccountFilter, call: SignedInCall): Promise<ListPage<AccountState>> {
  const now = services.clock.now();
  const refusals = await services.database.read.signInRefusal.findMany({ where: { until: { gt: now }, subject: { startsWith: 'name:' } } });
  const refused = new Map(refusals.map(({ subject, until }) => [subject, until]));
  const accounts = defineList({
    pageId: 'accounts',
    filter: AccountFilter,
    row: AccountState,
    access: peopleEndpoints.accounts.access,
    scope: byStaffNumber,
    count: (read, where) => read.person.count({ where }),
    find: (read, query) => peopleOf(read, now, query),
    where: (asked) => [named(asked.text), ...standing(asked, [...refused.keys()])],
    columns: COLUMNS,
    order: [{ staffNumber: 'asc' }],
    toRow: (person) => stateOf(person, refused.get(nameSubject(person.userName))),
  });
  return accounts.page(services, filter, call);
}

const stateOf = (person: Row, refusedUntil: Date | undefined): AccountState => ({
  staffNumber: person.staffNumber,
  name: person.name,
  nameEn: person.nameEn,
  department: person.department.name,
  departmentEn: person.department.nameEn,
  enabled: person.enabled,
  locked: person.locked,
  refusedUntil: refusedUntil && wireMoment(refusedUntil),
  sessions: person._count.sessions,
  lastSignIn: person.lastSignInAt ? wireMoment(person.lastSignInAt) : undefined,
});

const named = (text = '') => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }, { userName: { contains: text } }],
});

function standing({ troubled: asked }: AccountFilter, refusedSubjects: readonly string[]): object[] {
  if (asked === undefined) return [];
  return [asked ? troubled(refusedSubjects) : { NOT: troubled(refusedSubjects) }];
}

const troubled = (refusedSubjects: readonly string[]) => ({
  OR: [{ enabled: false }, { locked: true }, { userName: { in: refusedSubjects.map((subject) => subject.slice('name:'.length)) } }],
});
