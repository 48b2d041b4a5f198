import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, ReadState, text } from './wire/flags.ts';

export const TodoItem = entity({
  id: ['id', z.string(), '待办编号', 'Id of the item'],
  title: ['title', z.string(), '标题', 'Title'],
  titleEn: ['titleen', z.optional(z.string()), '英文标题', 'Title in English'],
  createdAt: ['cjsj', moment, '产生时间', 'Created at'],
});

/** What waits for the person in one function of the menu. */
export const TodoSource = entity({
  systemId: ['sysid', z.string(), '系统编号', 'System id'],
  parentId: ['pid', z.optional(z.string()), '上级编号', 'Parent id'],
  menuId: ['qid', z.string(), '功能编号', 'Function id'],
  name: ['qname', z.string(), '功能名称', 'Function name'],
  nameEn: ['qnameen', z.optional(z.string()), '功能英文名称', 'Function name in English'],
  count: ['count', z.int().check(z.minimum(0)), '待办数量', 'Number of items'],
  items: ['data', z._default(z.array(TodoItem), []), '最近的待办', 'Newest items', 'at most 10'],
});
export type TodoSource = Of<typeof TodoSource>;

export const todosDomain = domain({ name: { zh: '待办事项', en: 'Pending items' } });

export const todosEndpoints = {
  pending: endpoint('signed-in', {
    method: 'GET',
    path: '/api/dbtz/dbsxlu',
    spec: '7.3',
    summary: { zh: '待办事项', en: 'What waits for the person, by function, with counts' },
    data: z.array(TodoSource),
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
      id: ['id', text(50), '公告编号', 'Notice id'],
      read: ['status', ReadState, '状态', 'State'],
    }),
    duringDuties: ['notices'],
    codes: [404],
  }),
};
