import { pageConfig } from '@hall/contract/pages';
import { TodoSetting, TodoSettingFilter, todoSourcesEndpoints } from '@hall/contract/todo-sources';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const sources: CataloguePage = {
  permissionId: 'system.todo-sources',
  config: pageConfig({
    pageId: 'todo-sources',
    title: { zh: '推送设置', en: 'Push settings' },
    call: todoSourcesEndpoints.sources.path,
    exportCall: todoSourcesEndpoints.exportSources.path,
    printCall: todoSourcesEndpoints.printSources.path,
    fields: fieldsOf('todo-sources', [
      queryOf(TodoSettingFilter, 'text'),
      queryOf(TodoSettingFilter, 'enabled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(TodoSetting, 'name', { width: 150, link: true, action: 'open' }),
    columnOf(TodoSetting, 'system', { width: 130 }),
    columnOf(TodoSetting, 'call', { width: 260, tooltip: true }),
    columnOf(TodoSetting, 'countBy', { width: 190 }),
    columnOf(TodoSetting, 'order', { width: 90, sortable: true, align: 'right' }),
    columnOf(TodoSetting, 'enabled', { width: 100, filterable: true }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('todos', {
      initials: 'dbsx',
      order: 11,
      icon: 'check-square',
      roles: ['staff'],
      path: '/dbsx',
      routeName: 'todos',
      component: 'todos/pending',
    }),
    permission('system.todo-sources', {
      parentId: 'system',
      initials: 'tssz',
      order: 3,
      hidden: true,
      icon: 'check-square',
      roles: [],
      path: '/xtsz/todo-sources',
      routeName: 'system-todo-sources',
      component: 'todos/sources',
    }),
  ],
  pages: [sources],
};
