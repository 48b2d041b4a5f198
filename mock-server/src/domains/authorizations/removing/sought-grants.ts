import { REMOVED_TOGETHER_MAX, type RemovalChoice } from '@hall/contract/grant-removal';
import { removalFaultAt } from '@hall/contract/rules/removal';
import { fenIn } from '@hall/contract/rules/typed-amount';
import type { Reader } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { departmentsBelow } from '../../../core/department-tree.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { living } from '../change-grants.ts';
import { availableOf } from '../grant-money.ts';
import { actorOf, visibleTo } from '../grant-scope.ts';
import { findGrants, type StoredGrant } from '../stored-grants.ts';

/** Every department that is named, and those below it where they are asked for. */
const departmentsIn = async (services: Services, { departments = [], withBelow = false }: RemovalChoice): Promise<readonly string[]> =>
  withBelow ? departmentsBelow(services, departments) : departments;

/** @throws Refusal 404 `removal-amount`, `removal-projects`, `removal-departments`, `project-unknown`, `department-unknown` */
async function requireSound(read: Reader, choice: RemovalChoice): Promise<void> {
  for (const field of ['most', 'projects', 'departments'] as const) {
    const rule = removalFaultAt(field, choice);
    if (rule) throw new Refusal(404, rule, { field });
  }
  const { projects = [], departments = [] } = choice;
  const known = await read.project.count({ where: { code: { in: [...projects] } } });
  if (known < projects.length) throw new Refusal(404, 'project-unknown', { field: 'projects' });
  const there = await read.department.count({ where: { id: { in: [...departments] } } });
  if (there < departments.length) throw new Refusal(404, 'department-unknown', { field: 'departments' });
}

/** What is true of grants that are chosen so; how much they have available is not kept, and so not among it. */
async function chosenBy(services: Services, choice: RemovalChoice): Promise<object> {
  const { most = '', projects = [], departments = [] } = choice;
  return {
    ...(most && { controlled: true }),
    ...(projects.length > 0 && { projectCode: { in: [...projects] } }),
    ...(departments.length > 0 && { departmentId: { in: [...(await departmentsIn(services, choice))] } }),
  };
}

/** What says whether a grant is found: an institution has tens of thousands, of which no more is read. */
const SAYS = {
  ...{ number: true, authorizerId: true, personId: true, basis: true, departmentId: true, project: { select: { leaderId: true } } },
  ...{ controlled: true, amount: true, passedOn: true, spent: true, frozen: true },
} as const;

/** The living grants of a condition on which somebody may act, with no more of each than says whether it is found. */
export async function livingToActOn(services: Services, person: SignedInPerson, where: object = {}) {
  const [visible, mayAct] = [await visibleTo(services, person), await actorOf(services, person)];
  const looked = await services.database.read.grant.findMany({ where: { AND: [living, visible, where] }, select: SAYS });
  return looked.filter(mayAct);
}

/** @throws Refusal 500 `removal-too-many` */
export function requireFew(count: number): void {
  if (count > REMOVED_TOGETHER_MAX) throw new Refusal(500, 'removal-too-many', { params: { count, maximum: REMOVED_TOGETHER_MAX } });
}

/**
 * The living grants on which somebody may act, and which are chosen by amount, project or department, by their numbers.
 * @throws Refusal 404 at the field, as {@link requireSound}; 500 `removal-too-many`
 */
export async function soughtGrants(services: Services, choice: RemovalChoice, person: SignedInPerson): Promise<StoredGrant[]> {
  const { read } = services.database;
  await requireSound(read, choice);
  const most = choice.most ? fenIn(choice.most) : Number.POSITIVE_INFINITY;
  const looked = await livingToActOn(services, person, await chosenBy(services, choice));
  const found = looked.filter((grant) => (availableOf(grant) ?? 0) <= most);
  requireFew(found.length);
  return findGrants(read, { where: { number: { in: found.map(({ number }) => number) } }, orderBy: { number: 'asc' } });
}
