import type { Label } from '@hall/contract/bilingual';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { AuthorityStatistics, Counted, StatisticsBy, StatisticsRequest } from '@hall/contract/statistics';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import { daysOf, monthsUpTo } from '../../core/months.ts';
import { type RowScope, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay, givenBy } from '../authorizations/index.ts';
import { applications, type Group, grants, NONE, plus, type Source, type Sum, uses } from './sources.ts';

const counted = (id: string, [name, nameEn]: Label, { count, fen }: Sum): Counted => ({
  ...{ id, name, nameEn, count, amount: yuanOf(fen) },
});

/** What is asked of a source: everything that the person may see of it in the period, and the period's months. */
interface Asked {
  readonly read: Reader;
  readonly source: Source;
  readonly where: object;
  readonly months: readonly string[];
}

async function byMonth({ read, source, where, months }: Asked): Promise<Counted[]> {
  const sums = await source.byMonth(read, where, months);
  return months.map((month, index) => counted(month, [month, month], sums[index] ?? NONE));
}

async function byState({ read, source, where }: Asked): Promise<Counted[]> {
  const found = new Map((await source.byState(read, where)).map((group) => [group.id, group]));
  return source.states.flatMap(([state, name]) => {
    const group = found.get(state);
    return group ? [counted(state, name, group)] : [];
  });
}

/** Groups by department, where each may be one of a department or of one of its projects. */
async function inDepartments(read: Reader, groups: readonly Group[]): Promise<ReadonlyMap<string, Sum>> {
  const projects = await read.project.findMany({ select: { code: true, departmentId: true } });
  const departmentOf = new Map(projects.map(({ code, departmentId }) => [code, departmentId]));
  const sums = new Map<string, Sum>();
  for (const group of groups) {
    const id = departmentOf.get(group.id) ?? group.id;
    sums.set(id, plus(sums.get(id) ?? NONE, group));
  }
  return sums;
}

const most = ([, one]: readonly [string, Sum], [, other]: readonly [string, Sum]): number =>
  Number(other.fen - one.fen) || other.count - one.count;

async function byDepartment({ read, source, where }: Asked): Promise<Counted[]> {
  const sums = await inDepartments(read, await source.byPlace(read, where));
  const departments = new Map((await read.department.findMany()).map((one) => [one.id, one]));
  return [...sums].sort(most).map(([id, sum]) => {
    const { name, nameEn } = departments.get(id) ?? { name: id, nameEn: id };
    return counted(id, [name, nameEn], sum);
  });
}

const DIVIDED: { readonly [B in StatisticsBy]: (asked: Asked) => Promise<Counted[]> } = {
  department: byDepartment,
  month: byMonth,
  state: byState,
};

/** What is true of what a scope shows of projects, with what somebody has to do with it whatever their scope. */
const within = (scope: RowScope, own: readonly object[], inDepartment: (ids: string[]) => object): object => {
  if (scope.kind === 'all') return {};
  return { OR: scope.kind === 'departments' ? [...own, inDepartment([...scope.ids])] : [...own] };
};

/** What somebody may see of each source: what they gave, what they answer for, and what their roles show. */
function visible(scope: RowScope, person: SignedInPerson) {
  const leads = { project: { leaderId: person.id } };
  const ofProjects = (ids: string[]) => ({ project: { departmentId: { in: ids } } });
  return {
    grants: within(scope, [givenBy(person)], (ids) => ({ departmentId: { in: ids } })),
    applications: within(scope, [leads], ofProjects),
    uses: within(scope, [{ grant: givenBy(person) }, leads], ofProjects),
  };
}

/** Grants, applications and use of the last months by department, month or state (PROJ-29). */
export async function authorityStatistics(
  services: Services,
  { by, period }: StatisticsRequest,
  { person }: SignedInCall,
): Promise<AuthorityStatistics> {
  await bringToDay(services);
  const { read } = services.database;
  const months = monthsUpTo(wireDay(services.clock.now()), Number(period));
  const seen = visible(await scopeOf(services, person, 'statistics.authority'), person);
  const of = (source: Source, where: object) => {
    const during = source.during([daysOf(months[0] ?? '')[0], daysOf(months.at(-1) ?? '')[1]]);
    return DIVIDED[by]({ read, source, months, where: { AND: [where, during] } });
  };
  const [ofGrants, ofApplications, ofUses] = await Promise.all([
    of(grants, seen.grants),
    of(applications, seen.applications),
    of(uses, seen.uses),
  ]);
  return { grants: ofGrants, applications: ofApplications, uses: ofUses };
}
