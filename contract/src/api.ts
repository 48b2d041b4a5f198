import { accountEndpoints } from './account.ts';
import { bankAccountsEndpoints } from './bank-accounts.ts';
import type { Bilingual } from './bilingual.ts';
import { dutiesEndpoints } from './duties.ts';
import { habitsEndpoints } from './habits.ts';
import { logsEndpoints } from './logs.ts';
import { menuEndpoints } from './menu.ts';
import { noticesEndpoints } from './notices.ts';
import { ownSessionsEndpoints } from './own-sessions.ts';
import { pagesEndpoints } from './pages.ts';
import { parametersEndpoints } from './parameters.ts';
import { passwordRecoveryEndpoints } from './password-recovery.ts';
import { peopleEndpoints } from './people.ts';
import { profileEndpoints } from './profile.ts';
import { sessionEndpoints } from './session.ts';
import { signInWaysEndpoints } from './sign-in-ways.ts';
import { todosEndpoints } from './todos.ts';
import { updatesEndpoints } from './updates.ts';
import { verificationEndpoints } from './verification.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every call of the API by domain. The web imports its domains one by one; this list is for servers, tests and documents. */
export const api = {
  session: { ...sessionEndpoints, ...verificationEndpoints, ...signInWaysEndpoints, ...passwordRecoveryEndpoints },
  account: { ...accountEndpoints, ...profileEndpoints, ...bankAccountsEndpoints, ...ownSessionsEndpoints },
  duties: dutiesEndpoints,
  menu: menuEndpoints,
  notices: noticesEndpoints,
  todos: todosEndpoints,
  people: peopleEndpoints,
  parameters: parametersEndpoints,
  updates: updatesEndpoints,
  pages: pagesEndpoints,
  logs: logsEndpoints,
  habits: habitsEndpoints,
} as const;

export type Domain = keyof typeof api;

/** What each domain is called where people read of it: the operation log and the API document. */
export const DOMAIN_NAMES: Readonly<Record<Domain | 'system', Bilingual>> = {
  session: { zh: '登录', en: 'Sign-in' },
  account: { zh: '个人账号', en: 'Account' },
  duties: { zh: '先办事项', en: 'Things to do first' },
  menu: { zh: '菜单', en: 'Menu' },
  notices: { zh: '通知公告', en: 'Notices' },
  todos: { zh: '待办事项', en: 'Pending items' },
  people: { zh: '人员', en: 'People' },
  parameters: { zh: '系统参数', en: 'System parameters' },
  updates: { zh: '系统更新', en: 'Updates' },
  pages: { zh: '页面配置', en: 'Page configuration' },
  logs: { zh: '日志', en: 'Logs' },
  habits: { zh: '用户习惯', en: 'Preferences' },
  // No domain any more, but log entries of the first releases name it.
  system: { zh: '系统设置', en: 'System settings' },
};

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((domain) => Object.values(domain) as unknown as Endpoint[]);
