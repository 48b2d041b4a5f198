import type { Prisma } from '../../generated/client.ts';
import type { Chance } from '../chance.ts';
import { dayAfter, daysBefore } from '../days.ts';
import { personOf, type SeedPerson } from '../people.ts';
import { headOf, ledBy, membersOf, type SeedProject } from './projects.ts';

const YUAN = 100;

/** A grant as a story tells it; days are counted from today. */
interface Story {
  readonly key?: string;
  readonly project?: SeedProject;
  readonly departmentId: string;
  readonly by: SeedPerson;
  readonly to: SeedPerson;
  readonly basis: 'leader' | 'holder' | 'head' | 'special';
  readonly given: number;
  readonly from: number;
  /** None: long-term. */
  readonly until?: number;
  /** Yuan; none where it is not controlled. */
  readonly yuan?: number;
  readonly systems?: 'query' | 'all';
  readonly flags?: 'regrant' | 'balance' | 'none';
  readonly parent?: string;
  readonly reason: string;
  readonly end?: 'revoked' | 'hand';
}

const onProject = (project: SeedProject, to: string, story: Omit<Story, 'project' | 'departmentId' | 'by' | 'to' | 'basis'>): Story => ({
  project,
  departmentId: project.departmentId,
  by: project.leader,
  to: personOf(to),
  basis: 'leader',
  ...story,
});

/** What `leader` has given, most of it to `staff`: one of every state. */
function told(projects: readonly SeedProject[]): Story[] {
  const [first, second, third, fourth, fifth, sixth] = ledBy(projects, 'leader').filter(({ state }) => state === 'active') as [
    SeedProject,
    SeedProject,
    SeedProject,
    SeedProject,
    SeedProject,
    SeedProject,
  ];
  const other = projects.find(
    ({ departmentId, kind, state }) => departmentId === 'mechanical' && kind !== 'operating' && state === 'active',
  );
  const computing = { departmentId: 'computing', by: headOf('computing') } as const;
  return [
    onProject(first, 'staff', { key: 'main', given: 90, from: -90, until: 200, yuan: 200_000, flags: 'regrant', reason: '课题日常开支' }),
    {
      ...onProject(first, 'zhongling', { given: 40, from: -40, until: 150, yuan: 50_000, flags: 'balance', reason: '分担实验材料采购' }),
      by: personOf('staff'),
      basis: 'holder',
      parent: 'main',
    },
    onProject(second, 'staff', { given: 60, from: -60, until: 20, systems: 'query', flags: 'balance', reason: '协助查询经费' }),
    onProject(third, 'staff', { given: 50, from: -50, until: 120, yuan: 30_000, flags: 'none', reason: '设备维护', end: 'hand' }),
    onProject(fourth, 'staff', { given: 5, from: 12, until: 190, yuan: 40_000, flags: 'none', reason: '下一阶段调研' }),
    onProject(fifth, 'staff', { given: 120, from: -120, until: -15, yuan: 20_000, flags: 'none', reason: '上半年会议' }),
    onProject(sixth, 'staff', { given: 80, from: -80, until: 100, flags: 'none', reason: '项目申报', end: 'revoked' }),
    onProject(second, 'wangyang', { given: 70, from: -70, until: 170, yuan: 80_000, flags: 'balance', reason: '负责采购' }),
    {
      ...computing,
      to: personOf('leader'),
      basis: 'head',
      given: 100,
      from: -100,
      systems: 'query',
      flags: 'balance',
      reason: '协助统计学院经费',
    },
    {
      ...onProject(other as SeedProject, 'approver', {
        given: 30,
        from: -30,
        until: 60,
        yuan: 60_000,
        flags: 'balance',
        reason: '跨学院合作',
      }),
      by: personOf('finadmin'),
      basis: 'special',
    },
  ];
}

/** Whoever works in a department may spend its operating funds. */
const ofDepartments = (projects: readonly SeedProject[]): Story[] =>
  projects
    .filter(({ kind }) => kind === 'operating')
    .flatMap((project) =>
      membersOf(project.departmentId).map(({ userName }) =>
        onProject(project, userName, { given: 320, from: -320, flags: 'none', reason: '部门日常报销' }),
      ),
    );

/** One or two colleagues of each leader, in all other projects of which no story is told. */
function ofColleagues(projects: readonly SeedProject[], { between, oneOf }: Chance): Story[] {
  return projects
    .filter(({ kind, leader }) => kind !== 'operating' && leader.userName !== 'leader')
    .flatMap((project) => {
      const colleagues = membersOf(project.departmentId).filter((person) => person !== project.leader);
      const holders = new Set(Array.from({ length: between(0, 2) }, () => oneOf(colleagues)));
      return [...holders].map(({ userName }) => {
        const given = between(20, 110);
        const yuan = { yuan: between(3, 30) * 10_000 };
        return onProject(project, userName, {
          given,
          from: -given,
          until: between(40, 350),
          ...yuan,
          flags: 'balance',
          reason: '课题组成员使用经费',
        });
      });
    });
}

/** What a story comes to today. */
function stateOf({ project, end, from, until }: Story): { state: string; causes: object } {
  if (project?.state === 'closed' || end === 'revoked') return { state: 'revoked', causes: {} };
  if (until !== undefined && until < 0) return { state: 'expired', causes: {} };
  const causes = { heldByProject: project?.state === 'frozen', heldByHand: end === 'hand' };
  if (causes.heldByProject || causes.heldByHand) return { state: 'suspended', causes };
  return { state: from > 0 ? 'scheduled' : 'active', causes };
}

export type SeedGrant = Omit<Prisma.GrantCreateManyInput, 'amount'> & {
  readonly madeAt: Date;
  readonly amount: number;
  passedOn: number;
  spent: number;
  frozen: number;
};

function grantOf(story: Story, number: string, numbers: ReadonlyMap<string, string>, now: Date): SeedGrant {
  const { project, systems = 'all', flags = 'balance', yuan, until } = story;
  const { state, causes } = stateOf(story);
  const ended = state === 'revoked' || state === 'expired';
  return {
    number,
    projectCode: project?.code ?? null,
    departmentId: story.departmentId,
    authorizerId: story.by.id,
    personId: story.to.id,
    parentNumber: story.parent ? (numbers.get(story.parent) ?? null) : null,
    basis: story.basis,
    ...{ forQuery: true, forExpense: systems === 'all', forIncome: false },
    firstDay: dayAfter(now, story.from),
    lastDay: until === undefined ? (project?.lastDay ?? null) : dayAfter(now, until),
    longTerm: until === undefined,
    controlled: yuan !== undefined,
    ...{ amount: (yuan ?? 0) * YUAN, passedOn: 0, spent: 0, frozen: 0 },
    ...{ mayRegrant: flags === 'regrant', showsBalance: flags !== 'none', showsLedger: flags === 'regrant' },
    ...{ reason: story.reason, accountSet: project?.accountSetName ?? '', state, ...causes },
    madeAt: daysBefore(now, story.given, 9.5),
    endedAt: ended ? daysBefore(now, Math.max(1, -(until ?? -10)), 0.1) : null,
  };
}

/** The grants of the demo, numbered in the order in which they were given; what was given on counts in what it was given on from. */
export function grantsOf(now: Date, projects: readonly SeedProject[], draw: Chance): SeedGrant[] {
  const stories = [...told(projects), ...ofDepartments(projects), ...ofColleagues(projects, draw)].sort(
    (one, other) => other.given - one.given,
  );
  const numbers = new Map<string, string>();
  const grants = stories.map((story, index) => {
    // A number that it has whatever the day, so that people find it again.
    const number = `SQ2026${String(index + 1).padStart(6, '0')}`;
    if (story.key) numbers.set(story.key, number);
    return grantOf(story, number, numbers, now);
  });
  for (const { parentNumber, amount } of grants) {
    const parent = grants.find(({ number }) => number === parentNumber);
    if (parent) parent.passedOn += amount;
  }
  return grants;
}

const EVENTS: Readonly<Record<string, readonly [kind: string, cause: (grant: SeedGrant) => string]>> = {
  suspended: ['suspended', ({ heldByProject }) => (heldByProject ? 'project' : 'hand')],
  revoked: ['revoked', ({ reason }) => (reason === '项目申报' ? '' : 'closed')],
  expired: ['expired', () => ''],
};

/** What has become of the grants. */
export function eventsOf(
  now: Date,
  grants: readonly SeedGrant[],
  people: ReadonlyMap<string, SeedPerson>,
): Prisma.GrantEventCreateManyInput[] {
  const byWhom = (id: string) => {
    const { staffNumber, name, nameEn } = people.get(id) as SeedPerson;
    return { staffNumber, name, nameEn };
  };
  return grants.flatMap((grant) => {
    const { number: grantNumber, authorizerId, madeAt, firstDay, state, reason } = grant;
    const later = firstDay > dayAfter(madeAt, 0);
    const given = { grantNumber, kind: 'granted', state: later ? 'scheduled' : 'active', reason, ...byWhom(authorizerId), at: madeAt };
    const [kind, cause] = EVENTS[state] ?? [];
    if (!kind || !cause) return [given];
    const by = state === 'expired' ? {} : byWhom(cause(grant) === 'hand' || cause(grant) === '' ? authorizerId : personOf('finadmin').id);
    const at = grant.endedAt ? new Date(grant.endedAt) : daysBefore(now, 9, 10);
    return [given, { grantNumber, kind, cause: cause(grant), state, ...by, at }];
  });
}
