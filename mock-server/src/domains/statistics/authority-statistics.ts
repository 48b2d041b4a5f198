import type { Label } from '@hall/contract/bilingual';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { AuthorityStatistics, Counted, StatisticsBy, StatisticsRequest } from '@hall/contract/statistics';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import { monthsUpTo } from '../../core/months.ts';
import { type RowScope, scopeOf } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { bringToDay, givenBy } from '../authorizations/index.ts';
import { applications, type Group, grants, NONE, plus, type Source, type Sum, spanOf, uses } from './sources.ts';

const counted = (id: string, [name, nameEn]: Label, { count, fen }: Sum): Counted => ({
  ...{ id, name, nameEn, count, amount: yuanOf(fen) },
});

/** What is asked of a source: everything that the person may see of it, in parts, and the months of the period. */
interface Asked {
  readonly read: Reader;
  readonly source: Source;
  /** None has anything in common with another. */
  readonly parts: readonly object[];
  readonly months: readonly string[];
}

/** Groups of the whole period in all parts. */
async function groupsOf({ source, parts, months }: Asked, ask: (where: object) => Promise<Group[]>): Promise<Group[]> {
  const during = source.during(spanOf(months));
  return (await Promise.all(parts.map((where) => ask({ AND: [where, during] })))).flat();
}

/** Groups of several parts, each with what all of them have of it. */
function together(groups: readonly Group[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const group of groups) sums.set(group.id, plus(sums.get(group.id) ?? NONE, group));
  return sums;
}

async function byMonth({ read, source, parts, months }: Asked): Promise<Counted[]> {
  const found = await Promise.all(parts.map((where) => source.byMonth(read, where, months)));
  return months.map((month, at) => counted(month, [month, month], found.map((sums) => sums[at] ?? NONE).reduce(plus, NONE)));
}

async function byState(asked: Asked): Promise<Counted[]> {
  const { read, source } = asked;
  const found = together(await groupsOf(asked, (where) => source.byState(read, where)));
  return source.states.flatMap(([state, name]) => {
    const group = found.get(state);
    return group ? [counted(state, name, group)] : [];
  });
}

/** Groups by department, where each may be one of a department or of one of its projects. */
async function inDepartments(read: Reader, groups: readonly Group[]): Promise<ReadonlyMap<string, Sum>> {
  const projects = await read.project.findMany({ select: { code: true, departmentId: true } });
  const departmentOf = new Map(projects.map(({ code, departmentId }) => [code, departmentId]));
  return together(groups.map((group) => ({ ...group, id: departmentOf.get(group.id) ?? group.id })));
}

const most = ([, one]: readonly [string, Sum], [, other]: readonly [string, Sum]): number =>
  Number(other.fen - one.fen) || other.count - one.count;

async function byDepartment(asked: Asked): Promise<Counted[]> {
  const { read, source } = asked;
  const sums = await inDepartments(read, await groupsOf(asked, (where) => source.byPlace(read, where)));
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

/** How many values a condition names at most: the database takes 999 in a query. */
const VALUES = 500;
const few = (values: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(values.length / VALUES) }, (_, at) => values.slice(at * VALUES, (at + 1) * VALUES));

/**
 * Claims on what somebody leads, and by other grants that they gave, each by its index: as one condition on projects and grants the
 * database goes through the claims of everybody.
 */
async function usesFor(read: Reader, person: SignedInPerson): Promise<object[]> {
  const leads = { leaderId: person.id };
  const elsewhere = { AND: [givenBy(person), { OR: [{ projectCode: null }, { project: { leaderId: { not: person.id } } }] }] };
  const [led, given] = await Promise.all([
    read.project.findMany({ where: leads, select: { code: true } }),
    read.grant.findMany({ where: elsewhere, select: { number: true } }),
  ]);
  return [
    ...few(led.map(({ code }) => code)).map((codes) => ({ projectCode: { in: codes } })),
    ...few(given.map(({ number }) => number)).map((numbers) => ({ grantNumber: { in: numbers }, project: { NOT: leads } })),
  ];
}

/** What somebody may see of each source: what they gave, what they answer for, and what their roles show. */
async function visible(read: Reader, scope: RowScope, person: SignedInPerson) {
  const leads = { project: { leaderId: person.id } };
  const ofProjects = (ids: string[]) => ({ project: { departmentId: { in: ids } } });
  return {
    grants: [within(scope, [givenBy(person)], (ids) => ({ departmentId: { in: ids } }))],
    applications: [within(scope, [leads], ofProjects)],
    uses: scope.kind === 'own' ? await usesFor(read, person) : [within(scope, [{ grant: givenBy(person) }, leads], ofProjects)],
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
  const seen = await visible(read, await scopeOf(services, person, 'statistics.authority'), person);
  const of = (source: Source, parts: readonly object[]) => DIVIDED[by]({ read, source, months, parts });
  const [ofGrants, ofApplications, ofUses] = await Promise.all([
    of(grants, seen.grants),
    of(applications, seen.applications),
    of(uses, seen.uses),
  ]);
  return { grants: ofGrants, applications: ofApplications, uses: ofUses };
}
