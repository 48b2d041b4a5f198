import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { named } from './named.ts';

/** What scenarios call some calls of the API, in both languages, beside their names in the contract. */
const CALLS: Readonly<Record<string, Endpoint>> = {
  'sign-in': api.session.signIn as Endpoint,
  登录: api.session.signIn as Endpoint,
  'link sign-in': api.session.urlSignIn as Endpoint,
  链接登录: api.session.urlSignIn as Endpoint,
  'sign-out': api.session.signOut as Endpoint,
  退出: api.session.signOut as Endpoint,
  'QR code': api.session.createQr as Endpoint,
  二维码: api.session.createQr as Endpoint,
  key: api.session.sealingKey as Endpoint,
  公钥: api.session.sealingKey as Endpoint,
  menu: api.menu.mine as Endpoint,
  菜单: api.menu.mine as Endpoint,
  routes: api.menu.routes as Endpoint,
  路由: api.menu.routes as Endpoint,
  'menu address': api.menu.url as Endpoint,
  菜单地址: api.menu.url as Endpoint,
  'external link': api.menu.newPageUrl as Endpoint,
  外部链接: api.menu.newPageUrl as Endpoint,
  star: api.menu.addFavourite as Endpoint,
  收藏: api.menu.addFavourite as Endpoint,
  unstar: api.menu.removeFavourite as Endpoint,
  取消收藏: api.menu.removeFavourite as Endpoint,
  notices: api.notices.list as Endpoint,
  公告: api.notices.list as Endpoint,
  'operation log': api.logs.operations as Endpoint,
  操作日志: api.logs.operations as Endpoint,
  'operation counts': api.logs.operationCounts as Endpoint,
  操作次数: api.logs.operationCounts as Endpoint,
  'save habit': api.habits.save as Endpoint,
  保存习惯: api.habits.save as Endpoint,
  'last query': api.pages.lastQuery as Endpoint,
  上次查询: api.pages.lastQuery as Endpoint,
  'page configuration': api.pages.config as Endpoint,
  页面配置: api.pages.config as Endpoint,
  'password check': api.account.checkPassword as Endpoint,
  校验旧密码: api.account.checkPassword as Endpoint,
  'password change': api.account.changePassword as Endpoint,
  修改密码: api.account.changePassword as Endpoint,
  'forced password change': api.account.changeDuePassword as Endpoint,
  强制修改密码: api.account.changeDuePassword as Endpoint,
  'user info': api.account.me as Endpoint,
  用户信息: api.account.me as Endpoint,
  parameters: api.parameters.parameters as Endpoint,
  系统参数: api.parameters.parameters as Endpoint,
  'sign-in parameters': api.parameters.publicParameters as Endpoint,
  登录页参数: api.parameters.publicParameters as Endpoint,
  'recovery settings': api.session.recoverySettings as Endpoint,
  找回密码设置: api.session.recoverySettings as Endpoint,
  habits: api.habits.mine as Endpoint,
  用户习惯: api.habits.mine as Endpoint,
  footer: api.parameters.footer as Endpoint,
  页脚: api.parameters.footer as Endpoint,
  version: api.updates.version as Endpoint,
  版本: api.updates.version as Endpoint,
  'pending items': api.todos.pending as Endpoint,
  待办事项: api.todos.pending as Endpoint,
  'serial warning': api.duties.serialWarning as Endpoint,
  序列号提醒: api.duties.serialWarning as Endpoint,
  'due loans': api.duties.dueLoans as Endpoint,
  到期借款: api.duties.dueLoans as Endpoint,
};

/** By the name in the contract, such as `notices.list`. */
const IN_CONTRACT: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Endpoint] => [`${domain}.${name}`, call as Endpoint]),
  ),
);

/** @throws Error that lists the names there are */
export const callNamed = (name: string): Endpoint => named('call', name, { ...IN_CONTRACT, ...CALLS });
