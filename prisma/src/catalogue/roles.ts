/** The roles that the product comes with. They are data of the institution: it may rename, change and delete them. */
export const ROLES = [
  {
    id: 'admin',
    name: '系统管理员',
    nameEn: 'Administrator',
    remark: '系统设置；不因此拥有业务审批权',
    remarkEn: 'System settings; approves no business by virtue of it',
  },
  { id: 'secauditor', name: '安全审计员', nameEn: 'Security auditor', remark: '查看日志', remarkEn: 'Reads the logs' },
  {
    id: 'finadmin',
    name: '财务管理员',
    nameEn: 'Finance administrator',
    remark: '专项与签字授权、撤销、全部项目',
    remarkEn: 'Special and signature authorization, withdrawal, all projects',
  },
  {
    id: 'finclerk',
    name: '财务经办',
    nameEn: 'Finance clerk',
    remark: '查询、跟踪、分配给本人的审批',
    remarkEn: 'Looks up, follows, approves what is assigned',
  },
  {
    id: 'deptlead',
    name: '部门负责人',
    nameEn: 'Head of department',
    remark: '本部门授权',
    remarkEn: 'Authorization within the own department',
  },
  {
    id: 'svcadmin',
    name: '服务管理员',
    nameEn: 'Service administrator',
    remark: '服务、表单、转派',
    remarkEn: 'Services, forms, reassignment',
  },
  {
    id: 'noticeadmin',
    name: '公告管理员',
    nameEn: 'Notice administrator',
    remark: '公告与更新日志',
    remarkEn: 'Notices and the update log',
  },
  { id: 'analyst', name: '数据分析员', nameEn: 'Data analyst', remark: '数据集与看板', remarkEn: 'Data sets and dashboards' },
  { id: 'staff', name: '教职工', nameEn: 'Staff', remark: '全体教职工', remarkEn: 'All staff' },
] as const;

export type ShippedRole = (typeof ROLES)[number]['id'];
