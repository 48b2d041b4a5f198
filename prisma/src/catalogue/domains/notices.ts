import { Notice, NoticeFilter, noticesEndpoints } from '@hall/contract/notices';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type CataloguePermission, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, digestOf, fieldsOf, option, queryOf } from '../page-parts.ts';

const permissions: readonly CataloguePermission[] = [
  permission('notices', {
    initials: 'tzgg',
    order: 10,
    icon: 'notification',
    roles: ['staff'],
    path: '/tzgg',
    routeName: 'notices',
    component: 'notices/list',
    fixedFavourite: true,
  }),
  permission('notices.digest', {
    parentId: 'guides',
    initials: 'ggsl',
    order: 4,
    icon: 'notification',
    roles: ['staff'],
    routeName: 'list',
    hint: '2',
    templateId: 'notice-digest',
  }),
];

const list: CataloguePage = {
  permissionId: 'notices',
  config: pageConfig({
    pageId: 'notices',
    title: { zh: '通知公告', en: 'Notices' },
    call: noticesEndpoints.list.path,
    fields: fieldsOf('notices', [
      queryOf(NoticeFilter, 'read'),
      queryOf(NoticeFilter, 'level'),
      queryOf(NoticeFilter, 'text', {
        kind: 'suggest',
        suggestFrom: 'text',
        title: ['内容', 'Text'],
        placeholder: ['标题或内容', 'Title or text'],
      }),
      queryOf(NoticeFilter, 'from', { to: 'to', kind: 'daterange', title: ['发布日期', 'Published'] }),
      buttons('query', 'reset'),
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(Notice, 'read', { width: 90 }),
    columnOf(Notice, 'level', { width: 100, filterable: true, sortable: true }),
    columnOf(Notice, 'title', { width: 360, link: true, action: 'open', tooltip: true, sortable: true }),
    columnOf(Notice, 'pinned', { width: 90, options: [option('0', '', ''), option('1', '置顶', 'Pinned')] }),
    columnOf(Notice, 'publisher', { width: 160 }),
    columnOf(Notice, 'publishedAt', { width: 230, sortable: true }),
  ]),
};

const digest: CataloguePage = digestOf(
  list,
  { permissionId: 'notices.digest', pageId: 'notice-digest', title: { zh: '公告速览', en: 'Notice digest' } },
  (['read', 'title', 'level', 'publishedAt'] as const).map((name) => wireName(Notice, name)),
);

export const catalogue: DomainCatalogue = { permissions, pages: [list, digest] };
