import { PARAMETERS } from '@hall/contract/parameter-table';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/client.ts';
import type { ShippedKind } from './rows.ts';

/** What releases shipped before they kept a record of it. */
const UNRECORDED: Readonly<Record<ShippedKind, readonly string[]>> = {
  role: ['admin', 'secauditor', 'finadmin', 'finclerk', 'deptlead', 'svcadmin', 'noticeadmin', 'analyst', 'staff'],
  permission: [
    'notices',
    'guides',
    'notices.digest',
    'list',
    'logs',
    'logs.operations',
    'logs.sign-ins',
    'logs.sign-in-digest',
    'system',
    'system.accounts',
  ],
  pageDocument: ['operation-log', 'sign-in-log', 'notices', 'notice-digest', 'sign-in-digest'],
  codeSet: [],
  codeEntry: [],
  todoSource: [],
};

/**
 * Takes a database of a release before the catalogue as it stands for what was shipped: nobody could change it. What was written out
 * for administrators goes, since they hold it without. A parameter that has its default is no value of the institution's own, and goes.
 */
export async function adopt(tx: Tx): Promise<void> {
  const rows = {
    role: await tx.role.findMany(),
    permission: await tx.permission.findMany(),
    pageDocument: await tx.pageDocument.findMany(),
    codeSet: [] as { id: string }[],
    codeEntry: [] as { id: string }[],
    todoSource: [] as { id: string }[],
  };
  const kinds = Object.keys(UNRECORDED) as ShippedKind[];
  const shipped = kinds.flatMap((kind) =>
    rows[kind]
      .filter(({ id }) => UNRECORDED[kind].includes(id))
      .map((row) => ({ kind, id: row.id, shipped: row as unknown as Prisma.InputJsonObject })),
  );
  await tx.catalogueEntry.createMany({ data: shipped });
  await tx.rolePermission.deleteMany({ where: { roleId: ADMIN_ROLE } });
  const defaults = Object.values(PARAMETERS).map(({ id, fallback }) => ({ id, value: fallback }));
  await tx.parameter.deleteMany({ where: { OR: defaults } });
}
