import type { TestHall } from './test-hall.ts';

const USER_NAME = 'staff';

/** Gives a person these roles, and takes all others from them. */
export async function setRoles(hall: TestHall, userName: string, ...roleIds: readonly string[]): Promise<void> {
  const roles = { deleteMany: {}, create: roleIds.map((roleId) => ({ roleId })) };
  await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName }, data: { roles } }));
}

/** Signs in a person who has these roles and no others; a second call changes the roles of the same person. */
export async function signInWith(hall: TestHall, ...roleIds: readonly string[]): Promise<string> {
  await setRoles(hall, USER_NAME, ...roleIds);
  return hall.signIn(USER_NAME);
}

/** Makes a role that holds these permissions and nothing else. */
export async function makeRole(hall: TestHall, id: string, ...permissionIds: readonly string[]): Promise<void> {
  const permissions = { create: permissionIds.map((permissionId) => ({ permissionId })) };
  await hall.services.database.unitOfWork((tx) => tx.role.create({ data: { id, name: id, nameEn: id, remark: '', permissions } }));
}
