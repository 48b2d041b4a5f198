import type { Domain } from './api.ts';
import type { Bilingual } from './wire/endpoint.ts';

/** What each domain is called where people read of it: the operation log and the API document. */
export const DOMAIN_NAMES: Readonly<Record<Domain, Bilingual>> = {
  session: { zh: '登录', en: 'Sign-in' },
  account: { zh: '个人账号', en: 'Account' },
  duties: { zh: '先办事项', en: 'Things to do first' },
  menu: { zh: '菜单', en: 'Menu' },
  notices: { zh: '通知公告', en: 'Notices' },
  todos: { zh: '待办事项', en: 'Pending items' },
  system: { zh: '系统设置', en: 'System settings' },
  pages: { zh: '页面配置', en: 'Page configuration' },
  logs: { zh: '日志', en: 'Logs' },
  habits: { zh: '用户习惯', en: 'Preferences' },
};
