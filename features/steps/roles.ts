import type { Tx } from '@hall/database/database';
import type { Hall } from '../support/hall.ts';
import { permissionOf } from '../support/permissions.ts';
import { Given } from '../support/test.ts';

/** A role that a scenario makes has its name as its id. */
function change({ services }: Hall, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  if (!services) throw new Error('this hall runs elsewhere');
  return services.database.unitOfWork(work);
}

/** The permission to use a function, by the name of its menu entry in either language. */
Given(
  'a new role {string} holds {string} and nothing else',
  '新角色{string}只有权限{string}',
  ({ hall }, role: string, permission: string) =>
    change(hall, (tx) =>
      tx.role.create({
        data: { id: role, name: role, nameEn: role, remark: '', permissions: { create: { permissionId: permissionOf(permission) } } },
      }),
    ),
);

/** A role that is shipped by its id, such as `finclerk` ([the first day](first-day.md) has them); one of the scenario by its name. */
Given('{string} has the role {string} and no other', '{string}只有角色{string}', ({ hall }, userName: string, roleId: string) =>
  change(hall, (tx) => tx.person.update({ where: { userName }, data: { roles: { deleteMany: {}, create: { roleId } } } })),
);

/** As above. */
Given('{string} has the role {string} as well', '{string}还有角色{string}', ({ hall }, userName: string, roleId: string) =>
  change(hall, (tx) => tx.person.update({ where: { userName }, data: { roles: { create: { roleId } } } })),
);

/** As above. */
Given('the role {string} no longer holds {string}', '角色{string}不再有权限{string}', ({ hall }, roleId: string, permission: string) =>
  change(hall, (tx) => tx.rolePermission.deleteMany({ where: { roleId, permissionId: permissionOf(permission) } })),
);
