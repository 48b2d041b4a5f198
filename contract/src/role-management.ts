import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ExportRequest } from './exchange.ts';
import { printedOf, printing, printRequestOf } from './printing.ts';
import { byRule, once } from './wire/by-rule.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of what a role is for. */
export const ROLE_REMARK_MAX = 200;
/** Most people who are given a role, or lose it, at once. */
export const HOLDERS_AT_ONCE = 1000;
/** Of the people whom a change of a role concerns so many are named, for each permission. */
export const NAMED_MAX = 10;

const GRANTS_MAX = 2000;
/** As many permissions as can be sent, and as many people. */
const GRANTS_BYTES = 500_000;
const ROLE_ID_MAX = 30;
const ROLE_ID = /^[a-z][a-z0-9-]*$/;

/** Whose rows a permission shows to people of a role. */
export const RowWidth = coded({
  own: ['本人', 'Own'],
  department: ['本部门', 'Own department'],
  'department-below': ['本部门及下级', 'Own department and below'],
  all: ['全部', 'All'],
});
export type RowWidth = z.infer<typeof RowWidth>;

/** The id of a role: it stands in the database and in the log, and is never changed. */
const roleId = z.string().check(
  z.minLength(1),
  byRule((id) => (ROLE_ID.test(id) ? undefined : 'role-id')),
  z.maxLength(ROLE_ID_MAX),
);

const asShown = { version: ['version', z.int(), '版本', 'Version', 'the one that was shown'] } as const;
const ofRole = { id: ['jsid', z.string().check(z.minLength(1), z.maxLength(50)), '角色编号', 'Role id'] } as const;

/** A role with what it is for and how many have it (spec 3). */
export const Role = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Name'],
  nameEn: ['jsmcen', z.string(), '英文名称', 'Name in English'],
  remark: ['bz', z.string(), '备注', 'Remark'],
  remarkEn: ['bzen', z.string(), '英文备注', 'Remark in English'],
  holders: ['cyrs', z.int().check(z.minimum(0)), '成员人数', 'Holders'],
  shipped: ['shipped', flag, '是否内置', 'Built in'],
  version: ['version', z.int(), '版本', 'Version', 'one more with each change'],
});
export type Role = Of<typeof Role>;

export const RoleFilter = request({
  ...listFields,
  id: ['jsid', optionalText(50), '角色编号', 'Role id'],
  text: ['text', optionalText(), '角色名称或编号', 'Name or id'],
});
export type RoleFilter = Of<typeof RoleFilter>;

const grant = {
  permissionId: ['qxid', text(100), '权限编号', 'Permission id'],
  width: ['sjfw', RowWidth, '数据范围', 'Rows'],
} as const;

/** A permission that a role holds, and whose rows it shows. */
export const Grant = entity(grant);
export type Grant = Of<typeof Grant>;

const grants = z.array(request(grant)).check(
  z.maxLength(GRANTS_MAX),
  once(({ permissionId }) => permissionId),
);

/** A role in full. */
export const RoleDetails = entity({
  role: ['role', Role, '角色', 'Role'],
  grants: ['grants', z.array(Grant), '权限', 'Permissions', 'directories are held by whoever holds something in them'],
});
export type RoleDetails = Of<typeof RoleDetails>;

const draft = {
  id: ['jsid', roleId, '角色编号', 'Role id', 'small letters, digits and hyphens, a letter first; it cannot be changed'],
  name: ['jsmc', seenText(50), '角色名称', 'Name'],
  nameEn: ['jsmcen', optionalText(50), '英文名称', 'Name in English', 'as the name where it is left empty'],
  remark: ['bz', optionalText(ROLE_REMARK_MAX), '备注', 'Remark'],
  remarkEn: ['bzen', optionalText(ROLE_REMARK_MAX), '英文备注', 'Remark in English'],
  grants: ['grants', grants, '权限', 'Permissions'],
} as const;

/** A new role as a form sends it. */
export const RoleDraft = request(draft);
export type RoleDraft = Of<typeof RoleDraft>;

/** A role that was changed. */
export const RoleChange = request({
  ...draft,
  ...ofRole,
  ...asShown,
});
export type RoleChange = Of<typeof RoleChange>;

/** A node of the permission tree, as it is chosen from. */
export const PermissionChoice = entity({
  id: ['qxid', z.string(), '权限编号', 'Permission id'],
  parentId: ['fqxid', z.optional(z.string()), '上级编号', 'Parent id'],
  name: ['qxmc', z.string(), '权限名称', 'Name'],
  nameEn: ['qxmcen', z.string(), '英文名称', 'Name in English'],
  directory: ['sfml', flag, '是否目录', 'Directory'],
  givable: ['kfp', flag, '是否可分配', 'Can be given', 'administrators give everything, others what they hold themselves'],
  width: ['sjfw', z.optional(RowWidth), '最大数据范围', 'Widest rows', 'that can be given with it; none for a directory'],
});
export type PermissionChoice = Of<typeof PermissionChoice>;

/** Somebody whom a change concerns, or who has a role. */
export const RolePerson = entity({
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.string(), '英文姓名', 'Name in English'],
  department: ['bmmc', z.string(), '部门', 'Department'],
  departmentEn: ['bmmcen', z.string(), '部门英文名称', 'Department in English'],
  enabled: ['enabled', flag, '是否启用', 'Enabled'],
});
export type RolePerson = Of<typeof RolePerson>;

/** What a change of a role does with one permission: who has it then and had it not, or the other way round; wider rows are gained too. */
export const RoleEffect = entity({
  permissionId: ['qxid', z.string(), '权限编号', 'Permission id'],
  name: ['qxmc', z.string(), '权限名称', 'Name'],
  nameEn: ['qxmcen', z.string(), '英文名称', 'Name in English'],
  before: ['before', z.optional(RowWidth), '原数据范围', 'Rows before', 'none where it was not held'],
  after: ['after', z.optional(RowWidth), '新数据范围', 'Rows after', 'none where it is held no more'],
  people: ['sjrs', z.int(), '人数', 'People'],
  named: ['named', z.array(RolePerson), '人员', 'Some of them', 'ten at most'],
});
export type RoleEffect = Of<typeof RoleEffect>;

export const RoleEffects = entity({
  people: ['sjrs', z.int(), '涉及人数', 'People concerned', 'who gain or lose something'],
  gained: ['gained', z.array(RoleEffect), '新增权限', 'What is gained'],
  lost: ['lost', z.array(RoleEffect), '失去权限', 'What is lost'],
});
export type RoleEffects = Of<typeof RoleEffects>;

export const HolderFilter = request({
  ...listFields,
  ...ofRole,
  text: ['text', optionalText(), '姓名或工号', 'Name or staff number'],
});
export type HolderFilter = Of<typeof HolderFilter>;

const staffNumbers = {
  staffNumbers: ['ygbhs', z.array(text(20)).check(z.minLength(1), z.maxLength(HOLDERS_AT_ONCE)), '工号', 'Staff numbers'],
} as const;

export const rolesDomain = domain({
  name: { zh: '角色', en: 'Roles' },
  permissions: {
    'system.roles': { zh: '角色管理', en: 'Roles' },
    'system.roles.edit': { zh: '新增或修改角色', en: 'Create or change roles' },
    'system.roles.delete': { zh: '删除角色', en: 'Delete roles' },
    'system.roles.people': { zh: '分配角色成员', en: 'Give people roles' },
    'system.permissions': { zh: '权限管理', en: 'Permissions' },
    'system.permissions.edit': { zh: '新增或修改菜单项', en: 'Create or change menu entries' },
    'system.permissions.delete': { zh: '删除菜单项', en: 'Delete menu entries' },
    'system.why': { zh: '权限排查', en: 'Access check' },
  },
});

/** Calls of the page of roles (SYS-3). Who is no administrator gives nothing beyond the own, and changes no role that does. */
export const rolesEndpoints = {
  roles: endpoint('system.roles', {
    method: 'POST',
    path: '/api/roles/list',
    summary: { zh: '角色', en: 'Roles' },
    request: RoleFilter,
    data: listOf(Role),
    codes: [],
  }),
  exportRoles: endpoint('system.roles', {
    method: 'POST',
    path: '/api/roles/export',
    summary: { zh: '导出角色', en: 'Roles as a file', action: 'Export roles' },
    request: ExportRequest,
    file: true,
    codes: ['EXPORTCODE'],
  }),
  printRoles: endpoint('system.roles', {
    ...printing,
    path: '/api/roles/print',
    summary: { zh: '打印角色', en: 'Roles to be printed', action: 'Print roles' },
    request: printRequestOf(RoleFilter),
    data: printedOf(Role),
  }),
  role: endpoint('system.roles', {
    method: 'POST',
    path: '/api/roles/role',
    summary: { zh: '角色详情', en: 'A role with its permissions', action: 'Role' },
    request: request(ofRole),
    data: RoleDetails,
    codes: [404],
  }),
  permissions: endpoint(['system.roles', 'system.why'], {
    method: 'GET',
    path: '/api/roles/permissions',
    summary: { zh: '可分配的权限', en: 'The permission tree, with what the caller can give' },
    data: z.array(PermissionChoice),
    byPage: true,
    codes: [],
  }),
  /** 404 at the field that cannot be used; 403 `beyond-own` for a permission that the caller cannot give. */
  createRole: endpoint('system.roles.edit', {
    method: 'POST',
    path: '/api/roles/create',
    summary: { zh: '新增角色', en: 'Create role' },
    request: RoleDraft,
    bodyLimit: GRANTS_BYTES,
    codes: [404],
  }),
  /** As `createRole`; 500 `changed-meanwhile` where somebody else has saved since. */
  changeRole: endpoint('system.roles.edit', {
    method: 'POST',
    path: '/api/roles/change',
    summary: { zh: '修改角色', en: 'Change role' },
    request: RoleChange,
    bodyLimit: GRANTS_BYTES,
    codes: [404, 500],
  }),
  /** 500 `admin-role`: it cannot be deleted; `changed-meanwhile` where it was saved since, or other people have it than was shown. */
  deleteRole: endpoint('system.roles.delete', {
    method: 'POST',
    path: '/api/roles/delete',
    summary: { zh: '删除角色', en: 'Delete a role; who has it loses it', action: 'Delete role' },
    request: request({ ...ofRole, ...asShown, holders: ['cyrs', z.int(), '成员人数', 'Holders', 'as they were shown'] }),
    codes: [404, 500],
  }),
  holders: endpoint('system.roles', {
    method: 'POST',
    path: '/api/roles/holders',
    summary: { zh: '角色成员', en: 'Who has a role', action: 'Holders of role' },
    request: HolderFilter,
    data: listOf(RolePerson),
    codes: [404],
  }),
  /** 404 at the staff number that there is not; 500 `last-admin`. Who has it already, or has it not, stays so. */
  bindPeople: endpoint('system.roles.people', {
    method: 'POST',
    path: '/api/roles/bind',
    summary: { zh: '添加角色成员', en: 'Give people a role' },
    request: request({ ...ofRole, ...staffNumbers }),
    codes: [404],
  }),
  unbindPeople: endpoint('system.roles.people', {
    method: 'POST',
    path: '/api/roles/unbind',
    summary: { zh: '移除角色成员', en: 'Take a role from people' },
    request: request({ ...ofRole, ...staffNumbers }),
    codes: [404, 500],
  }),
  /** What saving a role with these permissions does, or deleting it where there are none, or giving it to people or taking it from them. */
  effects: endpoint('system.roles', {
    method: 'POST',
    path: '/api/roles/effects',
    summary: { zh: '角色变更影响', en: 'Who gains or loses what by a change of a role', action: 'Effects of a change of a role' },
    request: request({
      ...ofRole,
      grants: ['grants', z.optional(grants), '权限', 'Permissions', 'as they would be; as they are where it is left out'],
      added: ['added', z.optional(z.array(text(20)).check(z.maxLength(HOLDERS_AT_ONCE))), '新增成员工号', 'Who would have it'],
      removed: ['removed', z.optional(z.array(text(20)).check(z.maxLength(HOLDERS_AT_ONCE))), '移除成员工号', 'Who would not'],
    }),
    bodyLimit: GRANTS_BYTES,
    data: RoleEffects,
    codes: [404],
  }),
};
