import { noticeExportsEndpoints } from '@hall/contract/notice-exports';
import { ManagedFilter, ManagedNotice, noticeManagementEndpoints } from '@hall/contract/notice-management';
import { NoticeReader, NoticeReaderFilter, noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { Notice, NoticeFilter, noticesEndpoints } from '@hall/contract/notices';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type CataloguePermission, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, digestOf, fieldsOf, option, output, queryOf } from '../page-parts.ts';

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
  // Stands in a hidden directory, and so one level up in the menu.
  permission('notices.manage', {
    parentId: 'system',
    initials: 'gggl',
    order: 79,
    icon: 'notification',
    roles: ['noticeadmin'],
    path: '/xtsz/notices',
    routeName: 'notice-management',
    component: 'notices/manage',
  }),
  permission('notices.manage.readers', {
    parentId: 'notices.manage',
    initials: 'ydqk',
    order: 1,
    hidden: true,
    roles: ['noticeadmin'],
    path: '/xtsz/notices/readers',
    routeName: 'notice-readers',
    component: 'notices/readers',
  }),
];

const list: CataloguePage = {
  permissionId: 'notices',
  config: pageConfig({
    pageId: 'notices',
    title: { zh: '通知公告', en: 'Notices' },
    call: noticesEndpoints.list.path,
    exportCall: noticeExportsEndpoints.exportNotices.path,
    printCall: noticeExportsEndpoints.printNotices.path,
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
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(Notice, 'read', { width: 90 }),
    columnOf(Notice, 'level', { width: 100, filterable: true, sortable: true }),
    columnOf(Notice, 'title', { width: 360, link: true, action: 'open', tooltip: true, sortable: true }),
    columnOf(Notice, 'pinned', { width: 90, options: [option('0', '', ''), option('1', '置顶', 'Pinned')] }),
    columnOf(Notice, 'publisher', { width: 160 }),
    columnOf(Notice, 'publishedAt', { width: 250, sortable: true }),
  ]),
};

const digest: CataloguePage = digestOf(
  list,
  { permissionId: 'notices.digest', pageId: 'notice-digest', title: { zh: '公告速览', en: 'Notice digest' } },
  (['read', 'title', 'level', 'publishedAt'] as const).map((name) => wireName(Notice, name)),
);

const managed: CataloguePage = {
  permissionId: 'notices.manage',
  config: pageConfig({
    pageId: 'managed-notices',
    title: { zh: '公告管理', en: 'Notice management' },
    call: noticeManagementEndpoints.managed.path,
    exportCall: noticeExportsEndpoints.exportManaged.path,
    printCall: noticeExportsEndpoints.printManaged.path,
    fields: fieldsOf('managed-notices', [
      queryOf(ManagedFilter, 'text'),
      queryOf(ManagedFilter, 'state'),
      queryOf(ManagedFilter, 'level'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(ManagedNotice, 'state', { width: 100 }),
    columnOf(ManagedNotice, 'title', { width: 270, link: true, action: 'open', tooltip: true, sortable: true }),
    columnOf(ManagedNotice, 'level', { width: 90, filterable: true, sortable: true }),
    columnOf(ManagedNotice, 'pinned', { width: 80, options: [option('0', '', ''), option('1', '置顶', 'Pinned')] }),
    columnOf(ManagedNotice, 'audience', { width: 140, tooltip: true }),
    columnOf(ManagedNotice, 'readBy', { words: ['已读 / 接收', 'Read / reached'], width: 140 }),
    columnOf(ManagedNotice, 'publishedAt', { width: 180, sortable: true }),
    columnOf(ManagedNotice, 'author', { width: 130 }),
    columnOf(ManagedNotice, 'changedAt', { width: 180, sortable: true }),
  ]),
};

const readers: CataloguePage = {
  permissionId: 'notices.manage.readers',
  config: pageConfig({
    pageId: 'notice-readers',
    title: { zh: '阅读情况', en: 'Who has read it' },
    call: noticeReadersEndpoints.readers.path,
    exportCall: noticeReadersEndpoints.exportReaders.path,
    printCall: noticeReadersEndpoints.printReaders.path,
    rowKey: wireName(NoticeReader, 'staffNumber'),
    fields: fieldsOf('notice-readers', [
      queryOf(NoticeReaderFilter, 'read'),
      queryOf(NoticeReaderFilter, 'department'),
      queryOf(NoticeReaderFilter, 'text'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(NoticeReader, 'staffNumber', { width: 150, sortable: true }),
    columnOf(NoticeReader, 'name', { width: 160, sortable: true }),
    columnOf(NoticeReader, 'department', { width: 240, sortable: true, tooltip: true }),
    columnOf(NoticeReader, 'read', { width: 110 }),
    columnOf(NoticeReader, 'readAt', { width: 200 }),
  ]),
};

export const catalogue: DomainCatalogue = { permissions, pages: [list, digest, managed, readers] };
