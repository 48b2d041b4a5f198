import * as z from 'zod/mini';
import { RolePerson, RowWidth } from './role-management.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, text } from './wire/flags.ts';

const NamedPermission = entity({
  id: ['qxid', z.string(), '权限编号', 'Permission id'],
  name: ['qxmc', z.string(), '权限名称', 'Name'],
  nameEn: ['qxmcen', z.string(), '英文名称', 'Name in English'],
});

/** How a role comes to hold a permission. */
const Grounds = coded({
  given: ['直接授予该角色', 'Given to the role'],
  administrator: ['系统设置下的权限由管理员角色全部持有', 'Administrators hold all that is below system settings'],
  below: ['该角色持有此目录下的功能', 'The role holds something in the directory'],
});

/** A role that holds a permission. */
export const GrantingRole = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Name'],
  nameEn: ['jsmcen', z.string(), '英文名称', 'Name in English'],
  had: ['had', flag, '是否拥有该角色', 'The person has it'],
  grounds: ['grounds', Grounds, '授权方式', 'How it holds it'],
  width: ['sjfw', z.optional(RowWidth), '数据范围', 'Rows', 'none of a directory'],
  below: ['below', z.array(NamedPermission), '所持下级功能', 'What it holds there', 'of a directory'],
});
export type GrantingRole = Of<typeof GrantingRole>;

/** What keeps somebody out in spite of the roles, or for now. */
export const Hindrance = coded({
  'account-disabled': ['账号已停用，不能登录', 'The account is disabled, so the person cannot sign in'],
  'account-locked': ['账号已被管理员锁定，不能登录', 'An administrator has locked the account, so the person cannot sign in'],
  'tried-too-often': [
    '登录失败次数过多，暂时不能登录；已经打开的会话不受影响',
    'After too many failed attempts the person cannot sign in for now; sessions that are open go on',
  ],
  'serial-expired': [
    '序列号已过期，仅可录入新序列号的人员能使用系统',
    'The serial number has expired, so only those who may enter a new one are let in',
  ],
  'serial-wrong': [
    '序列号不正确，仅可录入新序列号的人员能使用系统',
    'The serial number is not correct, so only those who may enter a new one are let in',
  ],
  'first-password': ['首次登录须先修改密码', 'The first password has to be changed first'],
  'weak-password': ['密码强度较弱，须先修改密码', 'The password is weak and has to be changed first'],
  'contact-missing': ['须先完善邮箱和联系电话', 'Email and contact phone have to be completed first'],
  'notices-unread': ['须先阅读系统公告', 'Notices have to be read first'],
  'phone-missing': ['未设置手机号，不能进入业务系统', 'Without a mobile phone linked systems stay closed'],
  'function-missing': [
    '未持有其所属功能，此操作无处可用',
    'The function that the action belongs to is not held, so it is nowhere to be used',
  ],
});
export type Hindrance = Of<typeof Hindrance>;

const Obstacle = entity({
  what: ['what', Hindrance, '原因', 'What it is'],
  parameterId: ['csid', z.optional(z.string()), '参数编号', 'Parameter id', 'of what a parameter asks for'],
  parameter: ['csmc', z.optional(z.string()), '参数名称', 'Parameter'],
  parameterEn: ['csmcen', z.optional(z.string()), '参数英文名称', 'Parameter in English'],
  until: ['until', z.optional(moment), '截止时间', 'Until', 'of what ends by itself'],
});
export type Obstacle = Of<typeof Obstacle>;

/** Whether somebody sees an entry. */
export const Sight = coded({
  listed: ['能在菜单中看到', 'Sees it in the menu'],
  unlisted: ['有权限，但不在菜单中显示', 'May use it; it is not listed in the menu'],
  'kept-out': ['有权限，但目前不能使用', 'Holds it, but is kept out for now'],
  'not-held': ['没有权限，看不到', 'Does not hold it, and does not see it'],
});
export type Sight = Of<typeof Sight>;

/** Why somebody sees an entry of the menu, or does not. */
export const Why = entity({
  person: ['person', RolePerson, '人员', 'Person'],
  permission: ['permission', NamedPermission, '权限', 'Permission'],
  path: ['path', z.optional(z.string()), '路径', 'Path', 'where it opens, if it does'],
  sight: ['sight', Sight, '结论', 'Whether it is seen'],
  hidden: ['hidden', flag, '是否隐藏', 'Hidden', 'not listed in the menu, whoever holds it'],
  roles: ['roles', z.array(GrantingRole), '持有该权限的角色', 'Roles that hold it', "the person's first"],
  obstacles: ['obstacles', z.array(Obstacle), '阻碍', 'What keeps the person out'],
});
export type Why = Of<typeof Why>;

/** Why somebody may see something, or may not (SYS-13). The specification has no such call; it is ours. */
export const whyEndpoints = {
  why: endpoint('system.why', {
    method: 'POST',
    path: '/api/roles/why',
    summary: {
      zh: '权限排查',
      en: 'Why a person sees an entry of the menu, or does not: roles, parameters, and how the account stands',
      action: 'Check access',
    },
    request: request({
      staffNumber: ['ygbh', text(20), '工号', 'Staff number'],
      permissionId: ['qxid', text(100), '权限编号', 'Permission id'],
    }),
    data: Why,
    codes: [404],
  }),
};
