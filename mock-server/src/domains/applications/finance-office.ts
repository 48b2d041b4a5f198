import { DECIDING_ON } from '@hall/contract/applications';
import type { ApplicationKind } from '@hall/contract/rules/application-states';
import type { Tx } from '@hall/database/database';
import { kindOf, type SubmittedApplication } from './stored-applications.ts';

/** Who manages grants decides for the finance office, and sees the applications of all. */
export const FINANCE_OFFICE = 'authorizations.manage';

/** What is true of people who have one of some roles. */
const inRoles = (rows: readonly { readonly roleId: string }[]) => ({
  roles: { some: { roleId: { in: rows.map(({ roleId }) => roleId) } } },
});

const deciding = (tx: Tx, kind: ApplicationKind) => tx.rolePermission.findMany({ where: { permissionId: DECIDING_ON[kind] } });

/** Whether the one whom an application waits for can decide on it: else the finance office does. */
export const canDecide = async (tx: Tx, id: string, kind: ApplicationKind): Promise<boolean> =>
  (await tx.person.count({ where: { id, ...inRoles(await deciding(tx, kind)) } })) > 0;

/** A department and those above it, the nearest first. */
async function withAbove(tx: Tx, id: string): Promise<string[]> {
  const found: string[] = [];
  for (let at: string | null = id; at && !found.includes(at); ) {
    found.push(at);
    at = (await tx.department.findUnique({ where: { id: at }, select: { parentId: true } }))?.parentId ?? null;
  }
  return found;
}

/** Who decides for the finance office, each as far as their roles reach, without who is concerned. */
export async function office(tx: Tx, application: SubmittedApplication): Promise<string[]> {
  const { applicantId, personId, project, changes } = application;
  const along = changes?.children.map((child) => child.personId) ?? [];
  const [own, ...above] = await withAbove(tx, (project ?? changes)?.departmentId ?? '');
  const rows = await tx.rolePermission.findMany({ where: { permissionId: FINANCE_OFFICE } });
  const holding = (scopes: readonly string[]) => inRoles(rows.filter(({ scope }) => scopes.includes(scope)));
  const people = await tx.person.findMany({
    where: {
      ...{ enabled: true, id: { notIn: [applicantId, personId, ...along] } },
      AND: inRoles(await deciding(tx, kindOf(application))),
      OR: [
        holding(['all']),
        { departmentId: own, ...holding(['department', 'department-below']) },
        { departmentId: { in: above }, ...holding(['department-below']) },
      ],
    },
    select: { id: true },
  });
  return people.map(({ id }) => id);
}
