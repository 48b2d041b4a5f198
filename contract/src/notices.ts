import * as z from 'zod/mini';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { day, flag, moment, optionalText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** `ggdj`: 1 ordinary, 2 shown in red, any other number important (spec 3). */
export const NoticeLevel = z.int().check(z.minimum(1), z.maximum(9));

export const Attachment = entity({
  id: ['id', z.string(), '附件编号'],
  name: ['name', z.string(), '文件名'],
  size: ['size', z.int(), '大小, 字节'],
});
export type Attachment = Of<typeof Attachment>;

export const Notice = entity({
  id: ['id', z.string(), '公告编号'],
  title: ['ggbt', z.string(), '公告标题'],
  titleEn: ['ggbten', z.optional(z.string()), '公告英文标题'],
  content: ['ggnr', z.string(), '公告内容, HTML'],
  contentEn: ['ggnren', z.optional(z.string()), '公告英文内容, HTML'],
  level: ['ggdj', NoticeLevel, '公告级别: 1 普通, 其他重要, 2 红色'],
  published: ['fbzt', flag, '发布状态: 1 已发布'],
  read: ['status', flag, '阅读状态: 0 未读'],
  publishedAt: ['fbsj', moment, '发布时间'],
  publisher: ['fbr', z.optional(z.string()), '发布人'],
  publisherEn: ['fbren', z.optional(z.string()), '发布人英文名'],
  pinned: ['sfzd', z._default(flag, false), '是否置顶'],
  attachments: ['fjlist', z._default(z.array(Attachment), []), '附件'],
});
export type Notice = Of<typeof Notice>;

export const NoticeFilter = request({
  ...listFields,
  published: [
    'fbzt',
    z.optional(z.union([flag, z.codec(z.literal(1), z.literal(true), { decode: () => true as const, encode: () => 1 as const })])),
    '发布状态, 1 已发布',
  ],
  id: ['id', optionalText(50), '公告编号'],
  level: ['ggdj', z.optional(NoticeLevel), '公告级别'],
  text: ['ggbt', optionalText(), '标题或内容包含的文字'],
  from: ['kssj', z.optional(day), '发布日期起'],
  to: ['jssj', z.optional(day), '发布日期止，含当日'],
});
export type NoticeFilter = Of<typeof NoticeFilter>;

export const noticesEndpoints = {
  list: endpoint('signed-in', {
    method: 'POST',
    path: '/api/xtglGggl/getNoticeList',
    spec: '7.3',
    summary: { zh: '公告列表', en: 'Published notices meant for the person: unread first, then pinned, then newest' },
    request: NoticeFilter,
    data: listOf(Notice),
    duringDuties: ['notices'],
    codes: [],
  }),
  attachment: endpoint('signed-in', {
    method: 'GET',
    path: '/api/notices/attachment',
    summary: { zh: '下载公告附件', en: 'A file of a notice' },
    request: request({ id: ['id', text(50), '附件编号'] }),
    file: true,
    duringDuties: ['notices'],
    codes: [404],
  }),
};
