/**
 * The nodes of the permission tree that calls or pages of ours name: functions, and below them the hidden actions of those functions.
 * One node opens menu entry, page, rows and export alike (SYS-15). Their places in the tree are the catalogue's.
 */
export const PERMISSIONS = {
  notices: { zh: '通知公告', en: 'Notices' },
  'notices.digest': { zh: '公告速览', en: 'Notice digest' },
  'logs.operations': { zh: '操作日志', en: 'Operation log' },
  'logs.sign-ins': { zh: '登录日志', en: 'Sign-in log' },
  'logs.sign-in-digest': { zh: '登录速览', en: 'Sign-in digest' },
  'system.hub': { zh: '系统设置', en: 'System settings' },
  'system.accounts': { zh: '账号管理', en: 'Accounts' },
  'system.accounts.lock': { zh: '锁定或解锁账号', en: 'Lock or unlock accounts' },
  'system.accounts.enable': { zh: '启用或停用账号', en: 'Enable or disable accounts' },
  'system.accounts.reset-password': { zh: '重置密码', en: 'Reset passwords' },
  'system.serial': { zh: '序列号', en: 'Serial number' },
} as const satisfies Readonly<Record<string, { readonly zh: string; readonly en: string }>>;

export type PermissionId = keyof typeof PERMISSIONS;
