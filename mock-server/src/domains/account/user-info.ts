import type { UserInfo } from '@hall/contract/account';
import { PERMISSIONS } from '@hall/contract/api';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { SignedInCall } from '../../core/call.ts';
import { held } from '../../core/permissions.ts';
import type { Services } from '../../core/services.ts';
import { unreadNotices } from '../notices/index.ts';

/** What the web shows of the signed-in person. */
export async function userInfo(services: Services, _: unknown, { person: { id, roles } }: SignedInCall): Promise<UserInfo> {
  const person = await services.database.read.person.findUniqueOrThrow({
    where: { id },
    include: { department: true, roles: { include: { role: true } }, photo: { select: { version: true } } },
  });
  const unread = await unreadNotices(services, { ...person, roles });
  const holdings = await held(services, roles);
  return {
    id,
    name: person.name,
    nameEn: person.nameEn,
    staffNumber: person.staffNumber,
    userName: person.userName,
    department: person.department.name,
    departmentEn: person.department.nameEn,
    avatar: person.avatar ?? undefined,
    photo: person.photo?.version ?? '',
    phone: person.phone ?? undefined,
    contactPhone: person.contactPhone ?? undefined,
    email: person.email ?? undefined,
    isAdmin: person.roles.some(({ roleId }) => roleId === ADMIN_ROLE),
    roles: person.roles.map(({ role }) => ({ id: role.id, name: role.name, nameEn: role.nameEn })),
    homePath: '/home',
    homeMenuId: 'home',
    homeSystemId: 'hall',
    businessNoticeCount: unread.business,
    formNoticeCount: unread.form,
    mustChangePassword: person.mustChangePassword,
    weakPassword: person.weakPassword,
    heldPermissions: Object.keys(PERMISSIONS).filter((permission) => holdings.has(permission)),
  };
}
