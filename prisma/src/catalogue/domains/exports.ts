import { ExportJob, ExportJobFilter, exportsEndpoints } from '@hall/contract/exports';
import { pageConfig } from '@hall/contract/pages';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, queryOf } from '../page-parts.ts';

const mine: CataloguePage = {
  permissionId: 'exports',
  config: pageConfig({
    pageId: 'exports',
    title: { zh: '我的导出', en: 'My exports' },
    call: exportsEndpoints.mine.path,
    fields: fieldsOf('exports', [
      queryOf(ExportJobFilter, 'text'),
      queryOf(ExportJobFilter, 'state'),
      buttons('query', 'reset'),
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(ExportJob, 'title', { width: 240, tooltip: true, sortable: true }),
    columnOf(ExportJob, 'format', { width: 100, filterable: true }),
    columnOf(ExportJob, 'state', { width: 120 }),
    columnOf(ExportJob, 'done', { width: 120, align: 'right', shown: false }),
    columnOf(ExportJob, 'total', { width: 120, align: 'right', sortable: true }),
    columnOf(ExportJob, 'size', { width: 120, align: 'right', sortable: true }),
    columnOf(ExportJob, 'code', { width: 170 }),
    columnOf(ExportJob, 'askedAt', { width: 180, sortable: true }),
    columnOf(ExportJob, 'keptUntil', { width: 180 }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('exports', {
      initials: 'wddc',
      order: 13,
      icon: 'download',
      roles: ['staff'],
      path: '/exports',
      routeName: 'exports',
      component: 'exports/list',
    }),
  ],
  pages: [mine],
};
