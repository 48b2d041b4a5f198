import type { RoleDetails, RoleDraft } from '@hall/contract/role-management';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** What a role like another begins with; each name says in its own language that it is a copy, whatever language is read. */
export function copyOf({ role, grants }: RoleDetails): Partial<RoleDraft> {
  const { name, nameEn, remark, remarkEn } = role;
  return { name: name + zh.ofCopy, nameEn: nameEn + en.ofCopy, remark, remarkEn, grants };
}
