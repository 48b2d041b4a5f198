import { PlusOutlined } from '@ant-design/icons';
import { Role, rolesDomain, rolesEndpoints } from '@hall/contract/role-management';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { RoleFormProps } from '../parts/role-form.tsx';
import type { RolePeopleProps } from '../parts/role-people.tsx';
import { useRoleActions } from '../role-actions.tsx';
import { useTexts } from '../texts.ts';

const RoleForm = lazyPart<RoleFormProps>(() => import('../parts/role-form.tsx').then((part) => part.RoleForm), null);
const RolePeople = lazyPart<RolePeopleProps>(() => import('../parts/role-people.tsx').then((part) => part.RolePeople), null);

const KNOWN = { title: rolesDomain.permissions['system.roles'], call: rolesEndpoints.roles.path, rowKey: wireName(Role, 'id') };
const FACTS = ['id', 'name', 'nameEn', 'remark', 'remarkEn', 'holders', 'shipped'] as const;
const CARD = { title: 'name', line: ['id', 'remark', 'holders'] };

/** What is open beside the list. */
type Opened = { readonly form: Omit<RoleFormProps, 'onClose'> } | { readonly people: Role };

/** Roles: what they may do, who has them, and who gains or loses what by a change (SYS-3). */
export function RolesPage() {
  const { t, pick } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const rowActions = useRoleActions({
    onEdit: (role) => setOpened({ form: { role } }),
    onCopy: (role) => setOpened({ form: { role, copied: true } }),
    onPeople: (people) => setOpened({ people }),
  });
  const toolbar: Action[] = [
    {
      id: 'add',
      label: t('add'),
      icon: <PlusOutlined aria-hidden />,
      permission: 'system.roles.edit',
      run: () => setOpened({ form: {} }),
    },
  ];
  const detail = {
    title: ({ name, nameEn }: Role) => pick(name, nameEn),
    render: (role: Role) => <Facts entity={Role} row={role} fields={FACTS} />,
  };
  return (
    <>
      <ConfiguredPage page="roles" known={KNOWN} row={Role} toolbar={toolbar} rowActions={rowActions} detail={detail} card={CARD} />
      {opened && 'form' in opened && <RoleForm {...opened.form} onClose={close} />}
      {opened && 'people' in opened && <RolePeople role={opened.people} onClose={close} />}
    </>
  );
}
