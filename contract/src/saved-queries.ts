import * as z from 'zod/mini';
import { PageRequest, pageId } from './query-fields.ts';
import { once } from './wire/by-rule.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { flag, text } from './wire/flags.ts';
import { BATCH_BODY_BYTES, ColumnCondition, givenColumnConditions } from './wire/list.ts';

const queryValue = {
  id: ['id', text(100), '字段编号', 'Field id'],
  value: [
    'val',
    z.union([z.string().check(z.maxLength(1000)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000))]),
    '字段的值',
    'Value of the field',
  ],
} as const;

/** One field's value in a query: text, or several. */
export const QueryValue = entity(queryValue);
export const GivenQueryValue = request(queryValue);
export type QueryValue = Of<typeof QueryValue>;

export const SavedQuery = entity({
  id: ['id', z.string(), '编号', 'Id'],
  name: ['name', z.optional(z.string()), '名称', 'Name'],
  values: ['queryData', z._default(z.array(QueryValue), []), '查询条件', 'Query conditions'],
  columnFilters: [
    'columnFilters',
    z.optional(z.array(ColumnCondition)),
    '按列筛选',
    'Column filters',
    'absent where the query says nothing of columns, as those kept by earlier releases',
  ],
  isDefault: ['isDefault', z._default(flag, false), '是否默认', 'Default'],
  namedId: [
    'namedId',
    z.optional(z.string()),
    '所用已存查询的编号',
    'Id of the named query in use',
    'of the last query, while there is such a one',
  ],
});
export type SavedQuery = Of<typeof SavedQuery>;

/** Text to look for in the values of one field, named by the parts of its unique id. */
export const SuggestionRequest = request({
  pageId,
  moduleId: ['moduleId', text(50), '模块编号', 'Module id'],
  groupId: ['groupId', text(50), '分组编号', 'Group id'],
  fieldId: ['fieldId', text(50), '字段编号', 'Field id'],
  text: ['fieldVal', z._default(z.string().check(z.maxLength(100)), ''), '已输入的文字', 'Text typed so far'],
});

const documented = { method: 'POST', spec: '7.4' } as const;

export const savedQueriesEndpoints = {
  saveQuery: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/saveXtQueryHistory',
    summary: {
      zh: '保存查询',
      en: 'Keep a query: without a name as the last one, with a name as a named one (an id renames or changes it)',
      action: 'Save query',
    },
    logged: 'setting',
    request: request({
      pageId,
      id: ['id', z.optional(text(50)), '查询编号', 'Query id'],
      name: ['name', z.optional(text(50)), '名称', 'Name'],
      values: [
        'queryData',
        z.array(GivenQueryValue).check(
          z.maxLength(50),
          once(({ id }) => id),
        ),
        '查询条件',
        'Query conditions',
      ],
      columnFilters: [
        'columnFilters',
        z.optional(givenColumnConditions.check(once(({ columnId, excluded = false }) => `${excluded} ${columnId}`))),
        '按列筛选',
        'Column filters',
        'each column once, and once excluded',
      ],
      isDefault: ['isDefault', z.optional(flag), '是否默认', 'Default'],
      namedId: [
        'namedId',
        z.optional(text(50)),
        '所用已存查询的编号',
        'Id of the named query in use',
        'of a query without a name; one that is gone is taken as none',
      ],
    }),
    bodyLimit: BATCH_BODY_BYTES,
    ownHand: true,
    codes: [403, 404, 500],
  }),
  lastQuery: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getLastQuery',
    summary: { zh: '上次查询', en: "The person's last query of a page, if any" },
    request: PageRequest,
    data: z.optional(SavedQuery),
    byPage: true,
    codes: [403, 404],
  }),
  frequentQueries: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getFrequentQuery',
    summary: { zh: '常用查询', en: 'The queries that the person makes most often, at most five' },
    request: PageRequest,
    data: z.array(SavedQuery),
    byPage: true,
    codes: [403, 404],
  }),
  suggestions: endpoint('signed-in', {
    ...documented,
    path: '/api/xtQueryHistory/getSearchSuggest',
    summary: { zh: '输入建议', en: 'Values that complete what is typed, at most ten' },
    request: SuggestionRequest,
    data: z.array(entity({ value: ['fieldVal', z.string(), '建议的值', 'Suggested value'] })),
    byPage: true,
    codes: [403, 404],
  }),
  namedQueries: endpoint('signed-in', {
    method: 'POST',
    path: '/api/pages/named-queries',
    summary: { zh: '已命名的查询', en: 'The queries that the person has named' },
    request: PageRequest,
    data: z.array(SavedQuery),
    byPage: true,
    codes: [403, 404],
  }),
  deleteQuery: endpoint('signed-in', {
    method: 'POST',
    path: '/api/pages/delete-query',
    summary: { zh: '删除已命名的查询', en: 'Delete a named query of the own ones', action: 'Delete saved query' },
    logged: 'setting',
    request: request({ id: ['id', text(50), '查询编号', 'Query id'] }),
    ownHand: true,
    codes: [404],
  }),
};
