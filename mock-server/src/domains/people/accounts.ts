import type { AccountState } from '@hall/contract/people';
import type { Page } from '@hall/contract/wire/page';
import { wireMoment } from '../../core/clock.ts';
import type { Services } from '../../core/services.ts';
import { nameSubject } from '../session/index.ts';

interface AccountFilter {
  readonly page: number;
  readonly pageSize: number;
  readonly text?: string | undefined;
  readonly troubled?: boolean | undefined;
}

/** People and whether they can sign in, by staff number. */
export async function listAccounts({ database, clock }: Services, filter: AccountFilter): Promise<Page<AccountState>> {
  const now = clock.now();
  const refusals = await database.read.signInRefusal.findMany({ where: { until: { gt: now }, subject: { startsWith: 'name:' } } });
  const refused = new Map(refusals.map(({ subject, until }) => [subject, until]));
  const where = { AND: [named(filter.text), filter.troubled ? troubled([...refused.keys()]) : {}] };
  const [total, people] = await Promise.all([
    database.read.person.count({ where }),
    database.read.person.findMany({
      where,
      orderBy: { staffNumber: 'asc' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
      include: { department: true, _count: { select: { sessions: { where: { endedAt: null, endsAt: { gt: now } } } } } },
    }),
  ]);
  const rows = people.map((person) => {
    const until = refused.get(nameSubject(person.userName));
    return {
      staffNumber: person.staffNumber,
      name: person.name,
      nameEn: person.nameEn,
      department: person.department.name,
      departmentEn: person.department.nameEn,
      enabled: person.enabled,
      locked: person.locked,
      refusedUntil: until && wireMoment(until),
      sessions: person._count.sessions,
      lastSignIn: person.lastSignInAt ? wireMoment(person.lastSignInAt) : undefined,
    };
  });
  return { total, rows };
}

const named = (text = '') => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }, { userName: { contains: text } }],
});

const troubled = (refusedSubjects: readonly string[]) => ({
  OR: [{ enabled: false }, { locked: true }, { userName: { in: refusedSubjects.map((subject) => subject.slice('name:'.length)) } }],
});
