import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const PAGE = { pageId: 'operation-log' };

/** The last of today's entries of a call: the demo data's history is of earlier days. */
async function lastEntry({ services: { database, recorder }, clock }: TestHall, action: string) {
  await recorder.flush();
  const at = { gte: startOfDay(wireDay(clock.now())) };
  const entry = await database.read.operationRecord.findFirstOrThrow({ where: { action, at }, orderBy: { id: 'desc' } });
  const changes = (entry.changes ?? []) as Record<'field' | 'fieldEn' | 'before' | 'beforeEn' | 'after' | 'afterEn', string>[];
  return {
    target: [entry.target, entry.targetEn],
    zh: changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
    en: changes.map(({ fieldEn, beforeEn, afterEn }) => `${fieldEn}: ${beforeEn} → ${afterEn}`),
  };
}

async function hallWith(userName: string) {
  const hall = await testHall();
  const token = await hall.signIn(userName);
  const post = async (path: string, body: object) => {
    const answer = await hall.post(path, body, token);
    expect(answer).toMatchObject({ code: 200 });
    return answer.data;
  };
  const person = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
  return { hall, post, person };
}

describe('SYS-7 an entry names what it is about in both languages', () => {
  it('SYS-7 a function of the menu, a notice, a preference, a person', async () => {
    const { hall, post, person } = await hallWith('admin');
    const favourite = { yhbh: person.id, qid: 'guides.sheet', sysid: 'hall' };
    await post('/api/menu/addcy', favourite);
    const { name, nameEn } = await hall.services.database.read.permission.findUniqueOrThrow({ where: { id: favourite.qid } });
    expect(await lastEntry(hall, 'menu.addFavourite')).toEqual({
      target: [name, nameEn],
      zh: ['常用: 否 → 自选'],
      en: ['Common function: No → Added'],
    });
    await post('/api/menu/delcy', favourite);
    expect(await lastEntry(hall, 'menu.removeFavourite')).toMatchObject({ target: [name, nameEn], zh: ['常用: 自选 → 否'] });
    const { rows } = (await post('/api/xtglGggl/getNoticeList', {})) as { rows: { id: string; ggbt: string; ggbten: string }[] };
    await post('/api/dbtz/xgzt', { id: rows[0]?.id, status: '1' });
    expect(await lastEntry(hall, 'todos.changeState')).toMatchObject({
      target: [rows[0]?.ggbt, rows[0]?.ggbten],
      zh: ['状态: 未读 → 已读'],
    });
    await post('/api/xtUserHabits/saveUserHabits', { userId: person.id, habitId: 'isTags', habitValue: '0' });
    expect(await lastEntry(hall, 'habits.save')).toMatchObject({ target: ['标签栏', 'Tab bar'] });
    const staff = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    await post('/api/people/lock-account', { ygbh: staff.staffNumber, locked: '1', reason: '离职' });
    const target = [`${staff.name} ${staff.staffNumber}`, `${staff.nameEn} ${staff.staffNumber}`];
    expect(await lastEntry(hall, 'people.lockAccount')).toMatchObject({ target });
    const found = (await post('/api/logs/operations', { text: staff.nameEn, kind: 'change', from: wireDay(hall.clock.now()) })) as object;
    expect(found).toMatchObject({ total: 1, rows: [{ target: target[0], targetEn: target[1] }] });
  });
});

describe('SYS-7 QUERY-4 what becomes of a saved query', () => {
  it('SYS-7 QUERY-4 is told in words: named, overwritten, renamed, deleted', async () => {
    const { hall, post } = await hallWith('secauditor');
    const save = (query: object) => post('/api/xtQueryHistory/saveXtQueryHistory', { ...PAGE, ...query });
    const person = { id: 'person', val: '王芳' };
    await save({ name: '本月', queryData: [person] });
    expect(await lastEntry(hall, 'pages.saveQuery')).toEqual({
      target: ['操作日志：本月', 'Operation log: 本月'],
      zh: ['名称:  → 本月', '查询条件:  → 操作人：王芳'],
      en: ['Name:  → 本月', 'Query conditions:  → Person: 王芳'],
    });
    const [{ id }] = (await post('/api/pages/named-queries', PAGE)) as [{ id: string }];
    await save({ id, name: '本月', queryData: [person, { id: 'kind', val: 'change' }], isDefault: '1' });
    expect(await lastEntry(hall, 'pages.saveQuery')).toMatchObject({
      zh: ['查询条件: 操作人：王芳 → 操作人：王芳；类型：变更', '是否默认: 否 → 是'],
      en: ['Query conditions: Person: 王芳 → Person: 王芳; Kind: Change', 'Default: No → Yes'],
    });
    await save({ id, name: '今年', queryData: [], isDefault: '1' });
    expect(await lastEntry(hall, 'pages.saveQuery')).toMatchObject({
      target: ['操作日志：本月', 'Operation log: 本月'],
      zh: ['名称: 本月 → 今年', '查询条件: 操作人：王芳；类型：变更 → '],
    });
    await post('/api/pages/delete-query', { id });
    expect(await lastEntry(hall, 'pages.deleteQuery')).toMatchObject({
      target: ['操作日志：今年', 'Operation log: 今年'],
      zh: ['名称: 今年 → ', '是否默认: 是 → 否'],
    });
  });
});

it('SYS-7 QUERY-4 what a saved query asks columns for is told in the words of its chips; who says nothing of columns changes nothing', async () => {
  const { hall, post } = await hallWith('secauditor');
  const save = (query: object) => post('/api/xtQueryHistory/saveXtQueryHistory', { ...PAGE, name: '变更', queryData: [], ...query });
  await save({ columnFilters: [{ id: 'kind', val: ['read'], excluded: '1' }] });
  expect(await lastEntry(hall, 'pages.saveQuery')).toMatchObject({
    zh: ['名称:  → 变更', '按列筛选:  → 类型 ≠ 查询'],
    en: ['Name:  → 变更', 'Column filters:  → Kind ≠ Read'],
  });
  const [{ id }] = (await post('/api/pages/named-queries', PAGE)) as [{ id: string }];
  await save({ id, name: '改名' });
  expect((await lastEntry(hall, 'pages.saveQuery')).zh).toEqual(['名称: 变更 → 改名']);
  await save({ id, name: '改名', columnFilters: [] });
  expect((await lastEntry(hall, 'pages.saveQuery')).zh).toEqual(['按列筛选: 类型 ≠ 查询 → ']);
});

describe('SYS-7 QUERY-4 which saved query is the default', () => {
  it('SYS-7 QUERY-4 is told of the one that was as well as of the one that is', async () => {
    const { hall, post } = await hallWith('secauditor');
    const save = (query: object) => post('/api/xtQueryHistory/saveXtQueryHistory', { ...PAGE, queryData: [], ...query });
    const told = async () => (await lastEntry(hall, 'pages.saveQuery')).zh;
    await save({ name: '本月', isDefault: '1' });
    expect(await told()).toEqual(['名称:  → 本月', '是否默认: 否 → 是']);
    await save({ name: '今年', isDefault: '1' });
    expect(await told()).toEqual(['名称:  → 今年', '是否默认: 否 → 是', '是否默认: 本月：是 → 本月：否']);
    expect((await lastEntry(hall, 'pages.saveQuery')).en).toContain('Default: 本月: Yes → 本月: No');
    const named = (await post('/api/pages/named-queries', PAGE)) as { id: string; name: string }[];
    const idOf = (name: string) => named.find((one) => one.name === name)?.id;
    await save({ id: idOf('今年'), name: '今年', queryData: [{ id: 'kind', val: 'change' }], isDefault: '1' });
    expect(await told()).toEqual(['查询条件:  → 类型：变更']);
    await save({ id: idOf('本月'), name: '本月', queryData: [{ id: 'kind', val: 'read' }] });
    expect(await told()).toEqual(['查询条件:  → 类型：查询']);
    await save({ id: idOf('今年'), name: '今年' });
    expect(await told()).toEqual(['查询条件: 类型：变更 → ', '是否默认: 是 → 否']);
  });
});

describe('SYS-7 TABLE-2 what becomes of columns', () => {
  it('SYS-7 TABLE-2 is told of those that changed, and of no others', async () => {
    const { hall, post } = await hallWith('secauditor');
    type Column = { fieldId: string; isShow: string; cncolumnWidth?: number; fixedColumn?: string; children?: Column[] };
    const settingsOf = (columns: Column[]): object[] =>
      columns.flatMap(({ fieldId, isShow, cncolumnWidth, fixedColumn = '', children = [] }, index) => [
        { fieldId, sortNum: index + 1, isShow, cncolumnWidth, fixedColumn },
        ...settingsOf(children),
      ]);
    const columns = (await post('/api/xtTableConfig/getXtTableConfig', { pageid: PAGE.pageId })) as Column[];
    const save = (next: Column[]) => post('/api/pages/save-columns', { ...PAGE, columns: settingsOf(next) });
    const change = (fieldId: string, own: Partial<Column>) =>
      columns.map((column) => (column.fieldId === fieldId ? { ...column, ...own } : column));
    await save(change('target', { isShow: '0', fixedColumn: 'left' }));
    expect(await lastEntry(hall, 'pages.saveColumns')).toEqual({
      target: ['操作日志', 'Operation log'],
      zh: ['是否显示: 对象：是 → 对象：否', '固定列: 对象：不固定 → 对象：左侧'],
      en: ['Shown: Target: Yes → Target: No', 'Pinned column: Target: Not pinned → Target: Left'],
    });
    const browser = columns.find(({ fieldId }) => fieldId === 'browser') as Column;
    const at = columns.findIndex(({ fieldId }) => fieldId === 'at');
    const moved = columns.filter((column) => column !== browser).toSpliced(at, 0, browser);
    await save(moved);
    expect(await lastEntry(hall, 'pages.saveColumns')).toMatchObject({
      zh: ['是否显示: 对象：否 → 对象：是', '列顺序: 浏览器：13 → 浏览器：3', '固定列: 对象：左侧 → 对象：不固定'],
    });
    await post('/api/pages/restore-columns', PAGE);
    expect(await lastEntry(hall, 'pages.restoreColumns')).toMatchObject({ en: ['Column order: Browser: 3 → Browser: 13'] });
    await save(change('at', { cncolumnWidth: 200 }));
    expect((await lastEntry(hall, 'pages.saveColumns')).zh).toContain('列宽: 时间：170 → 时间：200');
  });
});
