import { describe, expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';

const PAGE = { pageId: 'operation-log' };
const NOT_READ = { id: 'kind', val: ['read'], excluded: '1' };
const EXPORTS = { id: 'verb', val: ['export', 'read'] };

interface Saved {
  id: string;
  queryData: unknown;
  columnFilters?: unknown;
  namedId?: string;
}

async function auditor() {
  const hall = await testHall();
  const token = await hall.signIn('secauditor');
  const ask = async (path: string) => (await hall.post(path, PAGE, token)).data;
  return {
    hall,
    token,
    save: (query: object) => hall.post('/api/xtQueryHistory/saveXtQueryHistory', { ...PAGE, queryData: [], ...query }, token),
    last: async () => (await ask('/api/xtQueryHistory/getLastQuery')) as Saved,
    named: async () => (await ask('/api/pages/named-queries')) as Saved[],
    frequent: async () => (await ask('/api/xtQueryHistory/getFrequentQuery')) as Saved[],
  };
}

describe('QUERY-4 SYS-14 what a query asks columns for', () => {
  it('QUERY-4 SYS-14 is kept of the last query and of named ones; one that says nothing of columns has none', async () => {
    const { save, last, named } = await auditor();
    await save({ columnFilters: [NOT_READ, EXPORTS] });
    expect((await last()).columnFilters).toEqual([NOT_READ, EXPORTS]);
    await save({ name: '全部', columnFilters: [] });
    await save({ name: '旧' });
    expect((await named()).map(({ columnFilters }) => columnFilters)).toEqual([[], undefined]);
  });

  it('QUERY-4 SYS-14 tells queries apart, in whatever order it was said', async () => {
    const { save, frequent } = await auditor();
    await save({ columnFilters: [NOT_READ, EXPORTS] });
    await save({ columnFilters: [{ ...EXPORTS, val: ['read', 'export'] }, NOT_READ] });
    await save({ columnFilters: [{ ...NOT_READ, excluded: '0' }] });
    expect(await frequent()).toHaveLength(1);
  });

  it.each([
    ['too many columns', Array.from({ length: 51 }, (_, index) => ({ id: `c${index}`, val: ['1'] })), 'columnFilters', 'too-many-items'],
    ['no value', [{ id: 'kind', val: [] }], 'columnFilters.0.val', 'too-few-items'],
    ['too many values', [{ id: 'kind', val: Array.from({ length: 101 }, String) }], 'columnFilters.0.val', 'too-many-items'],
    ['a long value', [{ id: 'kind', val: ['x'.repeat(201)] }], 'columnFilters.0.val.0', 'too-long'],
    ['a column twice', [NOT_READ, NOT_READ], 'columnFilters', 'repeated'],
    ['something else', 'kind', 'columnFilters', 'type'],
  ])('API-2 QUERY-4 is refused with the field and the rule: %s', async (_, columnFilters, field, rule) => {
    const { save, last } = await auditor();
    expect(await save({ columnFilters })).toMatchObject({ code: 404, data: { faults: [{ field, rule }] } });
    expect(await last()).toBeNull();
  });

  it.each([
    ['a text', 'kind', []],
    ['another thing', { columnId: 'kind' }, []],
    ['some that are none', [null, 3, { columnId: 'kind' }, { columnId: 'kind', values: ['read'], excluded: true }], [NOT_READ]],
  ])('QUERY-4 is what can be read where something else was stored: %s', async (_, stored, read) => {
    const { hall, save, last, named } = await auditor();
    await save({});
    await save({ name: '一' });
    await hall.services.database.unitOfWork((tx) => tx.savedQuery.updateMany({ data: { columnFilters: stored, values: stored } }));
    for (const query of [await last(), ...(await named())]) expect(query).toMatchObject({ queryData: [], columnFilters: read });
  });
});

describe('TABLE-8 the named query in use', () => {
  it('TABLE-8 is kept with the last query for as long as there is such a one', async () => {
    const { hall, token, save, last, named } = await auditor();
    await save({ name: '变更', columnFilters: [NOT_READ] });
    const [{ id: namedId }] = (await named()) as [Saved];
    await save({ columnFilters: [EXPORTS], namedId });
    expect((await last()).namedId).toBe(namedId);
    await hall.post('/api/pages/delete-query', { id: namedId }, token);
    expect((await last()).namedId).toBeUndefined();
    expect((await last()).columnFilters).toEqual([EXPORTS]);
  });

  it("TABLE-8 is the person's own and of the page: another is taken as none", async () => {
    const { hall, save, last, token } = await auditor();
    const other = await hall.signIn('admin');
    const asks = { name: '别人的', queryData: [] };
    await hall.post('/api/xtQueryHistory/saveXtQueryHistory', { ...PAGE, ...asks }, other);
    await hall.post('/api/xtQueryHistory/saveXtQueryHistory', { ...asks, pageId: 'sign-in-log' }, token);
    const others = await hall.services.database.read.savedQuery.findMany();
    expect(others.length).toBeGreaterThanOrEqual(1);
    for (const { id } of [...others, { id: 'nothing' }]) {
      expect(await save({ namedId: id })).toMatchObject({ code: 200 });
      expect((await last()).namedId).toBeUndefined();
    }
  });
});
