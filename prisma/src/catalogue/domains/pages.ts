import { ManagedPage, ManagedPageFilter, pageManagementEndpoints } from '@hall/contract/page-management';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;

const pages: CataloguePage = {
  permissionId: 'system.pages',
  config: pageConfig({
    pageId: 'pages',
    title: { zh: '页面配置', en: 'Page configuration' },
    call: pageManagementEndpoints.pages.path,
    exportCall: pageManagementEndpoints.exportPages.path,
    printCall: pageManagementEndpoints.printPages.path,
    rowKey: wireName(ManagedPage, 'pageId'),
    fields: fieldsOf('pages', [
      queryOf(ManagedPageFilter, 'text'),
      queryOf(ManagedPageFilter, 'changed'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(ManagedPage, 'title', { width: 220, sortable: true, link: true, action: 'setUp', tooltip: true }),
    columnOf(ManagedPage, 'pageId', { width: 180, sortable: true }),
    columnOf(ManagedPage, 'columns', { width: 100, align: 'right' }),
    columnOf(ManagedPage, 'fields', { width: 110, align: 'right' }),
    columnOf(ManagedPage, 'changed', { width: 120, filterable: true }),
    columnOf(ManagedPage, 'changedAt', { width: 170 }),
    columnOf(ManagedPage, 'changedBy', { width: 140 }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.pages', {
      ...hidden,
      parentId: 'system',
      initials: 'ympz',
      order: 7,
      icon: 'layout',
      path: '/xtsz/pages',
      routeName: 'system-pages',
      component: 'pages/pages',
    }),
    permission('system.pages.edit', {
      ...hidden,
      parentId: 'system.pages',
      initials: 'xgympz',
      order: 1,
      path: '/xtsz/pages/setup',
      routeName: 'system-page-setup',
      component: 'pages/setup',
    }),
  ],
  pages: [pages],
};
