import {
  TodoSettingFilter as Filter,
  type TodoFunction,
  TodoSetting,
  type TodoSettingFilter,
  todoSourcesEndpoints,
} from '@hall/contract/todo-sources';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import type { Services } from '../../core/services.ts';
import { ruleOf } from './sources.ts';

const findSettings = (read: Reader, query: ListQuery) =>
  read.todoSource.findMany({ ...query, include: { function: { include: { system: true } } } });
export type SettingRow = Awaited<ReturnType<typeof findSettings>>[number];

/** What a function of the hall itself belongs to. */
const HALL = { name: '本系统', nameEn: 'Finance Hall' } as const;

/** A stored source as administrators see it. */
export const settingOf = (row: SettingRow): TodoSetting => ({
  id: row.id,
  menuId: row.menuId,
  name: row.function.name,
  nameEn: row.function.nameEn,
  system: (row.function.system ?? HALL).name,
  systemEn: (row.function.system ?? HALL).nameEn,
  ...ruleOf(row),
  call: row.call,
  method: row.method as TodoSetting['method'],
  data: row.data ?? undefined,
  pageQuery: row.pageQuery ?? undefined,
  order: row.order,
  enabled: row.enabled,
  version: row.version,
});

const conditions = ({ id, text, enabled }: TodoSettingFilter): object[] => [
  ...(id ? [{ id }] : []),
  ...(text
    ? [{ OR: [{ function: { OR: [{ name: { contains: text } }, { nameEn: { contains: text } }] } }, { call: { contains: text } }] }]
    : []),
  ...(enabled === undefined ? [] : [{ enabled }]),
];

const COLUMNS: ListColumns = {
  [wireName(TodoSetting, 'order')]: { sort: (order) => ({ order }) },
  [wireName(TodoSetting, 'enabled')]: {
    filter: (values) => [true, false].filter((flag) => values.includes(flag ? '1' : '0')).map((enabled) => ({ enabled })),
  },
};

/** Where pending items come from, in their order. */
export const settings = defineList({
  pageId: 'todo-sources',
  filter: Filter,
  row: TodoSetting,
  rowKey: 'id',
  access: todoSourcesEndpoints.sources.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: (read, where) => read.todoSource.count({ where }),
  find: findSettings,
  where: conditions,
  columns: COLUMNS,
  order: [{ order: 'asc' }, { id: 'asc' }],
  toRow: settingOf,
});

/** The functions that sources can be of. */
export async function functionsOf({ database }: Services): Promise<TodoFunction[]> {
  const functions = await database.read.permission.findMany({
    where: { directory: false, OR: [{ path: { not: null } }, { systemId: { not: null } }] },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
    include: { system: true },
  });
  return functions.map(({ id, name, nameEn, system }) => ({
    menuId: id,
    name,
    nameEn,
    system: (system ?? HALL).name,
    systemEn: (system ?? HALL).nameEn,
  }));
}
