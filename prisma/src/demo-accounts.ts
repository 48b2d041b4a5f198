/** An account that everyone may try the product with. */
export interface DemoAccount {
  readonly userName: string;
  readonly password: string;
  /** What it is for. */
  readonly zh: string;
  readonly en: string;
}

/** The password of everyone in the seed, except where an account is about its password. */
export const DEMO_PASSWORD = 'Hall@2026';
export const WEAK_DEMO_PASSWORD = '123456';

const account = (userName: string, zh: string, en: string, password = DEMO_PASSWORD): DemoAccount => ({ userName, password, zh, en });

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('admin', '系统管理员：系统设置', 'Administrator: system settings'),
  account('secauditor', '安全审计员：查看日志', 'Security auditor: reads the logs'),
  account('finadmin', '财务管理员：授权与全部项目', 'Finance administrator: authorizations, all projects'),
  account('finclerk', '财务经办：查询与报销审批', 'Finance clerk: queries, claims to approve'),
  account('deptlead', '部门负责人：本部门报销审批', 'Head of department: claims of the own department'),
  account('svcadmin', '服务管理员：日常服务', 'Service administrator: services and forms'),
  account('noticeadmin', '公告管理员：通知公告', 'Notice administrator: notices'),
  account('analyst', '数据分析员：数据与看板', 'Data analyst: data sets and dashboards'),
  account('staff', '普通教职工', 'A member of staff'),
  account('leader', '项目负责人：负责多个项目', 'Leads several projects'),
  account('approver', '审批人：有多笔待审批报销', 'Approver: many claims wait for a decision'),
  account('firsttime', '首次登录，须修改密码', 'First sign-in: must change the password'),
  account('weakpass', '弱密码', 'Has a weak password', WEAK_DEMO_PASSWORD),
  account('nophone', '未登记手机号', 'Has no mobile phone'),
  account('nocontact', '未登记邮箱和联系电话', 'Has neither an email address nor a contact phone'),
  account('disabled', '账号已停用，不能登录', 'Disabled: cannot sign in'),
  account('locked', '账号已被管理员锁定，不能登录', 'Locked by an administrator: cannot sign in'),
];
