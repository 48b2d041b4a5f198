/** The roles of the reference installation (`jsid`), with their names. Only `admin` has a meaning of its own (spec 6). */
export const ROLES = {
  admin: { zh: '系统管理员', en: 'Administrator' },
  secauditor: { zh: '安全审计员', en: 'Security auditor' },
  finadmin: { zh: '财务管理员', en: 'Finance administrator' },
  finclerk: { zh: '财务经办', en: 'Finance clerk' },
  deptlead: { zh: '部门负责人', en: 'Head of department' },
  svcadmin: { zh: '服务管理员', en: 'Service administrator' },
  noticeadmin: { zh: '公告管理员', en: 'Notice administrator' },
  analyst: { zh: '数据分析员', en: 'Data analyst' },
  staff: { zh: '教职工', en: 'Staff' },
} as const;

export type RoleId = keyof typeof ROLES;
