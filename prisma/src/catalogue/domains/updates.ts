import { pageConfig } from '@hall/contract/pages';
import { SystemUpdate, UpdateFilter, updateManagementEndpoints } from '@hall/contract/update-management';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, wordsOf } from '../page-parts.ts';

const onUpdates = { parentId: 'system.updates', hidden: true, roles: ['noticeadmin'] } as const;

const updates: CataloguePage = {
  permissionId: 'system.updates',
  config: pageConfig({
    pageId: 'updates',
    title: { zh: '系统更新日志', en: 'System update log' },
    call: updateManagementEndpoints.updates.path,
    exportCall: updateManagementEndpoints.exportUpdates.path,
    printCall: updateManagementEndpoints.printUpdates.path,
    fields: fieldsOf('updates', [
      queryOf(UpdateFilter, 'title'),
      queryOf(UpdateFilter, 'version'),
      queryOf(UpdateFilter, 'level'),
      queryOf(UpdateFilter, 'from', { to: 'to', kind: 'daterange', title: wordsOf(SystemUpdate, 'releasedAt') }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(SystemUpdate, 'version', { width: 120 }),
    columnOf(SystemUpdate, 'title', { width: 320, link: true, action: 'open', tooltip: true, sortable: true }),
    columnOf(SystemUpdate, 'level', { width: 140, filterable: true }),
    columnOf(SystemUpdate, 'releasedAt', { width: 180, sortable: true }),
    columnOf(SystemUpdate, 'state', { width: 110 }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    // Stands in a hidden directory, and so one level up in the menu.
    permission('system.updates', {
      parentId: 'system',
      initials: 'xtgxrz',
      order: 81,
      icon: 'profile',
      roles: ['noticeadmin'],
      path: '/xtsz/updates',
      routeName: 'system-updates',
      component: 'updates/updates',
    }),
    permission('system.updates.edit', { ...onUpdates, initials: 'xzhxgxtgx', order: 1 }),
    permission('system.updates.delete', { ...onUpdates, initials: 'scxtgx', order: 2 }),
  ],
  pages: [updates],
};
