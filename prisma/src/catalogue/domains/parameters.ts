import { pageConfig } from '@hall/contract/pages';
import { ParameterFilter, ParameterSetting, parameterManagementEndpoints } from '@hall/contract/parameter-management';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;

const parameters: CataloguePage = {
  permissionId: 'system.parameters',
  config: pageConfig({
    pageId: 'parameters',
    title: { zh: '参数设置', en: 'Parameters' },
    call: parameterManagementEndpoints.settings.path,
    exportCall: parameterManagementEndpoints.exportSettings.path,
    printCall: parameterManagementEndpoints.printSettings.path,
    rowKey: wireName(ParameterSetting, 'id'),
    fields: fieldsOf('parameters', [
      queryOf(ParameterFilter, 'text'),
      queryOf(ParameterFilter, 'group'),
      queryOf(ParameterFilter, 'changed'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(ParameterSetting, 'group', { width: 170, filterable: true }),
    columnOf(ParameterSetting, 'name', { width: 220, sortable: true, link: true, action: 'open', tooltip: true }),
    columnOf(ParameterSetting, 'said', { width: 190, tooltip: true }),
    columnOf(ParameterSetting, 'fallback', { width: 120, tooltip: true }),
    columnOf(ParameterSetting, 'changed', { width: 100, filterable: true }),
    columnOf(ParameterSetting, 'id', { width: 140, tooltip: true, sortable: true }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.parameters', {
      ...hidden,
      parentId: 'system',
      initials: 'cssz',
      order: 6,
      icon: 'setting',
      path: '/xtsz/parameters',
      routeName: 'system-parameters',
      component: 'parameters/parameters',
    }),
    permission('system.parameters.edit', { ...hidden, parentId: 'system.parameters', initials: 'xzhxgcs', order: 1 }),
  ],
  pages: [parameters],
};
