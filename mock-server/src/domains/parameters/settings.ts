import { ParameterFilter, ParameterSetting, parameterManagementEndpoints } from '@hall/contract/parameter-management';
import { wireName } from '@hall/contract/wire/entity';
import { defineList, type ListColumns } from '../../core/list.ts';
import { flagsIn, holds, rowsAsked } from '../../core/rows-in-memory.ts';
import { settingRows } from './setting-rows.ts';

const COLUMNS: ListColumns = {
  [wireName(ParameterSetting, 'id')]: { sort: (order) => ({ id: order }) },
  [wireName(ParameterSetting, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(ParameterSetting, 'group')]: { filter: (values) => [{ group: { in: values } }] },
  [wireName(ParameterSetting, 'kind')]: { filter: (values) => [{ kind: { in: values } }] },
  [wireName(ParameterSetting, 'changed')]: { filter: (values) => [{ changed: { in: flagsIn(values) } }] },
};

/** The parameters, group by group unless sorted; what they are stands in the contract, what the institution made of them in the database. */
export const settings = defineList({
  pageId: 'parameters',
  filter: ParameterFilter,
  row: ParameterSetting,
  rowKey: 'id',
  access: parameterManagementEndpoints.settings.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: async (read, where) => (await settingRows(read)).filter((row) => holds({ ...row }, where)).length,
  find: async (read, query) => rowsAsked(await settingRows(read), query),
  where: ({ id, text, group, changed }) => [
    ...(id ? [{ id: { in: [id] } }] : []),
    ...(text ? [{ sought: { contains: text.trim().toLowerCase() } }] : []),
    ...(group ? [{ group: { in: [group] } }] : []),
    ...(changed === undefined ? [] : [{ changed: { in: [changed] } }]),
  ],
  columns: COLUMNS,
  order: [{ place: 'asc' }],
  toRow: ({ place: _, sought: __, ...setting }) => setting,
});
