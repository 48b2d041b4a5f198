import type { TestHall } from './test-hall.ts';

const USER_NAME = 'staff';

/** Signs in a person who has these roles and no others; a second call changes the roles of the same person. */
export async function signInWith(hall: TestHall, ...roleIds: readonly string[]): Promise<string> {
  await hall.services.database.unitOfWork((tx) =>
    tx.person.update({
      where: { userName: USER_NAME },
      data: { roles: { deleteMany: {}, create: roleIds.map((roleId) => ({ roleId })) } },
    }),
  );
  return hall.signIn(USER_NAME);
}

/** Makes a role that holds these permissions and nothing else. */
export async function makeRole(hall: TestHall, id: string, ...permissionIds: readonly string[]): Promise<void> {
  const permissions = { create: permissionIds.map((permissionId) => ({ permissionId })) };
  await hall.services.database.unitOfWork((tx) => tx.role.create({ data: { id, name: id, nameEn: id, remark: '', permissions } }));
}
