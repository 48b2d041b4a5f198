import type { RemovalDepartment } from '@hall/contract/grant-removal';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { departmentsAbove } from '../../../core/department-tree.ts';
import type { Services } from '../../../core/services.ts';
import { departmentTree } from '../../people/index.ts';
import { living } from '../change-grants.ts';
import { bringToDay } from '../day.ts';
import { managedIn, managingOf } from '../grant-scope.ts';
import { livingToActOn } from './sought-grants.ts';

/** How many living grants somebody may act on, by department; those that they manage are counted, and not looked at one by one. */
async function countsIn(services: Services, person: SignedInPerson): Promise<Map<string, number>> {
  const scope = await managingOf(services, person);
  const counts = new Map<string, number>();
  if (scope.kind !== 'own') {
    const where = { AND: [living, managedIn(scope)] };
    for (const { departmentId, _count } of await services.database.read.grant.groupBy({ by: ['departmentId'], where, _count: true }))
      counts.set(departmentId, _count);
  }
  if (scope.kind === 'all') return counts;
  const others = scope.kind === 'own' ? {} : { departmentId: { notIn: [...scope.ids] } };
  for (const { departmentId } of await livingToActOn(services, person, others))
    counts.set(departmentId, (counts.get(departmentId) ?? 0) + 1);
  return counts;
}

/** The departments in which the caller can remove grants, with how many each, and those above them; each after the one above it. */
export async function departmentsToRemoveIn(services: Services, _: unknown, { person }: SignedInCall): Promise<RemovalDepartment[]> {
  await bringToDay(services);
  const counts = await countsIn(services, person);
  const above = await Promise.all([...counts.keys()].map((id) => departmentsAbove(services, id)));
  const shown = new Set(above.flat());
  return (await departmentTree(services))
    .filter(({ id }) => shown.has(id))
    .map(({ id, parentId, name, nameEn, pinyin }) => ({ id, parentId, name, nameEn, pinyin, grants: counts.get(id) ?? 0 }));
}
