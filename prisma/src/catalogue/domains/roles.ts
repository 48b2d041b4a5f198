import { pageConfig } from '@hall/contract/pages';
import { Role, RoleFilter, rolesEndpoints } from '@hall/contract/role-management';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;
const onRoles = { ...hidden, parentId: 'system.roles' } as const;
const onPermissions = { ...hidden, parentId: 'system.permissions' } as const;

const roles: CataloguePage = {
  permissionId: 'system.roles',
  config: pageConfig({
    pageId: 'roles',
    title: { zh: '角色管理', en: 'Roles' },
    call: rolesEndpoints.roles.path,
    exportCall: rolesEndpoints.exportRoles.path,
    printCall: rolesEndpoints.printRoles.path,
    rowKey: wireName(Role, 'id'),
    fields: fieldsOf('roles', [queryOf(RoleFilter, 'text'), buttons('query', 'reset'), output, columnSettings]),
  }),
  columns: columnsOf([
    columnOf(Role, 'id', { width: 150, sortable: true }),
    columnOf(Role, 'name', { width: 180, sortable: true, link: true, action: 'open' }),
    columnOf(Role, 'remark', { width: 320, tooltip: true }),
    columnOf(Role, 'holders', { width: 110, sortable: true, align: 'right' }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.roles', {
      ...hidden,
      parentId: 'system',
      initials: 'jsgl',
      order: 2,
      icon: 'user',
      path: '/xtsz/roles',
      routeName: 'system-roles',
      component: 'roles/roles',
    }),
    permission('system.roles.edit', { ...onRoles, initials: 'xzhxgjs', order: 1 }),
    permission('system.roles.delete', { ...onRoles, initials: 'scjs', order: 2 }),
    permission('system.roles.people', { ...onRoles, initials: 'fpjscy', order: 3 }),
    permission('system.permissions', {
      ...hidden,
      parentId: 'system',
      initials: 'qxgl',
      order: 3,
      icon: 'apartment',
      path: '/xtsz/permissions',
      routeName: 'system-permissions',
      component: 'roles/permissions',
    }),
    permission('system.permissions.edit', { ...onPermissions, initials: 'xzhxgcdx', order: 1 }),
    permission('system.permissions.delete', { ...onPermissions, initials: 'sccdx', order: 2 }),
    permission('system.why', {
      ...hidden,
      parentId: 'system',
      initials: 'qxpc',
      order: 12,
      icon: 'audit',
      path: '/xtsz/why',
      routeName: 'system-why',
      component: 'roles/why',
    }),
  ],
  pages: [roles],
};
