import type { Role } from '@hall/contract/role-management';
import { ADMIN_ROLE } from '@hall/contract/roles';
import type { Action } from '../../page-kit/action.ts';
import { told } from '../../shared/ui/told.ts';
import { useDeleteRoleMutation } from './api.ts';
import { Effects } from './parts/effects.tsx';
import { useTexts } from './texts.ts';

/** What is done with a role in a dialog of its own. */
export interface RoleDialogs {
  readonly onEdit: (role: Role) => void;
  readonly onCopy: (role: Role) => void;
  readonly onPeople: (role: Role) => void;
}

/** What can be done with each role. */
export function useRoleActions({ onEdit, onCopy, onPeople }: RoleDialogs): (role: Role) => Action[] {
  const { t, pick } = useTexts();
  const [remove] = useDeleteRoleMutation();
  return (role) => {
    const { id, version, holders } = role;
    const name = pick(role.name, role.nameEn);
    return [
      { id: 'edit', label: t('edit'), permission: 'system.roles.edit', run: () => onEdit(role) },
      { id: 'people', label: t('people'), run: () => onPeople(role) },
      {
        id: 'copy',
        label: t('copy'),
        permission: 'system.roles.edit',
        disabledBecause: id === ADMIN_ROLE ? t('adminNotCopied') : undefined,
        run: () => onCopy(role),
      },
      {
        id: 'remove',
        label: t('remove'),
        permission: 'system.roles.delete',
        danger: true,
        disabledBecause: id === ADMIN_ROLE ? t('adminStays') : undefined,
        confirm: (
          <>
            <p>{t('askRemove', { name, count: holders })}</p>
            {holders > 0 && <Effects change={{ id, grants: [] }} />}
          </>
        ),
        run: () => told(remove({ id, version, holders }), t('removed')),
      },
    ];
  };
}
