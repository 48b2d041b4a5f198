import { allEndpoints } from '@hall/contract/api';
import type { PageConfig } from '@hall/contract/pages';
import type { QueryField } from '@hall/contract/query-fields';
import { INDEX_COLUMN, SELECTION_COLUMN, type TableColumn } from '@hall/contract/table-columns';
import { optionsOf } from '@hall/contract/wire/coded';
import type { Field, FieldTable } from '@hall/contract/wire/entity';
import { CATALOGUE } from '@hall/database/catalogue/index';
import { describe, expect, it } from 'vitest';
import { ASKED_ROWS, giveRows } from '../../testing/asked-rows.ts';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { testHall } from '../../testing/test-hall.ts';

const PAGES = CATALOGUE.pages.map(({ permissionId, config, columns }) => ({
  id: config.pageId,
  permissionId,
  config,
  columns: leavesOf(columns),
}));

function leavesOf(columns: readonly TableColumn[]): TableColumn[] {
  return columns.flatMap((column) => (column.children ? leavesOf(column.children) : [column]));
}

const callOf = (call: string) => {
  const found = allEndpoints.find(({ path }) => path === call);
  if (!found) throw new Error(`The contract has no call ${call}`);
  return found;
};

/** The fields of a row. */
function rowFields(config: PageConfig): Field[] {
  const { fields } = callOf(config.call).data as unknown as {
    fields: { rows: [string, { _zod: { def: { element: { fields: FieldTable } } } }] };
  };
  return Object.values(fields.rows[1]._zod.def.element.fields);
}

const codesOf = (fields: readonly Field[], wire: string | undefined): string[] => {
  const schema = fields.find(([name]) => name === wire)?.[1];
  return schema ? optionsOf(schema).map(({ value }) => value) : [];
};

/** What a field can send, one request each. */
function requestsOf({ fieldId, endFieldId = '', kind, options, numeric, decimals, withTime }: QueryField): Record<string, unknown>[] {
  const [from, to] = withTime ? ['2026-01-01 00:00:00', '2026-01-31 23:59:59'] : ['2026-01-01', '2026-01-31'];
  switch (kind) {
    case 'text':
    case 'suggest':
      return [{ [fieldId]: 'a' }];
    case 'date':
      return [{ [fieldId]: from }];
    case 'daterange':
      return [{ [fieldId]: from, [endFieldId]: to }];
    case 'numberrange':
      return [decimals > 0 ? { [fieldId]: '-0.50', [endFieldId]: '9.00' } : { [fieldId]: 0, [endFieldId]: 9 }];
    case 'select':
    case 'treeselect':
      return options.map(({ value }) => ({ [fieldId]: numeric ? Number(value) : value }));
    default:
      return [];
  }
}

const askedBy = (config: PageConfig, columns: readonly TableColumn[]): Record<string, unknown>[] => [
  ...config.fields.flatMap(requestsOf),
  ...columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ fieldId: sortField }) => [
      { sortField, sortOrder: 'asc' },
      { sortField, sortOrder: 'desc' },
    ]),
  ...columns
    .filter(({ filterable }) => filterable)
    .map(({ fieldId: id, options }) => ({
      columnFilters: [{ id, val: options.length > 0 ? options.map(({ value }) => value) : ['any'] }],
    })),
];

/** Values of a column filter that no row of any page has. */
const NO_ROWS = [['NaN'], ['', 'constructor', '__proto__'], ['1'.repeat(200)]];

describe.each(PAGES)('QUERY-1 the page $id', ({ id, permissionId, config, columns }) => {
  it('shows fields that its rows have', () => {
    const shown = columns
      .filter(({ fieldId }) => fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN)
      .filter(({ link, button, linkText, buttonText }) => !((link && linkText) || (button && buttonText)))
      .flatMap(({ prop, propEn }) => [prop, propEn])
      .flatMap((prop) => prop?.split('.', 1) ?? []);
    expect(rowFields(config).map(([name]) => name)).toEqual(expect.arrayContaining(shown));
  });

  it('QUERY-1 names every code that its rows can have, and offers every one that can be asked for', () => {
    const row = rowFields(config);
    const unnamed = columns.filter(({ prop, options }) => codesOf(row, prop).some((code) => !options.some(({ value }) => value === code)));
    expect(unnamed.map(({ fieldId }) => fieldId)).toEqual([]);
    const asked = Object.values(callOf(config.call).request?.fields ?? {});
    const offered = config.fields.filter(({ fieldId }) => codesOf(asked, fieldId).length > 0);
    expect(offered.map(({ options }) => options.map(({ value }) => value))).toEqual(offered.map(({ fieldId }) => codesOf(asked, fieldId)));
  });

  it('QUERY-6 has a batch query where its call takes one, and nowhere else', () => {
    const takes = 'batchKeys' in (callOf(config.call).request?.fields ?? {});
    const offers = config.fields.some(({ buttons }) => buttons.includes('batch'));
    expect([config.batchFieldId !== undefined, offers]).toEqual([takes, takes]);
  });

  it('SYS-15 has rows, and a file and a printout of them, for who holds its permission', () => {
    for (const call of [config.call, config.exportCall, config.printCall].filter((one) => one !== undefined)) {
      const { access } = callOf(call);
      expect(access === 'signed-in' ? [permissionId] : [access].flat(), call).toContain(permissionId);
    }
  });

  it('asks for nothing that its call refuses', async () => {
    const hall = await testHall();
    await makeRole(hall, `reads ${id}`, permissionId);
    const token = await signInWith(hall, `reads ${id}`);
    const refused: unknown[] = [];
    for (const asked of askedBy(config, columns)) {
      const { code, message } = await hall.post(config.call, { currentPage: 1, limit: 10, ...asked }, token);
      if (code !== 200) refused.push({ asked, message });
    }
    expect(refused).toEqual([]);
  });

  it('API-2 finds nothing by values that no row has, in any column that can be filtered', async () => {
    const hall = await testHall();
    await makeRole(hall, `reads ${id}`, permissionId);
    const token = await signInWith(hall, `reads ${id}`);
    await giveRows(hall);
    const total = async (columnFilters: object[]) => {
      const { data } = await hall.post(config.call, { currentPage: 1, limit: 10, columnFilters, ...ASKED_ROWS[id] }, token);
      return (data as { total: number }).total;
    };
    expect(await total([])).toBeGreaterThan(0);
    const filtered = columns.filter(({ filterable }) => filterable).flatMap(({ fieldId }) => NO_ROWS.map((val) => ({ id: fieldId, val })));
    const found = await Promise.all(filtered.map(async (filter) => ({ ...filter, total: await total([filter]) })));
    expect(found.filter((one) => one.total !== 0)).toEqual([]);
  });
});

const EXPORTED = PAGES.flatMap((page) => (page.config.exportCall ? [{ ...page, exportCall: page.config.exportCall }] : []));

describe.each(EXPORTED)('TABLE-9 the file of the page $id', ({ id, permissionId, config, columns, exportCall }) => {
  it('TABLE-9 has the rows that are chosen by the key it names', async () => {
    const hall = await testHall();
    await makeRole(hall, `exports ${id}`, permissionId);
    const token = await signInWith(hall, `exports ${id}`);
    const { rows } = (await hall.post(config.call, { currentPage: 1, limit: 3 }, token)).data as { rows: Record<string, unknown>[] };
    const keys = rows.slice(1).map((row) => String(row[config.rowKey]));
    const column = columns.find(({ fieldId, linkText }) => fieldId !== INDEX_COLUMN && fieldId !== SELECTION_COLUMN && !linkText);
    const asked = exportOf([column?.fieldId ?? ''], { scope: 'selected', keys: [...keys, 'no such row'] });
    const file = await askExport(hall, exportCall, asked, token);
    if (keys.length === 0) expect(file.json()).toMatchObject({ code: 'EXPORTCODE' });
    else expect(rowsOf(file.rawPayload)).toHaveLength(keys.length);
  });
});

const PRINTED = PAGES.flatMap((page) => (page.config.printCall ? [{ ...page, printCall: page.config.printCall }] : []));

describe.each(PRINTED)('PRINT-1 the printout of the page $id', ({ id, permissionId, config, printCall }) => {
  it('PRINT-1 has the rows of its list', async () => {
    const hall = await testHall();
    await makeRole(hall, `prints ${id}`, permissionId);
    const token = await signInWith(hall, `prints ${id}`);
    await giveRows(hall);
    const asked = { currentPage: 1, limit: 3, ...ASKED_ROWS[id] };
    const keysOf = async (call: string, more: object = {}) =>
      ((await hall.post(call, { ...asked, ...more }, token)).data as { rows: Record<string, unknown>[] }).rows.map(
        (row) => row[config.rowKey],
      );
    const listed = await keysOf(config.call);
    expect(listed.length).toBeGreaterThan(0);
    // The list that was just asked for is an operation itself, and first in their log.
    expect(await keysOf(printCall, { flg: '1' })).toEqual(expect.arrayContaining(listed.slice(0, 2)));
  });
});
