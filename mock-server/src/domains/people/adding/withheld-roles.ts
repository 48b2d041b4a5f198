import type { Bilingual } from '@hall/contract/bilingual';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { SignedInPerson } from '../../../core/call.ts';
import { holdsAllOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { EVERYBODY, type Places } from './person-check.ts';

const NO_ADMIN: Bilingual = { zh: '管理员角色不能通过导入授予', en: 'Nobody becomes an administrator by an import' };

/**
 * The roles that somebody cannot give by an import, with why: whoever may import people gets no further by giving them roles. Who has what
 * is the administrators' business, who give any role but their own.
 */
export async function withheldRoles(services: Services, person: SignedInPerson, roles: Places['roles']): Promise<Map<string, Bilingual>> {
  const withheld = new Map([[ADMIN_ROLE, NO_ADMIN]]);
  if (person.roles.includes(ADMIN_ROLE)) return withheld;
  for (const { id, name, nameEn } of roles)
    if (![ADMIN_ROLE, EVERYBODY].includes(id) && !(await holdsAllOf(services, person, id)))
      withheld.set(id, {
        zh: `不能授予角色“${name}”：其中有您没有的权限`,
        en: `You cannot give the role “${nameEn}”: it may do what you may not`,
      });
  return withheld;
}
