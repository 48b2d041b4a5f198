import { PAGE_COLUMNS_MAX } from '@hall/contract/page-setup';
import { tableColumn } from '@hall/contract/table-columns';
import { describe, expect, it } from 'vitest';
import { askExport, conditionsOf, exportOf, linesOf } from '../../testing/exports.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const PAGE = 'operation-log';

interface WireColumn {
  readonly fieldId: string;
  readonly chinese: string;
  readonly english: string;
  readonly sortNum: number;
  readonly isShow: string;
  readonly cncolumnWidth?: number;
  readonly isSort: string;
  readonly isEnableFilter: string;
  readonly showTooltip: string;
  readonly fixedColumn?: string;
}
interface WireField {
  readonly fieldid: string;
  readonly componentTiltle: { readonly zh: string; readonly en: string } | string;
  readonly componentType: string;
  readonly sortNum: number;
  readonly isShow: string;
}
interface Setup {
  readonly shippedConfig: object;
  readonly shippedColumns: readonly object[];
  readonly config: { readonly pageTitle: { readonly zh: string; readonly en: string }; readonly fields: readonly WireField[] };
  readonly columns: readonly WireColumn[];
  readonly version: number;
  readonly changedBy?: string;
}

const columnOf = ({ fieldId, chinese, english, sortNum, isShow, showTooltip, isSort, isEnableFilter, fixedColumn = '' }: WireColumn) => ({
  ...{ fieldId, chinese, english, sortNum, isShow, fixedColumn, showTooltip, isSort, isEnableFilter },
});
const titleOf = (title: WireField['componentTiltle']) => (typeof title === 'string' ? { zh: title, en: title } : title);
const fieldOf = ({ fieldid, componentTiltle, sortNum, isShow }: WireField) => ({
  ...{ fieldid, titleZh: titleOf(componentTiltle).zh, titleEn: titleOf(componentTiltle).en, sortNum, isShow },
});

/** What a form sends that changes nothing. */
const sentOf = ({ config, columns, version }: Setup, pageid = PAGE) => ({
  ...{ pageid, pageTitle: config.pageTitle.zh, pageTitleEn: config.pageTitle.en, version },
  columns: columns.map(columnOf),
  fields: config.fields.map(fieldOf),
});

async function administered() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const post = (call: string, body: object) => hall.post(`/api/pages/${call}`, body, token);
  const setup = async (pageid = PAGE) => (await post('setup', { pageid })).data as Setup;
  /** Changes a page, from what it is. */
  const change = async (edit: (sent: ReturnType<typeof sentOf>) => object, pageid = PAGE) => {
    const sent = sentOf(await setup(pageid), pageid);
    return post('change', { ...sent, ...edit(sent) });
  };
  const rename = (fieldId: string, own: object) =>
    change(({ columns }) => ({ columns: columns.map((column) => (column.fieldId === fieldId ? { ...column, ...own } : column)) }));
  const pages = async () => ((await post('list', { currentPage: 1, limit: 100 })).data as { rows: { pageid: string }[] }).rows;
  return { hall, token, post, setup, change, rename, pages };
}

const columnsSeen = async (hall: TestHall, token: string) =>
  (await hall.post('/api/xtTableConfig/getXtTableConfig', { pageid: PAGE }, token)).data as WireColumn[];
const fieldsSeen = async (hall: TestHall, token: string) =>
  (await hall.post('/api/xtQueryConfig/getXtQueryConfig', { pageid: PAGE }, token)).data as WireField[];
const lastEntry = async (hall: TestHall) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({
    where: { action: { in: ['pages.changePage', 'pages.resetPage'] } },
    orderBy: { id: 'desc' },
  });
};

describe('SYS-11 pages that administrators arrange', () => {
  it('SYS-11 a column is renamed for everybody who reads the page, in both languages', async () => {
    const { hall, rename } = await administered();
    const reader = await hall.signIn('secauditor');
    expect(await rename('address', { chinese: ' 来源 ', english: 'Origin' })).toMatchObject({ code: 200 });
    const column = (await columnsSeen(hall, reader)).find(({ fieldId }) => fieldId === 'address');
    expect(column).toMatchObject({ chinese: '来源', english: 'Origin', label: '来源', labelArr: { zh: '来源', en: 'Origin' } });
  });

  it('SYS-11 files and printouts of rows that two pages show have the names of the page that they are of', async () => {
    const { hall, token, change } = await administered();
    const named = (chinese: string) => (sent: ReturnType<typeof sentOf>) => ({
      columns: sent.columns.map((column) => (column.fieldId === 'result' ? { ...column, chinese } : column)),
      fields: sent.fields.map((field) => (field.fieldid === 'result' ? { ...field, titleZh: `${chinese}为` } : field)),
    });
    for (const [pageid, chinese] of [
      ['sign-in-log', '成败'],
      ['sign-in-digest', '如何'],
    ] as const) {
      expect(await change(named(chinese), pageid)).toMatchObject({ code: 200 });
    }
    const asked = { columnFilters: [{ columnId: 'result', values: ['200'] }], query: [{ id: 'result', value: '200' }] };
    const said = async (title: string) => {
      const file = await askExport(hall, '/api/logs/export-sign-ins', exportOf(['at'], { ...asked, title }), token);
      return conditionsOf(file.rawPayload);
    };
    expect(await said('登录日志')).toMatch(/^成败为：.*（列）成败：/);
    expect(await said('登录速览')).toMatch(/^如何为：.*（列）如何：/);
    const printed = { flg: '0', currentPage: 1, limit: 10, result: '200', columnFilters: [{ id: 'result', val: ['200'] }] };
    const { data } = await hall.post('/api/logs/print-sign-ins', printed, token);
    expect(JSON.stringify(data)).toMatch(/成败为：.*（列）成败：/);
  });

  it('SYS-11 a file has the name that the page was given, and calls its conditions as the page does', async () => {
    const { hall, change } = await administered();
    await change(({ fields }) => ({
      ...{ pageTitle: '办事记录', pageTitleEn: 'What was done' },
      fields: fields.map((field) => (field.fieldid === 'person' ? { ...field, titleZh: '经办人', titleEn: 'By' } : field)),
    }));
    const reader = await hall.signIn('secauditor');
    const linesIn = async (locale: 'zh' | 'en') => {
      const asked = exportOf(['address'], { locale, query: [{ id: 'person', value: '何志远' }] });
      return linesOf((await askExport(hall, '/api/logs/export-operations', asked, reader)).rawPayload).flat();
    };
    const inChinese = await linesIn('zh');
    expect(inChinese).toContain('办事记录');
    expect(inChinese).toContain('查询条件：经办人：何志远');
    const inEnglish = await linesIn('en');
    expect(inEnglish).toContain('What was done');
    expect(inEnglish).toContain('Conditions: By: 何志远');
  });

  it('SYS-11 columns are put in order, hidden, widened, pinned and aligned; what people arranged for themselves stays', async () => {
    const { hall, change } = await administered();
    const own = await hall.signIn('secauditor');
    const before = await columnsSeen(hall, own);
    const settings = before.map(({ fieldId }, index) => ({ fieldId, sortNum: index + 1, isShow: '1' }));
    await hall.post('/api/pages/save-columns', { pageId: PAGE, columns: settings }, own);
    const changed = await change(({ columns }) => ({
      columns: columns.toReversed().map((column, index) => ({
        ...{ ...column, sortNum: index + 1 },
        ...(index === 0 && { isShow: '0', cncolumnWidth: 333, fixedColumn: 'left', columnAlign: 'right', headerAlign: 'center' }),
      })),
    }));
    expect(changed).toMatchObject({ code: 200 });
    await makeRole(hall, 'reads', 'logs.operations');
    const other = await columnsSeen(hall, await signInWith(hall, 'reads'));
    expect(other.map(({ fieldId }) => fieldId)).toEqual(before.map(({ fieldId }) => fieldId).reverse());
    expect(other[0]).toMatchObject({
      ...{ isShow: '0', cncolumnWidth: 333, fixedColumn: 'left', columnAlign: 'right', headerAlign: 'center' },
    });
    expect((await columnsSeen(hall, own)).map(({ fieldId, isShow }) => [fieldId, isShow])).toEqual(
      before.map(({ fieldId }) => [fieldId, '1']),
    );
  });

  it('SYS-11 query fields are renamed, put in order and hidden', async () => {
    const { hall, change } = await administered();
    const person = { titleZh: '经办人', titleEn: 'By', placeholderZh: '谁', placeholderEn: 'Who', widthZh: 200, widthEn: 260 };
    const changed = await change(({ fields }) => ({
      fields: fields.map((field) => ({
        ...field,
        ...(field.fieldid === 'person' && { ...person, sortNum: 0 }),
        ...(field.fieldid === 'columns' && { isShow: '0' }),
      })),
    }));
    expect(changed).toMatchObject({ code: 200 });
    const seen = await fieldsSeen(hall, await hall.signIn('secauditor'));
    expect(seen[0]).toMatchObject({
      ...{ fieldid: 'person', componentTiltle: { zh: '经办人', en: 'By' } },
      ...{ placeholderText: { zh: '谁', en: 'Who' }, componentSize: { zh: 200, en: 260 } },
    });
    expect(seen.find(({ fieldid }) => fieldid === 'columns')).toMatchObject({ isShow: '0' });
  });

  it('SYS-11 is refused to others, and nothing is told of pages', async () => {
    const hall = await testHall();
    await makeRole(hall, 'lists', 'system.pages');
    const lists = await signInWith(hall, 'lists');
    expect(await hall.post('/api/pages/list', { currentPage: 1, limit: 10 }, lists)).toMatchObject({ code: 200 });
    for (const call of ['setup', 'change', 'reset']) {
      expect(await hall.post(`/api/pages/${call}`, { pageid: PAGE, version: 0 }, lists)).toMatchObject({ code: 403 });
    }
  });

  it('SYS-11 refuses what the page cannot do, names the field, and changes nothing', async () => {
    const { hall, token, post, setup, change, rename } = await administered();
    const before = await columnsSeen(hall, token);
    const refused = [
      [await rename('address', { chinese: '  ' }), 404, /中文列名不能为空/],
      [await rename('address', { chinese: '\u200b\u3164' }), 404, /中文列名不能为空/],
      [await rename('address', { chinese: '地\n址' }), 404, /中文列名格式不正确/],
      [await rename('address', { english: '\u202eAddress' }), 404, /英文列名格式不正确/],
      [await rename('address', { english: 'x'.repeat(51) }), 404, /英文列名不能超过50/],
      [await rename('address', { cncolumnWidth: 39 }), 404, /列宽/],
      [await rename('address', { fieldId: 'nowhere' }), 404, /列编号/],
      [await rename('address', { cellText: '看' }), 404, /单元格文字/],
      [await change(({ columns }) => ({ columns: [...columns, columns[0]] })), 404, /重复/],
      [await change(({ columns }) => ({ columns: columns.map((one) => ({ ...one, isShow: '0' })) })), 500, /至少要显示一列/],
      [await change(({ fields }) => ({ fields: fields.map((one) => ({ ...one, isShow: '0' })) })), 404, /是否显示/],
      [await change(() => ({ pageTitle: '' })), 404, /页面名称不能为空/],
      [await post('change', { ...sentOf(await setup()), pageid: 'nowhere' }), 404, /页面编号不存在/],
      [await post('setup', { pageid: 'nowhere' }), 404, /页面编号不存在/],
    ] as const;
    for (const [answer, code, message] of refused) {
      expect(answer).toMatchObject({ code, message: expect.stringMatching(message) });
    }
    expect(await columnsSeen(hall, token)).toEqual(before);
    expect((await setup()).version).toBe(0);
  });

  it('SYS-11 a heading that is hidden hides all that is below it: where nothing else is shown, that is refused', async () => {
    const { hall, change } = await administered();
    const { columns } = await hall.services.database.read.pageDocument.findUniqueOrThrow({ where: { id: PAGE } });
    const all = columns as { fieldId: string }[];
    const heading = { ...all.find(({ fieldId }) => fieldId === 'at'), fieldId: 'heading', children: all.slice(2) };
    await hall.services.database.unitOfWork((tx) =>
      tx.pageDocument.update({ where: { id: PAGE }, data: { columns: [...all.slice(0, 2), heading] as object[] } }),
    );
    const hidden = (isShow: string) =>
      change(({ columns }) => ({ columns: columns.map((one) => (one.fieldId === 'heading' ? { ...one, isShow } : one)) }));
    expect(await hidden('0')).toMatchObject({ code: 500, message: expect.stringMatching(/至少要显示一列/) });
    expect(await hidden('1')).toMatchObject({ code: 200 });
  });

  it('SYS-11 nothing is sorted or filtered by that the product does not, though it can be switched off and on again', async () => {
    const { hall, token, setup, rename } = await administered();
    const switched = async (isSort: string) => {
      expect(await rename('at', { isSort })).toMatchObject({ code: 200 });
      return (await columnsSeen(hall, token)).find(({ fieldId }) => fieldId === 'at')?.isSort;
    };
    expect([await switched('0'), await switched('1')]).toEqual(['0', '1']);
    const unsorted = (await setup()).columns.find(({ isSort }) => isSort === '0');
    expect(await rename(unsorted?.fieldId ?? '', { isSort: '1' })).toMatchObject({ code: 404 });
  });

  it('SYS-11 a page is given its shipped configuration again; the list says which pages are changed, when and by whom', async () => {
    const { hall, token, post, setup, rename } = await administered();
    const shipped = await columnsSeen(hall, token);
    await rename('address', { chinese: '来源' });
    const listed = async () => ((await post('list', { currentPage: 1, limit: 100, sfxg: '1' })).data as { rows: object[] }).rows;
    expect(await listed()).toMatchObject([{ pageid: PAGE, sfxg: '1', xgr: expect.any(String), version: 1 }]);
    expect(await post('reset', { pageid: PAGE, version: 1 })).toMatchObject({ code: 200 });
    expect(await columnsSeen(hall, token)).toEqual(shipped);
    expect(await listed()).toEqual([]);
    expect(await setup()).toMatchObject({ version: 2 });
  });

  it('SYS-11 of two who change a page the second is refused, also after a reset, and two at once are not both taken', async () => {
    const { hall, token, post, setup, rename } = await administered();
    const opened = sentOf(await setup());
    await rename('address', { chinese: '来源' });
    expect(await post('change', opened)).toMatchObject({ code: 500, message: expect.stringMatching(/已被|修改/) });
    expect(await post('reset', { pageid: PAGE, version: 0 })).toMatchObject({ code: 500 });
    await post('reset', { pageid: PAGE, version: 1 });
    expect(await post('change', { ...opened, version: 0 })).toMatchObject({ code: 500 });
    const both = ['甲', '乙'].map((pageTitle) => post('change', { ...opened, version: 2, pageTitle }));
    expect((await Promise.all(both)).map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(await columnsSeen(hall, token)).toHaveLength(opened.columns.length);
  });

  it('SYS-7 the log tells what was changed of which column and condition, before and after, and nothing of what stayed', async () => {
    const { hall, change, post } = await administered();
    await change(({ columns, fields }) => ({
      pageTitle: '办事记录',
      columns: columns.map((one) => (one.fieldId === 'address' ? { ...one, chinese: '来源', isShow: '1' } : one)),
      fields: fields.map((one) => (one.fieldid === 'person' ? { ...one, titleZh: '经办人' } : one)),
    }));
    const { target, changes } = (await lastEntry(hall)) ?? {};
    expect(target).toBe('操作日志');
    expect(changes).toEqual([
      expect.objectContaining({ field: '页面名称', before: '操作日志', after: '办事记录' }),
      expect.objectContaining({
        field: '列“地址”：中文列名',
        fieldEn: 'Column “Address”: Column name in Chinese',
        before: '地址',
        after: '来源',
      }),
      expect.objectContaining({ field: '列“地址”：默认显示', before: '否', after: '是' }),
      expect.objectContaining({ field: '查询条件“操作人”：中文标题', before: '操作人', after: '经办人' }),
    ]);
    await post('reset', { pageid: PAGE, version: 1 });
    expect((await lastEntry(hall))?.changes).toHaveLength(4);
  });

  it('SYS-11 what changes nothing is no change: nobody is told, and the version stays', async () => {
    const { hall, change, setup } = await administered();
    expect(await change(() => ({}))).toMatchObject({ code: 200 });
    expect((await setup()).version).toBe(0);
    expect(await hall.services.database.read.news.count({ where: { topic: 'pages' } })).toBe(0);
  });

  it('SYS-11 everybody who is connected is told of a change', async () => {
    const { hall, rename } = await administered();
    await rename('address', { chinese: '来源' });
    expect(await hall.services.database.read.news.findMany({ where: { topic: 'pages' } })).toMatchObject([{ personId: null }]);
  });

  it('SYS-15 every page can be sent back as it is, which changes none of them', async () => {
    const { hall, pages, change } = await administered();
    const rows = await pages();
    expect(rows.length).toBeGreaterThan(15);
    for (const { pageid } of rows) expect(await change(() => ({}), pageid), pageid).toMatchObject({ code: 200 });
    expect(await hall.services.database.read.pageAdjustment.count()).toBe(0);
  });

  it('SYS-15 every page that was changed and reset is the very page that was shipped', async () => {
    const { hall, pages, post, setup, change } = await administered();
    const rows = await pages();
    for (const { pageid } of rows) {
      expect(await change(() => ({ pageTitle: '改名' }), pageid), pageid).toMatchObject({ code: 200 });
      expect(await post('reset', { pageid, version: 1 }), pageid).toMatchObject({ code: 200 });
      const { config, columns, shippedConfig, shippedColumns } = await setup(pageid);
      // The web tells by this very text whether there is something to reset.
      expect(JSON.stringify([config, columns]), pageid).toBe(JSON.stringify([shippedConfig, shippedColumns]));
    }
    expect(await hall.services.database.read.pageAdjustment.count()).toBe(rows.length);
  });

  it('SYS-11 a page whose only columns stand below a hidden heading shows none of them, and is refused', async () => {
    const { hall, post, setup } = await administered();
    const below = (await setup()).columns.map(({ fieldId }) => fieldId).filter((id) => id !== 'xh' && id !== 'xzk');
    const { columns } = await hall.services.database.read.pageDocument.findUniqueOrThrow({ where: { id: PAGE } });
    const grouped = (columns as { fieldId: string }[]).filter(({ fieldId }) => below.includes(fieldId));
    const all = [{ ...tableColumn('all', { chinese: '全部', english: 'All' }), children: grouped }];
    await hall.services.database.unitOfWork((tx) => tx.pageDocument.update({ where: { id: PAGE }, data: { columns: all as never } }));
    const sent = sentOf(await setup());
    const hidden = { ...sent, columns: sent.columns.map((column) => ({ ...column, isShow: '0' })) };
    expect(await post('change', hidden)).toMatchObject({ code: 500, message: expect.stringMatching(/至少要显示一列/) });
  });

  it('SYS-11 the largest change that may be sent is read', async () => {
    const { post, setup } = await administered();
    const sent = sentOf(await setup());
    const filler = { ...sent.columns[0], chinese: '长'.repeat(50), english: '长'.repeat(50), cellText: '长'.repeat(50) };
    const columns = Array.from({ length: PAGE_COLUMNS_MAX }, (_, index) => ({ ...filler, fieldId: `c${index}` }));
    expect(await post('change', { ...sent, columns })).toMatchObject({ code: 404, message: expect.stringContaining('列编号') });
  });
});
