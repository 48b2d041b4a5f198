import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { ENFORCED_DUTIES } from './rules/duties.ts';
import { emptyPasswordFault } from './rules/password.ts';
import { newPasswordField, sealedPassword } from './session.ts';
import { byRule } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag } from './wire/flags.ts';

export const RoleEntry = entity({
  id: ['jsid', z.string(), '角色编号', 'Role id'],
  name: ['jsmc', z.string(), '角色名称', 'Role name'],
  nameEn: ['jsmcen', z.optional(z.string()), '角色英文名称', 'Role name in English'],
});

export const UserInfo = entity({
  id: ['rydm', z.string(), '人员代码', 'Person code'],
  name: ['ygmc', z.string(), '姓名', 'Name'],
  nameEn: ['ygmcen', z.optional(z.string()), '英文姓名', 'Name in English'],
  staffNumber: ['ygbh', z.string(), '工号', 'Staff number'],
  /** What the person signs in with; no password may contain it. */
  userName: ['yhm', z.optional(z.string()), '用户名', 'User name'],
  department: ['bmmc', z.optional(z.string()), '部门', 'Department'],
  departmentEn: ['bmmcen', z.optional(z.string()), '部门英文名称', 'Department in English'],
  avatar: ['avatar', z.optional(z.string()), '头像地址', 'Address of the avatar'],
  /** Version of the current photo, so that a new one is fetched; the picture itself comes from the call `photo`. */
  photo: ['photo', z.optional(z.string()), '照片版本', 'Version of the photo', 'empty: the default one'],
  phone: ['tel', z.optional(z.string()), '手机号', 'Phone'],
  contactPhone: ['lxdh', z.optional(z.string()), '联系电话', 'Contact phone'],
  email: ['email', z.optional(z.string()), '邮箱', 'Email'],
  isAdmin: ['isAdmin', flag, '是否系统管理员', 'System administrator'],
  roles: ['roles', z.array(RoleEntry), '角色', 'Roles'],
  homePath: ['myMenu', z.optional(z.string()), '默认打开的菜单路径', 'Path of the start page'],
  homeMenuId: ['qid', z.optional(z.string()), '默认菜单编号', 'Function of the start page'],
  homeSystemId: ['sysid', z.optional(z.string()), '默认菜单所属系统编号', 'System of the start page'],
  businessNoticeCount: ['tzggYwxtNum', z._default(z.int(), 0), '业务系统未读公告数', 'Unread notices of business systems'],
  formNoticeCount: ['tzggBdxtNum', z._default(z.int(), 0), '表单系统未读公告数', 'Unread notices of form systems'],
  /** Parameter `forceFirstChange` says whether it is enforced. */
  mustChangePassword: [
    'sfdycdl',
    z._default(flag, false),
    '是否须修改密码',
    'Must change the password',
    'first sign-in, or a reset password',
  ],
  weakPassword: ['sfrmm', z._default(flag, false), '当前密码是否为弱密码', 'Weak password'],
  /**
   * Which of the permissions that domains declare the person holds, functions and hidden actions alike: the web offers nothing that
   * would be refused. An addition of ours. Where a backend leaves it out the web offers every action, and the backend refuses what it
   * does not allow. An id that the web does not know counts for nothing.
   */
  heldPermissions: [
    'heldPermissions',
    z.optional(z.array(z.string())),
    '拥有的权限编号',
    'Ids of the permissions held',
    'not in the specification; left out: unknown',
  ],
});
export type UserInfo = Of<typeof UserInfo>;

const userInfo = {
  spec: '7.2',
  summary: { zh: '当前用户信息', en: 'The signed-in person' },
  data: UserInfo,
  duringDuties: ENFORCED_DUTIES,
  byPage: true,
  codes: [],
} as const;

const oldPassword = ['jmm', sealedPassword, '旧密码', 'Old password', 'encrypted'] as const;
const newPassword = request({ oldPassword, newPassword: newPasswordField });

/** What a form asks beside a new password; no call takes it. */
export const RepeatedPassword = request({
  repeated: ['repeated', z.string().check(byRule(emptyPasswordFault)), '确认新密码', 'New password again'],
});

export const accountDomain = domain({ name: { zh: '个人账号', en: 'Account' } });

export const accountEndpoints = {
  me: endpoint('signed-in', { method: 'GET', path: '/api/yhxx', ...userInfo }),
  meByPost: endpoint('signed-in', { method: 'POST', path: '/api/getUserInfo', ...userInfo }),
  changePassword: endpoint('signed-in', {
    method: 'POST',
    path: '/api/yhxx/updateyhmm',
    spec: '7.2',
    summary: { zh: '修改密码', en: "Change one's own password; every other session ends", action: 'Change password' },
    request: newPassword,
    duringDuties: ['password', 'contact'],
    ownHand: true,
    codes: [402, 500],
  }),
  /** As {@link changePassword}, for people who must change it; 500 `no-duty` for anyone else. */
  changeDuePassword: endpoint('signed-in', {
    method: 'POST',
    path: '/api/user/updateyhmm',
    spec: '7.1',
    summary: {
      zh: '首次登录或弱密码强制修改密码',
      en: 'Change a password that has to be changed: a first, reset or weak one',
      action: 'Change due password',
    },
    request: newPassword,
    duringDuties: ['password', 'contact'],
    ownHand: true,
    codes: [402, 500],
  }),
  /** 500 `old-password` for a wrong one. Attempts count like those of signing in, so that nobody can go on guessing. */
  checkPassword: endpoint('signed-in', {
    method: 'POST',
    path: '/api/pwdCheck',
    spec: '7.2',
    summary: { zh: '校验旧密码', en: "Whether a password is the person's own", action: 'Check old password' },
    request: request({ oldPassword }),
    ownHand: true,
    codes: [402, 500],
  }),
  /** A picture as `data:` address; empty for the default one. */
  photo: endpoint('signed-in', {
    method: 'GET',
    path: '/api/yhxx/userphtot',
    spec: '7.2',
    summary: { zh: '本人照片', en: "The person's own photo; empty for the default one" },
    data: z.string(),
    byPage: true,
    codes: [],
  }),
};
