import type { HeadedDepartment } from '@hall/contract/department-grants';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { departmentsBelow } from '../../../core/department-tree.ts';
import type { Reading, Services } from '../../../core/services.ts';

const headedOnes = (read: Reader | Tx, personId: string) =>
  read.department.findMany({ where: { headId: personId }, include: { children: { select: { id: true } } }, orderBy: { id: 'asc' } });

/** The ids of the departments that somebody heads, and of those below. */
export async function headedBy(
  services: Reading,
  { id }: Pick<SignedInPerson, 'id'>,
  read: Reader | Tx = services.database.read,
): Promise<string[]> {
  const heads = await headedOnes(read, id);
  return heads.length === 0
    ? []
    : departmentsBelow(
        services,
        heads.map((department) => department.id),
      );
}

/** The departments that the caller heads (PROJ-17). */
export async function headedDepartments({ database }: Services, _: unknown, { person }: SignedInCall): Promise<HeadedDepartment[]> {
  const heads = await headedOnes(database.read, person.id);
  return heads.map(({ id, name, nameEn, children }) => ({ id, name, nameEn, hasBelow: children.length > 0 }));
}
