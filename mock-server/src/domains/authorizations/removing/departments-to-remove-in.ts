import type { RemovalDepartment } from '@hall/contract/grant-removal';
import type { SignedInCall } from '../../../core/call.ts';
import { departmentsAbove } from '../../../core/department-tree.ts';
import type { Services } from '../../../core/services.ts';
import { departmentTree } from '../../people/index.ts';
import { bringToDay } from '../day.ts';
import { livingToActOn } from './sought-grants.ts';

/** The departments in which the caller can remove grants, with how many each, and those above them; each after the one above it. */
export async function departmentsToRemoveIn(services: Services, _: unknown, { person }: SignedInCall): Promise<RemovalDepartment[]> {
  await bringToDay(services);
  const counts = new Map<string, number>();
  for (const { departmentId } of await livingToActOn(services, person)) counts.set(departmentId, (counts.get(departmentId) ?? 0) + 1);
  const above = await Promise.all([...counts.keys()].map((id) => departmentsAbove(services, id)));
  const shown = new Set(above.flat());
  return (await departmentTree(services))
    .filter(({ id }) => shown.has(id))
    .map(({ id, parentId, name, nameEn, pinyin }) => ({ id, parentId, name, nameEn, pinyin, grants: counts.get(id) ?? 0 }));
}
