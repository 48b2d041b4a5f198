import { Notice, NoticeFilter } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type CataloguePermission, type DomainCatalogue, permission } from './domain.ts';
import { columnsOf, digestOf, fieldsOf, option } from './page-parts.ts';

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

const levels = [option('1', '普通', 'Ordinary'), option('2', '紧急', 'Urgent'), option('3', '重要', 'Important')];
const column = (name: Parameters<typeof wireName<Notice>>[1]) => wireName(Notice, name);
const parameter = (name: Parameters<typeof wireName<NoticeFilter>>[1]) => wireName(NoticeFilter, name);

const list: CataloguePage = {
  permissionId: 'notices',
  config: {
    pageId: 'notices',
    title: { zh: '通知公告', en: 'Notices' },
    call: '/api/xtglGggl/getNoticeList',
    rowKey: 'id',
    paged: true,
    showSummary: false,
    fields: fieldsOf('notices', [
      { fieldId: parameter('level'), kind: 'select', title: ['级别', 'Level'], options: levels, numeric: true },
      {
        fieldId: parameter('text'),
        kind: 'suggest',
        suggestFrom: 'text',
        title: ['内容', 'Text'],
        placeholder: ['标题或内容', 'Title or text'],
      },
      { fieldId: parameter('from'), endFieldId: parameter('to'), kind: 'daterange', title: ['发布日期', 'Published'] },
      { fieldId: 'buttons', kind: 'buttons', title: ['按钮', 'Buttons'], buttons: ['query', 'reset'] },
      { fieldId: 'columns', kind: 'columns', title: ['列设置', 'Columns'] },
    ]),
  },
  columns: columnsOf([
    { fieldId: column('read'), words: ['状态', 'State'], width: 90, options: [option('0', '未读', 'Unread'), option('1', '已读', 'Read')] },
    { fieldId: column('level'), words: ['级别', 'Level'], width: 100, options: levels, filterable: true, sortable: true },
    {
      fieldId: column('title'),
      words: ['标题', 'Title'],
      propEn: column('titleEn'),
      width: 360,
      link: true,
      action: 'open',
      tooltip: true,
      sortable: true,
    },
    { fieldId: column('pinned'), words: ['置顶', 'Pinned'], width: 90, options: [option('0', '', ''), option('1', '置顶', 'Pinned')] },
    { fieldId: column('publisher'), words: ['发布人', 'Publisher'], propEn: column('publisherEn'), width: 160 },
    { fieldId: column('publishedAt'), words: ['发布时间', 'Published'], width: 180, sortable: true },
  ]),
};

const digest: CataloguePage = digestOf(
  list,
  { permissionId: 'notices.digest', pageId: 'notice-digest', title: { zh: '公告速览', en: 'Notice digest' } },
  [column('title'), column('level'), column('publishedAt')],
);

export const notices: DomainCatalogue = { permissions, pages: [list, digest] };
