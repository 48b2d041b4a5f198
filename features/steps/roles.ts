import type { Tx } from '@hall/database/database';
import type { Hall } from '../support/hall.ts';
import { permissionOf } from '../support/permissions.ts';
import { Given } from '../support/test.ts';

/** A role that a scenario makes has its name as its id. */
function change({ services }: Hall, work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  if (!services) throw new Error('this hall runs elsewhere');
  return services.database.unitOfWork(work);
}

/** The id of a role, by that or by its name in either language; of one that a scenario makes both are the same. */
async function roleOf(tx: Tx, name: string): Promise<string> {
  const roles = await tx.role.findMany();
  const role = roles.find((one) => [one.id, one.name, one.nameEn].includes(name));
  if (!role) throw new Error(`There is no role "${name}"; there are: ${roles.map(({ id }) => id).join(', ')}`);
  return role.id;
}

/** A menu entry, or what may be done there (“Lock or unlock accounts”), by its name in either language. `@in-process`, as are the others here. */
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

/** A role of the scenario by its name; one that is shipped by its name or id, such as `finclerk` ([the first day](first-day.md) has them). */
Given('{string} has the role {string} and no other', '{string}只有角色{string}', ({ hall }, userName: string, role: string) =>
  change(hall, async (tx) => {
    const roleId = await roleOf(tx, role);
    return tx.person.update({ where: { userName }, data: { roles: { deleteMany: {}, create: { roleId } } } });
  }),
);

/** As above. */
Given('{string} has the role {string} as well', '{string}还有角色{string}', ({ hall }, userName: string, role: string) =>
  change(hall, async (tx) => {
    const roleId = await roleOf(tx, role);
    return tx.person.update({ where: { userName }, data: { roles: { create: { roleId } } } });
  }),
);

/** As above; one that it holds. A page that is open has to be loaded anew. */
Given('the role {string} no longer holds {string}', '角色{string}不再有权限{string}', ({ hall }, role: string, permission: string) =>
  change(hall, async (tx) => {
    const roleId = await roleOf(tx, role);
    const { count } = await tx.rolePermission.deleteMany({ where: { roleId, permissionId: permissionOf(permission) } });
    if (count === 0) throw new Error(`The role "${role}" does not hold "${permission}"`);
  }),
);
