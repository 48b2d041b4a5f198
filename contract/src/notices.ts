import * as z from 'zod/mini';
import { Attachment, attachmentKey } from './attachments.ts';
import { domain } from './domain.ts';
import { withLabels } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request, wireName } from './wire/entity.ts';
import { day, flag, flagOf, moment, optionalText, ReadState } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

const LABELS = { '1': ['普通', 'Ordinary'], '2': ['紧急', 'Urgent'], '3': ['重要', 'Important'] } as const;

/** The levels of notices: an ordinary one is not marked, and one of the second level is red (NOTICE-1). */
export const NOTICE_LEVELS = { ordinary: 1, red: 2, important: 3 } as const;
const { ordinary, red, important } = NOTICE_LEVELS;

/** The level that a number stands for: any but those of ordinary and red ones is important (spec 3). */
export const noticeLevelOf = (level: number): number => (level === ordinary || level === red ? level : important);

/** `ggdj`: 1 ordinary, 2 shown in red, 3 important. */
export const NoticeLevel = withLabels(z.int().check(z.minimum(ordinary), z.maximum(important)), LABELS, '3');

/** As {@link NoticeLevel}, of whatever number there is. */
export const AnsweredLevel = withLabels(z.codec(z.number(), NoticeLevel, { decode: noticeLevelOf, encode: (level) => level }), LABELS, '3');

const Publication = flagOf(['未发布', 'Not published'], ['已发布', 'Published']);

export const Notice = entity({
  id: ['id', z.string(), '公告编号', 'Notice id'],
  title: ['ggbt', z.string(), '标题', 'Title'],
  titleEn: ['ggbten', z.optional(z.string()), '英文标题', 'Title in English'],
  content: ['ggnr', z.string(), '内容', 'Content', 'HTML'],
  contentEn: ['ggnren', z.optional(z.string()), '英文内容', 'Content in English', 'HTML'],
  level: ['ggdj', AnsweredLevel, '级别', 'Level'],
  published: ['fbzt', Publication, '发布状态', 'Publication'],
  read: ['status', ReadState, '状态', 'State'],
  publishedAt: ['fbsj', moment, '发布时间', 'Published'],
  publisher: ['fbr', z.optional(z.string()), '发布人', 'Publisher'],
  publisherEn: ['fbren', z.optional(z.string()), '发布人英文名', 'Publisher in English'],
  pinned: ['sfzd', z._default(flag, false), '置顶', 'Pinned'],
  attachments: ['fjlist', z._default(z.array(Attachment), []), '附件', 'Attachments'],
});
export type Notice = Of<typeof Notice>;

/** Whether a notice is shown in red. */
export const isRed = ({ level }: Pick<Notice, 'level'>): boolean => level === red;

export const NoticeFilter = request({
  ...listFields,
  published: [
    'fbzt',
    z.optional(z.union([Publication, z.codec(z.literal(1), z.literal(true), { decode: () => true as const, encode: () => 1 as const })])),
    '发布状态',
    'Publication',
  ],
  id: ['id', optionalText(50), '公告编号', 'Notice id'],
  level: ['ggdj', z.optional(NoticeLevel), '级别', 'Level'],
  text: ['ggbt', optionalText(), '标题或内容包含的文字', 'Text of title or content'],
  from: ['kssj', z.optional(day), '发布日期起', 'Published from'],
  to: ['jssj', z.optional(day), '发布日期止', 'Published to', 'that day included'],
  read: ['status', z.optional(ReadState), '状态', 'State'],
});
export type NoticeFilter = Of<typeof NoticeFilter>;

/** A notice by its place in a list alone. */
export const NoticeKey = entity({ id: ['id', z.string(), '公告编号', 'Notice id'] });
export type NoticeKey = Of<typeof NoticeKey>;

/** The address of a notice in the hall (NOTICE-8). */
export const noticePath = (id: string): string => `/tzgg?${wireName(NoticeKey, 'id')}=${encodeURIComponent(id)}`;

export const noticesDomain = domain({
  name: { zh: '通知公告', en: 'Notices' },
  permissions: {
    notices: { zh: '通知公告', en: 'Notices' },
    'notices.digest': { zh: '公告速览', en: 'Notice digest' },
    'notices.manage': { zh: '公告管理', en: 'Notice management' },
    'notices.manage.readers': { zh: '阅读情况', en: 'Who has read it' },
  },
});

export const noticesEndpoints = {
  list: endpoint('signed-in', {
    method: 'POST',
    path: '/api/xtglGggl/getNoticeList',
    spec: '7.3',
    summary: { zh: '公告列表', en: 'Published notices meant for the person: unread first, then pinned, then newest', action: 'Notices' },
    request: NoticeFilter,
    data: listOf(Notice),
    duringDuties: ['notices'],
    codes: [],
  }),
  order: endpoint('signed-in', {
    method: 'POST',
    path: '/api/notices/order',
    summary: { zh: '公告顺序', en: 'Which notices the list has, over all of its pages, in its order' },
    request: NoticeFilter,
    data: listOf(NoticeKey),
    byPage: true,
    codes: [],
  }),
  readAll: endpoint('signed-in', {
    method: 'POST',
    path: '/api/notices/read-all',
    summary: {
      zh: '公告全部已读',
      en: 'Mark all notices meant for the person as read, unless more are unread than the person was told of',
      action: 'Mark all notices as read',
    },
    logged: 'read',
    request: request({ told: ['count', z.int().check(z.minimum(1)), '已告知的未读条数', 'How many unread ones the person was told of'] }),
    data: z.int(),
    ownHand: true,
    codes: [500],
  }),
  attachment: endpoint('signed-in', {
    method: 'GET',
    path: '/api/notices/attachment',
    summary: { zh: '下载公告附件', en: 'A file of a notice', action: 'Download attachment' },
    request: request(attachmentKey),
    file: true,
    duringDuties: ['notices'],
    codes: [404],
  }),
};
