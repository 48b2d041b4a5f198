import { linkedSystemManagementEndpoints, SystemFilter, SystemSetting } from '@hall/contract/linked-system-management';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;
const onSystems = { ...hidden, parentId: 'system.linked-systems' } as const;

const systems: CataloguePage = {
  permissionId: 'system.linked-systems',
  config: pageConfig({
    pageId: 'linked-systems',
    title: { zh: '关联设置', en: 'Association settings' },
    call: linkedSystemManagementEndpoints.systemSettings.path,
    exportCall: linkedSystemManagementEndpoints.exportSystems.path,
    printCall: linkedSystemManagementEndpoints.printSystems.path,
    rowKey: wireName(SystemSetting, 'id'),
    fields: fieldsOf('linked-systems', [queryOf(SystemFilter, 'text'), buttons('query', 'reset'), output, columnSettings]),
  }),
  columns: columnsOf([
    columnOf(SystemSetting, 'order', { width: 90, sortable: true, align: 'right' }),
    columnOf(SystemSetting, 'name', { width: 150, sortable: true, link: true, action: 'open' }),
    columnOf(SystemSetting, 'id', { width: 130, sortable: true }),
    columnOf(SystemSetting, 'address', { width: 240, tooltip: true }),
    columnOf(SystemSetting, 'framing', { width: 130 }),
    columnOf(SystemSetting, 'signsOn', { width: 120 }),
    columnOf(SystemSetting, 'entries', { width: 100, align: 'right' }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    // The web shows it as a drawer from pages that are in no menu.
    {
      id: 'applications',
      name: '应用',
      nameEn: 'Applications',
      initials: 'yy',
      order: 5,
      icon: 'appstore',
      path: '/appCenter',
      routeName: 'applications',
      component: 'menu/app-center',
      roles: ['staff'],
    },
    // Opens its first entry.
    {
      id: 'guides',
      name: '制度与指南',
      nameEn: 'Guides',
      initials: 'zdyzn',
      order: 60,
      icon: 'profile',
      directory: true,
      opensFirstChild: true,
      roles: [],
    },
    permission('menu.third-party', {
      parentId: 'mine',
      initials: 'dsfxt',
      order: 20,
      icon: 'apartment',
      roles: ['staff'],
      path: '/thirdParty',
      routeName: 'third-party',
      component: 'menu/third-party',
    }),
    permission('system.linked-systems', {
      ...hidden,
      parentId: 'system',
      initials: 'glsz',
      order: 8,
      icon: 'laptop',
      path: '/xtsz/linked-systems',
      routeName: 'system-linked-systems',
      component: 'menu/linked-systems',
    }),
    permission('system.linked-systems.edit', { ...onSystems, initials: 'xzhxgywxt', order: 1 }),
    permission('system.linked-systems.delete', { ...onSystems, initials: 'scywxt', order: 2 }),
  ],
  pages: [systems],
};
