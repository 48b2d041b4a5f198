import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const LOG = 'operation-log';

interface Column {
  fieldId: string;
  sortNum: number;
  isShow: string;
  cncolumnWidth?: number;
  fixedColumn?: string;
  children?: Column[];
}

interface Saved {
  id: string;
  name?: string;
  queryData: { id: string; val: string | string[] }[];
  isDefault: string;
}

const columns = async (hall: TestHall, token: string) =>
  (await hall.post('/api/xtTableConfig/getXtTableConfig', { pageid: LOG }, token)).data as Column[];
const named = async (hall: TestHall, token: string) =>
  (await hall.post('/api/pages/named-queries', { pageId: LOG }, token)).data as Saved[];
const save = (hall: TestHall, token: string, body: object) =>
  hall.post('/api/xtQueryHistory/saveXtQueryHistory', { pageId: LOG, ...body }, token);
const of = (val: string) => [{ id: 'person', val }];

describe('QUERY-1 pages by configuration', () => {
  it('QUERY-1 answers query fields and columns in both languages under the documented names', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const fields = (await hall.post('/api/xtQueryConfig/getXtQueryConfig', { pageid: LOG }, token)).data;
    expect(fields).toContainEqual(
      expect.objectContaining({
        pageid: LOG,
        moduleid: 'query',
        groupid: 'main',
        fieldid: 'person',
        componentTiltle: { zh: '操作人', en: 'Person' },
        placeholderText: { zh: '姓名或工号', en: 'Name or staff number' },
        componentType: 'suggest',
        isShow: '1',
      }),
    );
    expect(await columns(hall, token)).toContainEqual(
      expect.objectContaining({
        fieldId: 'at',
        prop: 'at',
        label: '时间',
        labelArr: { zh: '时间', en: 'Time' },
        chinese: '时间',
        english: 'Time',
        isSort: '1',
        isShow: '1',
        cncolumnWidth: 170,
      }),
    );
  });

  it('QUERY-1 loads the configuration of a page by module, group and field', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const load = async (more: object) =>
      (
        (await hall.post('/api/common/loadPageConfig', { pageid: LOG, ...more }, token)).data as { fields: { fieldid: string }[] }
      ).fields.map(({ fieldid }) => fieldid);
    const all = await load({});
    expect(all.length).toBeGreaterThan(5);
    expect(await load({ moduleid: 'query', groupid: 'main' })).toEqual(all);
    expect(await load({ moduleid: 'query', groupid: 'main', fieldid: 'kind' })).toEqual(['kind']);
    expect(await load({ moduleid: 'another' })).toEqual([]);
  });

  it('QUERY-1 is for who may open the page, and names a page that is not there', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(await hall.post('/api/common/loadPageConfig', { pageid: LOG }, token)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/xtTableConfig/getXtTableConfig', { pageid: LOG }, token)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/common/loadPageConfig', { pageid: 'none' }, token)).toMatchObject({
      code: 404,
      data: { field: 'pageid', rule: 'not-found' },
    });
    expect((await hall.post('/api/common/loadPageConfig', { pageid: 'notices' }, token)).code).toBe(200);
  });

  it('QUERY-1 answers from a cache that a write empties', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const title = async () =>
      ((await hall.post('/api/common/loadPageConfig', { pageid: LOG }, token)).data as { pageTitle: { zh: string } }).pageTitle.zh;
    expect(await title()).toBe('操作日志');
    const { database } = hall.services;
    const row = await database.read.pageDocument.findUniqueOrThrow({ where: { id: LOG } });
    const config = { ...(row.config as object), title: { zh: '新标题', en: 'New title' } };
    await database.unitOfWork((tx) => tx.pageDocument.update({ where: { id: LOG }, data: { config } }));
    expect(await title()).toBe('新标题');
  });
});

describe('TABLE-2 columns as a person arranges them', () => {
  it('TABLE-2 keeps order, visibility, width and pin per person, until the default is restored', async () => {
    const hall = await testHall();
    const [mine, other] = [await hall.signIn('secauditor'), await hall.signIn('admin')];
    const before = await columns(hall, mine);
    const setting = [
      { fieldId: 'browser', sortNum: 0, isShow: '1', cncolumnWidth: 333, fixedColumn: 'left' },
      { fieldId: 'person', sortNum: 5, isShow: '0' },
    ];
    expect((await hall.post('/api/pages/save-columns', { pageId: LOG, columns: setting }, mine)).code).toBe(200);
    const arranged = await columns(hall, mine);
    expect(arranged[0]).toMatchObject({ fieldId: 'browser', cncolumnWidth: 333, fixedColumn: 'left' });
    expect(arranged.find(({ fieldId }) => fieldId === 'person')?.isShow).toBe('0');
    expect(await columns(hall, other)).toEqual(before);
    await hall.post('/api/pages/restore-columns', { pageId: LOG }, mine);
    expect(await columns(hall, mine)).toEqual(before);
  });

  it('TABLE-2 refuses a column that the page does not have', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const answer = await hall.post(
      '/api/pages/save-columns',
      { pageId: LOG, columns: [{ fieldId: 'salary', sortNum: 0, isShow: '1' }] },
      token,
    );
    expect(answer).toMatchObject({ code: 404, data: { field: 'columns', rule: 'choice' } });
  });
});

describe('QUERY-4 saved queries', () => {
  it('QUERY-4 restores the last query and offers those made more than once', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const last = async () => (await hall.post('/api/xtQueryHistory/getLastQuery', { pageId: LOG }, token)).data as Saved | null;
    const frequent = async () =>
      ((await hall.post('/api/xtQueryHistory/getFrequentQuery', { pageId: LOG }, token)).data as Saved[]).map(({ queryData }) => queryData);
    expect(await last()).toBeNull();
    for (const name of ['甲', '乙', '甲', '丙', '丙', '丙', '丁']) {
      await save(hall, token, { queryData: of(name) });
      hall.clock.advance(1000);
    }
    expect((await last())?.queryData).toEqual(of('丁'));
    expect(await frequent()).toEqual([of('丙'), of('甲')]);
  });

  it("QUERY-4 is of the page that asks and of the person: another's queries are neither offered nor changed", async () => {
    const hall = await testHall();
    const [token, other] = [await hall.signIn('secauditor'), await hall.signIn('admin')];
    for (let times = 0; times < 2; times++) await save(hall, other, { queryData: of('甲') });
    await save(hall, other, { name: '本月', queryData: of('甲'), isDefault: '1' });
    await save(hall, token, { pageId: 'sign-in-log', name: '本月', queryData: of('乙'), isDefault: '1' });
    for (let times = 0; times < 2; times++) await save(hall, token, { pageId: 'sign-in-log', queryData: of('乙') });
    const ask = async (path: string) => (await hall.post(path, { pageId: LOG }, token)).data;
    expect(await ask('/api/xtQueryHistory/getLastQuery')).toBeNull();
    expect(await ask('/api/xtQueryHistory/getFrequentQuery')).toEqual([]);
    expect(await named(hall, token)).toEqual([]);
    expect(await save(hall, token, { name: '本月', queryData: of('丙'), isDefault: '1' })).toMatchObject({ code: 200 });
    expect((await named(hall, other)).map(({ isDefault }) => isDefault)).toEqual(['1']);
  });

  it('QUERY-4 keeps at most fifty named queries of a page', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    for (let count = 0; count < 50; count++) expect((await save(hall, token, { name: `${count}`, queryData: [] })).code).toBe(200);
    expect(await save(hall, token, { name: '50', queryData: [] })).toMatchObject({ code: 500, data: { rule: 'too-many' } });
    expect(await named(hall, token)).toHaveLength(50);
  });

  it('QUERY-4 saves, renames, makes default and deletes named queries, each person their own', async () => {
    const hall = await testHall();
    const [token, other] = [await hall.signIn('secauditor'), await hall.signIn('admin')];
    await save(hall, token, { name: '本月', queryData: of('甲'), isDefault: '1' });
    await save(hall, token, { name: '上月', queryData: of('乙'), isDefault: '1' });
    const [one, two] = await named(hall, token);
    expect([one, two].map((query) => [query?.name, query?.isDefault])).toEqual([
      ['上月', '1'],
      ['本月', '0'],
    ]);
    expect(await save(hall, token, { id: two?.id, name: '上月', queryData: of('甲') })).toMatchObject({
      code: 500,
      data: { field: 'name', rule: 'name-taken' },
    });
    expect((await save(hall, token, { id: two?.id, name: '今年', queryData: of('甲') })).code).toBe(200);
    expect((await named(hall, token)).map(({ name }) => name)).toEqual(['上月', '今年']);
    expect(await named(hall, other)).toEqual([]);
    expect(await save(hall, other, { id: two?.id, name: '改', queryData: [] })).toMatchObject({ code: 404, data: { field: 'id' } });
    expect(await hall.post('/api/pages/delete-query', { id: two?.id }, other)).toMatchObject({ code: 404 });
    expect((await hall.post('/api/pages/delete-query', { id: two?.id }, token)).code).toBe(200);
    expect((await named(hall, token)).map(({ name }) => name)).toEqual(['上月']);
  });
});

describe('QUERY-2 suggestions', () => {
  const ask = (hall: TestHall, token: string, body: object) =>
    hall.post(
      '/api/xtQueryHistory/getSearchSuggest',
      { pageId: LOG, moduleId: 'query', groupId: 'main', fieldId: 'person', fieldVal: '', ...body },
      token,
    );

  it('QUERY-2 completes what is typed, at most ten, for fields that suggest', async () => {
    const hall = await testHall();
    const token = await hall.signIn('secauditor');
    const people = (await ask(hall, token, { fieldVal: '200100' })).data as { fieldVal: string }[];
    expect(people.length).toBeGreaterThan(0);
    expect(people.length).toBeLessThanOrEqual(10);
    for (const { fieldVal } of people) expect(fieldVal).toMatch(/^200100/);
    expect((await ask(hall, token, { fieldVal: 'wang f' })).data).toContainEqual({ fieldVal: 'Wang Fang' });
    expect((await ask(hall, token, { fieldVal: '王芳' })).data).toContainEqual({ fieldVal: '王芳' });
    expect(await ask(hall, token, { fieldId: 'kind' })).toMatchObject({ code: 404, data: { field: 'fieldId' } });
    expect(await ask(hall, await hall.signIn('staff'), {})).toMatchObject({ code: 403 });
  });
});
