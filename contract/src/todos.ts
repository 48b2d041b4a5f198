import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded, codedAs } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, moment, text } from './wire/flags.ts';
import { plainListCall } from './wire/list.ts';
import { pageFields } from './wire/page.ts';

/** How the answer of a source is counted; see `rules/todo-count.ts`. */
export const CountBy = codedAs(
  { '1': ['符合条件的行数', 'Rows that fit'], '2': ['应答中的数字', 'A number in the answer'] },
  { '1': 'rows', '2': 'number' },
);
export const TodoMethod = coded({ GET: ['参数在地址中（GET）', 'In the address (GET)'], POST: ['内容为 JSON（POST）', 'As JSON (POST)'] });

/** How a source is counted, and by whom it is asked. */
export const sourceRule = {
  countBy: ['type', CountBy, '计数方式', 'Counted by'],
  field: ['field', z.optional(z.string()), '计数字段', 'Field', 'of a row; all rows count where there is none'],
  text: ['text', z.optional(z.string()), '字段取值', 'Text of the field', 'rows count whose field has it'],
  countAt: ['count', z.optional(z.string()), '数字所在位置', 'Place of the number', 'a path with dots, or a field of the first row'],
} as const;

/** A source of pending items that the person has. */
export const TodoSource = entity({
  id: ['id', z.string(), '来源编号', 'Source id'],
  systemId: ['sysid', z.string(), '系统编号', 'System id'],
  parentId: ['pid', z.optional(z.string()), '上级编号', 'Parent id'],
  menuId: ['qid', z.string(), '功能编号', 'Function id'],
  name: ['qname', z.string(), '功能名称', 'Function name'],
  nameEn: ['qnameen', z.optional(z.string()), '功能英文名称', 'Function name in English'],
  ...sourceRule,
  call: ['api', z.optional(z.string()), '接口地址', 'Call', 'of this server; the server itself asks a source without one'],
  method: ['method', z.optional(TodoMethod), '请求方式', 'Method'],
  data: ['data', z.optional(z.string()), '请求内容', 'What is sent', 'a JSON object as text'],
  pageQuery: ['cxtj', z.optional(z.string()), '页面查询条件', 'Query of its page', 'a JSON object as text, by parameters of its address'],
});
export type TodoSource = Of<typeof TodoSource>;

export const TodoItem = entity({
  id: ['id', z.string(), '待办编号', 'Id of the item'],
  title: ['title', z.string(), '标题', 'Title'],
  titleEn: ['titleen', z.optional(z.string()), '英文标题', 'Title in English'],
  createdAt: ['cjsj', z.optional(moment), '产生时间', 'Created at'],
  address: ['url', z.optional(z.string()), '办理地址', 'Address', 'of the item, in the system of its function'],
});
export type TodoItem = Of<typeof TodoItem>;

/** What came of asking a source. */
export const TodoState = coded({
  counted: ['正常', 'Counted'],
  unreachable: ['无法连接', 'Not reached'],
  'too-slow': ['响应超时', 'Too slow'],
  failed: ['返回错误', 'Answered with a failure'],
  'address-refused': ['地址不允许访问', 'Address not allowed'],
  redirected: ['要求跳转到其他地址', 'Redirects elsewhere'],
  'too-large': ['返回内容过大', 'Answer too large'],
  'not-json': ['返回的不是 JSON', 'Answer is not JSON'],
  'no-rows': ['返回内容中没有列表', 'No list in the answer'],
  'no-field': ['列表中没有该字段', 'No such field in the rows'],
  'no-number': ['没有可用的数字', 'No number to be used'],
  busy: ['请求过多', 'Too many requests'],
});
export type TodoState = Of<typeof TodoState>;

export const countFields = {
  state: ['state', TodoState, '结果', 'Result'],
  count: ['num', z.optional(z.int().check(z.minimum(0))), '待办数量', 'Number of items', 'where they could be counted'],
  items: ['items', z._default(z.array(TodoItem), []), '最近的待办', 'Newest items', 'at most 10'],
} as const;

/** How many things wait in one source, as far as it could be asked. */
export const TodoCount = entity(countFields);
export type TodoCount = Of<typeof TodoCount>;

/** Whether what was pushed is unread, read, or done with. */
export const PushState = codedAs(
  { '0': ['未读', 'Unread'], '1': ['已读', 'Read'], '2': ['已办', 'Done'] },
  { '0': false, '1': true, '2': 'done' },
);

/** Something that the hall told the person. */
export const PushedNotice = entity({
  id: ['id', z.string(), '通知编号', 'Notice id'],
  title: ['ggbt', z.string(), '标题', 'Title'],
  titleEn: ['ggbten', z.optional(z.string()), '英文标题', 'Title in English'],
  path: ['path', z.optional(z.string()), '办理页面', 'Page', 'an address of this site'],
  sentAt: ['fssj', moment, '发送时间', 'Sent'],
  read: ['status', PushState, '状态', 'State'],
});
export type PushedNotice = Of<typeof PushedNotice>;

/** How many pushed notices come at once (spec 9). */
export const PULL_LIMIT = 10;

export const PulledNotices = entity({
  total: ['total', z.int().check(z.minimum(0)), '总条数', 'Total'],
  unread: ['wdsl', z.int().check(z.minimum(0)), '未读条数', 'Unread'],
  rows: ['rows', z.array(PushedNotice), '本次数据', 'Rows of this pull'],
});
export type PulledNotices = Of<typeof PulledNotices>;

/** Which notices an id is one of. */
const NoticeKind = coded({ system: ['系统公告', 'System notice'], pushed: ['推送通知', 'Pushed notice'] });

/** A call of this server that a source names: it takes and answers whatever it does. */
export const sourceCall = (path: string, method: 'GET' | 'POST') => ({ ...plainListCall(path), method, data: z.unknown() }) as const;

export const todosDomain = domain({
  name: { zh: '待办事项', en: 'Pending items' },
  permissions: {
    todos: { zh: '待办事项', en: 'Pending items' },
    'system.todo-sources': { zh: '推送设置', en: 'Push settings' },
  },
});

export const todosEndpoints = {
  pending: endpoint('signed-in', {
    method: 'GET',
    path: '/api/dbtz/dbsxlu',
    spec: '7.3',
    summary: { zh: '待办事项', en: 'The sources of what waits for the person, and how each is asked; none of them is asked by this' },
    data: z.array(TodoSource),
    byPage: true,
    codes: [],
  }),
  /** What a source answers is no failure of the call: `state` says it. */
  count: endpoint('signed-in', {
    method: 'GET',
    path: '/api/todos/count',
    summary: { zh: '待办数量', en: 'Ask one source of another system how much waits for the person' },
    request: request({
      id: ['id', text(50), '来源编号', 'Source id'],
      fresh: ['fresh', z.optional(flag), '是否重新查询', 'Asked anew', 'not what the source said some seconds ago'],
    }),
    data: TodoCount,
    byPage: true,
    codes: [404],
  }),
  pulled: endpoint('signed-in', {
    method: 'POST',
    path: '/api/dbtz/tzgg',
    spec: '7.3',
    summary: { zh: '推送通知', en: 'What the hall told the person, the newest first, ten at a time' },
    request: request({
      ...pageFields,
      pageSize: [
        'limit',
        z._default(z.int().check(z.minimum(1), z.maximum(PULL_LIMIT)), PULL_LIMIT),
        '每次条数',
        'Rows at a time',
        '1 to 10',
      ],
      read: ['status', z.optional(PushState), '状态', 'State'],
    }),
    data: PulledNotices,
    byPage: true,
    codes: [],
  }),
  changeState: endpoint('signed-in', {
    method: 'POST',
    path: '/api/dbtz/xgzt',
    spec: '7.3',
    summary: { zh: '修改状态', en: 'Change the state of a notice' },
    logged: 'read',
    request: request({
      id: ['id', text(50), '通知编号', 'Notice id'],
      read: ['status', PushState, '状态', 'State', 'a system notice is unread or read'],
      kind: ['lx', z.optional(NoticeKind), '通知类型', 'Kind of notice', 'a system notice unless said'],
    }),
    duringDuties: ['notices'],
    ownHand: true,
    codes: [404],
  }),
};
