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
    columnOf(ExportJob, 'title', { width: 170, tooltip: true, sortable: true }),
    columnOf(ExportJob, 'format', { width: 110, filterable: true }),
    columnOf(ExportJob, 'state', { width: 110 }),
    columnOf(ExportJob, 'done', { width: 150, align: 'right' }),
    columnOf(ExportJob, 'total', { width: 120, align: 'right', sortable: true, shown: false }),
    columnOf(ExportJob, 'size', { width: 110, align: 'right', sortable: true }),
    columnOf(ExportJob, 'code', { width: 160, shown: false }),
    columnOf(ExportJob, 'askedAt', { width: 170, sortable: true }),
    columnOf(ExportJob, 'keptUntil', { width: 170 }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('exports', {
      initials: 'wddc',
      order: 75,
      icon: 'download',
      roles: ['staff'],
      path: '/exports',
      routeName: 'exports',
      component: 'exports/list',
    }),
  ],
  pages: [mine],
};
