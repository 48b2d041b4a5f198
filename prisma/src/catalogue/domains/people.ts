import { OnlineFilter, OnlineSession, onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { pageConfig } from '@hall/contract/pages';
import { AccountFilter, AccountState, peopleEndpoints } from '@hall/contract/people';
import { PersonSeen, PersonSeenFilter, userInfoEndpoints } from '@hall/contract/user-info';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection, wordsOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;
const onAccounts = { ...hidden, parentId: 'system.accounts' } as const;

const accounts: CataloguePage = {
  permissionId: 'system.accounts',
  config: pageConfig({
    pageId: 'accounts',
    title: { zh: '账号管理', en: 'Accounts' },
    call: peopleEndpoints.accounts.path,
    exportCall: peopleEndpoints.exportAccounts.path,
    printCall: peopleEndpoints.printAccounts.path,
    importId: 'system.accounts.import',
    rowKey: wireName(AccountState, 'staffNumber'),
    fields: fieldsOf('accounts', [
      queryOf(AccountFilter, 'text'),
      queryOf(AccountFilter, 'departmentId', { kind: 'treeselect' }),
      queryOf(AccountFilter, 'roleId', { kind: 'select' }),
      queryOf(AccountFilter, 'troubled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(AccountState, 'staffNumber', { width: 140, sortable: true }),
    columnOf(AccountState, 'name', { width: 130, sortable: true, link: true, action: 'open' }),
    columnOf(AccountState, 'department', { width: 190, tooltip: true }),
    columnOf(AccountState, 'roles', { width: 160, tooltip: true }),
    columnOf(AccountState, 'enabled', { words: wordsOf(AccountFilter, 'troubled'), width: 130 }),
    columnOf(AccountState, 'sessions', { words: ['在线会话', 'Sessions'], width: 90, align: 'right' }),
    columnOf(AccountState, 'lastSignIn', { width: 245, sortable: true }),
    columnOf(AccountState, 'local', { width: 120, align: 'center' }),
  ]),
};

const online: CataloguePage = {
  permissionId: 'system.online',
  config: pageConfig({
    pageId: 'online',
    title: { zh: '在线用户', en: 'Online users' },
    call: onlineSessionsEndpoints.online.path,
    exportCall: onlineSessionsEndpoints.exportOnline.path,
    printCall: onlineSessionsEndpoints.printOnline.path,
    fields: fieldsOf('online', [
      queryOf(OnlineFilter, 'text'),
      queryOf(OnlineFilter, 'address'),
      queryOf(OnlineFilter, 'way'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(OnlineSession, 'name', { width: 130, sortable: true, link: true, action: 'open' }),
    columnOf(OnlineSession, 'staffNumber', { width: 140, sortable: true }),
    columnOf(OnlineSession, 'department', { width: 150, sortable: true, tooltip: true }),
    columnOf(OnlineSession, 'lastUsedAt', { width: 170, sortable: true }),
    columnOf(OnlineSession, 'browser', { width: 220, tooltip: true }),
    columnOf(OnlineSession, 'address', { width: 130, sortable: true }),
    columnOf(OnlineSession, 'way', { width: 110 }),
    columnOf(OnlineSession, 'actor', { width: 120, shown: false }),
    columnOf(OnlineSession, 'startedAt', { width: 170, sortable: true }),
  ]),
};

/** Whoever sees nobody else has no list; who may see others, and whose, is said by the rows of the call. */
const userInfos: CataloguePage = {
  permissionId: 'people.info',
  config: pageConfig({
    pageId: 'user-info',
    title: { zh: '用户信息', en: 'User info' },
    call: userInfoEndpoints.peopleSeen.path,
    exportCall: userInfoEndpoints.exportPeopleSeen.path,
    printCall: userInfoEndpoints.printPeopleSeen.path,
    rowKey: wireName(PersonSeen, 'staffNumber'),
    fields: fieldsOf('user-info', [
      queryOf(PersonSeenFilter, 'text'),
      queryOf(PersonSeenFilter, 'departmentId', { kind: 'treeselect' }),
      queryOf(PersonSeenFilter, 'roleId', { kind: 'select' }),
      queryOf(PersonSeenFilter, 'enabled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(PersonSeen, 'staffNumber', { width: 140, sortable: true }),
    columnOf(PersonSeen, 'name', { width: 140, sortable: true, link: true, action: 'open' }),
    columnOf(PersonSeen, 'department', { width: 220, tooltip: true }),
    columnOf(PersonSeen, 'roles', { width: 200, tooltip: true }),
    columnOf(PersonSeen, 'enabled', { width: 110 }),
    columnOf(PersonSeen, 'lastSignIn', { width: 245, sortable: true }),
    columnOf(PersonSeen, 'local', { width: 120, align: 'center', shown: false }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.accounts', {
      ...hidden,
      parentId: 'system',
      initials: 'zhgl',
      order: 1,
      icon: 'team',
      path: '/xtsz/accounts',
      routeName: 'system-accounts',
      component: 'people/accounts',
    }),
    permission('system.accounts.edit', { ...onAccounts, initials: 'xzhxgry', order: 0 }),
    permission('system.accounts.lock', { ...onAccounts, initials: 'sdhjszh', order: 1 }),
    permission('system.accounts.enable', { ...onAccounts, initials: 'qyhtyzh', order: 2 }),
    permission('system.accounts.reset-password', { ...onAccounts, initials: 'zzmm', order: 3 }),
    permission('system.accounts.end-sessions', { ...onAccounts, initials: 'jstrhh', order: 4 }),
    permission('system.accounts.import', { ...onAccounts, initials: 'drry', order: 5 }),
    permission('system.accounts.act-as', { ...onAccounts, initials: 'qhdtrzh', order: 6 }),
    permission('system.online', {
      ...hidden,
      parentId: 'system',
      initials: 'zxyh',
      order: 5,
      icon: 'laptop',
      path: '/xtsz/online',
      routeName: 'system-online',
      component: 'people/online',
    }),
    // What people have of their own, in one place of the menu.
    { id: 'mine', name: '我的信息', nameEn: 'About me', initials: 'wdxx', order: 70, icon: 'user', directory: true, roles: [] },
    permission('people.info', {
      parentId: 'mine',
      initials: 'yhxx',
      order: 10,
      icon: 'profile',
      roles: ['staff'],
      path: '/userInfo',
      routeName: 'user-info',
      component: 'people/user-info',
    }),
    permission('people.info.others', {
      parentId: 'people.info',
      hidden: true,
      initials: 'cktryhxx',
      order: 1,
      roles: [{ id: 'deptlead', scope: 'department-below' }],
    }),
    permission('system.online.end', { ...hidden, parentId: 'system.online', initials: 'jszxhh', order: 1 }),
  ],
  pages: [accounts, online, userInfos],
};
