import * as z from 'zod/mini';
import { Attachment, attachmentKey, broughtFile, FILE_BYTES } from './attachments.ts';
import { AnsweredLevel, NoticeLevel } from './notices.ts';
import { once } from './wire/by-rule.ts';
import { codedAs } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, optionalText, seenText, text } from './wire/flags.ts';
import { listFields, listOf } from './wire/list.ts';

/** Most characters of a notice's HTML, in each language. */
export const CONTENT_MAX = 200_000;

/** Greatest body with two contents, in bytes. */
const SAVE_BYTES = 2_000_000;

/** `fbzt` as those see it who write notices: 1 published, any other not yet. */
const NoticeState = codedAs(
  { '0': ['草稿', 'Draft'], '2': ['待发布', 'Scheduled'], '1': ['已发布', 'Published'] },
  { '0': 'draft', '2': 'scheduled', '1': 'published' },
);
export type NoticeState = 'draft' | 'scheduled' | 'published';

/** A notice as its administrators see it. */
export const ManagedNotice = entity({
  id: ['id', z.string(), '公告编号', 'Notice id'],
  title: ['ggbt', z.string(), '标题', 'Title'],
  titleEn: ['ggbten', z.optional(z.string()), '英文标题', 'Title in English'],
  level: ['ggdj', AnsweredLevel, '级别', 'Level'],
  state: ['fbzt', NoticeState, '发布状态', 'Publication'],
  pinned: ['sfzd', flag, '置顶', 'Pinned'],
  audience: ['audience', z.string(), '接收范围', 'Audience'],
  audienceEn: ['audienceEn', z.optional(z.string()), '接收范围英文', 'Audience in English'],
  reach: ['reach', z.int(), '接收人数', 'People reached', 'those who can sign in'],
  readBy: ['readBy', z.int(), '已读人数', 'Read by', 'of those'],
  publishedAt: ['fbsj', z.optional(moment), '发布时间', 'Published', 'to come of a scheduled one'],
  publisher: ['fbr', z.string(), '发布人', 'Publisher'],
  publisherEn: ['fbren', z.optional(z.string()), '发布人英文名', 'Publisher in English'],
  author: ['author', z.optional(z.string()), '最后修改人', 'Changed by'],
  authorEn: ['authorEn', z.optional(z.string()), '最后修改人英文名', 'Changed by in English'],
  changedAt: ['changedAt', z.optional(moment), '最后修改时间', 'Changed'],
  version: ['version', z.int(), '版本', 'Version', 'grows with every change of its text or publication'],
  attachments: ['fjlist', z.array(Attachment), '附件', 'Attachments'],
});
export type ManagedNotice = Of<typeof ManagedNotice>;

const ids = z.array(text(50)).check(
  z.maxLength(1000),
  once((id) => id),
);

/** Whom a notice is for: everyone, or whoever is in one of the departments (or below it) or has one of the roles. */
const audienceFields = {
  everyone: ['everyone', flag, '全体人员', 'Everyone'],
  departmentIds: ['departmentIds', ids, '接收部门', 'Departments', 'each with those below it'],
  roleIds: ['roleIds', ids, '接收角色', 'Roles'],
} as const;
export const NoticeAudience = request(audienceFields);
export type NoticeAudience = Of<typeof NoticeAudience>;

/** What is written of a notice. */
const textFields = {
  title: ['ggbt', seenText(), '标题', 'Title'],
  titleEn: ['ggbten', optionalText(), '英文标题', 'Title in English'],
  content: ['ggnr', text(CONTENT_MAX), '内容', 'Content', 'HTML'],
  contentEn: ['ggnren', optionalText(CONTENT_MAX), '英文内容', 'Content in English', 'HTML'],
  level: ['ggdj', NoticeLevel, '级别', 'Level'],
} as const;

export const NoticeDraft = request({
  id: ['id', optionalText(50), '公告编号', 'Notice id', 'none of a new one'],
  version: ['version', z.optional(z.int()), '版本', 'Version', 'the one that was changed'],
  ...textFields,
  pinned: ['sfzd', z.optional(flag), '置顶', 'Pinned', 'as it was where it is left out'],
  ...audienceFields,
  tellAnew: ['tellAnew', z.optional(flag), '重新标为未读', 'Unread again', 'of a published one: it is unread again for everybody'],
});
export type NoticeDraft = Of<typeof NoticeDraft>;

/** A notice with all that its editor needs. */
export const NoticeInFull = entity({
  notice: ['notice', ManagedNotice, '公告', 'Notice'],
  content: ['ggnr', z.string(), '内容', 'Content', 'HTML'],
  contentEn: ['ggnren', z.optional(z.string()), '英文内容', 'Content in English', 'HTML'],
  audience: ['jsfw', entity(audienceFields), '接收范围', 'Audience'],
});
export type NoticeInFull = Of<typeof NoticeInFull>;

const Saved = entity({
  id: ['id', z.string(), '公告编号', 'Notice id'],
  version: ['version', z.int(), '版本', 'Version'],
});

export const ManagedFilter = request({
  ...listFields,
  id: ['id', optionalText(50), '公告编号', 'Notice id'],
  text: ['ggbt', optionalText(), '标题', 'Title'],
  state: ['fbzt', z.optional(NoticeState), '发布状态', 'Publication'],
  level: ['ggdj', z.optional(NoticeLevel), '级别', 'Level'],
});
export type ManagedFilter = Of<typeof ManagedFilter>;

const key = { id: ['id', text(50), '公告编号', 'Notice id'] } as const;

/** Failures: 404 `not-found` of a notice that is gone, 500 of one that stands otherwise than was thought. */
export const noticeManagementEndpoints = {
  managed: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/managed',
    summary: { zh: '公告管理', en: 'Notices of every state, last changed first', action: 'Managed notices' },
    request: ManagedFilter,
    data: listOf(ManagedNotice),
    codes: [],
  }),
  inFull: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/in-full',
    summary: { zh: '公告全文', en: 'A notice with its text and audience, to be edited', action: 'Notice in full' },
    request: request(key),
    data: NoticeInFull,
    codes: [404],
  }),
  /** 500 `notice-changed` where somebody else has saved it since. */
  save: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/save',
    summary: { zh: '保存公告', en: 'Save a notice; a new one is a draft', action: 'Save notice' },
    request: NoticeDraft,
    data: Saved,
    bodyLimit: SAVE_BYTES,
    codes: [500],
  }),
  publish: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/publish',
    summary: { zh: '发布公告', en: 'Publish a draft, at once or at a time; nobody has read it then', action: 'Publish notice' },
    request: request({
      ...key,
      version: ['version', z.int(), '版本', 'Version', 'the one that is to be published'],
      at: ['fbsj', z.optional(moment), '发布时间', 'Published', 'at once where it is left out or past'],
    }),
    data: Saved,
    codes: [500],
  }),
  withdraw: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/withdraw',
    summary: { zh: '撤回公告', en: 'Make a published or scheduled notice a draft again', action: 'Withdraw notice' },
    request: request(key),
    codes: [500],
  }),
  pin: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/pin',
    summary: { zh: '置顶公告', en: 'Pin a notice to the top of the list, or not', action: 'Pin notice' },
    request: request({ ...key, pinned: ['sfzd', flag, '置顶', 'Pinned'] }),
    codes: [404],
  }),
  remove: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/delete',
    summary: { zh: '删除公告', en: 'Delete a draft', action: 'Delete notice' },
    request: request(key),
    codes: [500],
  }),
  attach: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/attach',
    summary: { zh: '添加公告附件', en: 'Add a file to a notice, at most 8', action: 'Attach to notice' },
    request: request({ ...key, ...broughtFile }),
    data: Attachment,
    bodyLimit: FILE_BYTES,
    codes: [500],
  }),
  detach: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/detach',
    summary: { zh: '删除公告附件', en: 'Remove a file from its notice', action: 'Remove attachment' },
    request: request(attachmentKey),
    codes: [404],
  }),
  reach: endpoint('notices.manage', {
    method: 'POST',
    path: '/api/notices/reach',
    summary: { zh: '接收人数', en: 'How many people an audience has', action: 'People reached' },
    request: NoticeAudience,
    data: z.int(),
    byPage: true,
    codes: [],
  }),
};
