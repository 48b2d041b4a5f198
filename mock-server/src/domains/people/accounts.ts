import { type AccountFilter, AccountState } from '@hall/contract/people';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import { wireMoment } from '../../core/clock.ts';
import { columnConditions, type ListColumns, orderOf, slice } from '../../core/list-query.ts';
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
export async function listAccounts({ database, clock }: Services, filter: AccountFilter): Promise<ListPage<AccountState>> {
  const now = clock.now();
  const refusals = await database.read.signInRefusal.findMany({ where: { until: { gt: now }, subject: { startsWith: 'name:' } } });
  const refused = new Map(refusals.map(({ subject, until }) => [subject, until]));
  const where = {
    AND: [named(filter.text), ...standing(filter, [...refused.keys()]), ...columnConditions(COLUMNS, filter)],
  };
  const [total, people] = await Promise.all([
    database.read.person.count({ where }),
    peopleOf(database.read, now, { where, orderBy: orderOf(COLUMNS, filter, [{ staffNumber: 'asc' }]), ...slice(filter) }),
  ]);
  return { total, rows: people.map((person) => stateOf(person, refused.get(nameSubject(person.userName)))) };
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
