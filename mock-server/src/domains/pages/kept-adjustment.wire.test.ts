import { expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';

const PAGE = 'operation-log';

interface Kept {
  readonly title?: string;
  readonly columns?: object | string;
  readonly fields?: object | string;
}

/** A hall that keeps something of a page, whoever kept it, and its administrator. */
async function keeping({ title, columns = {}, fields = {} }: Kept) {
  const hall = await testHall();
  const by = { changedAt: hall.clock.now(), changedBy: '系统管理员', changedByEn: 'Administrator' };
  const kept = { pageId: PAGE, title: title ?? null, titleEn: null, columns, fields, version: 1, ...by };
  await hall.services.database.unitOfWork((tx) => tx.pageAdjustment.create({ data: kept }));
  const token = await hall.signIn('admin');
  const post = (path: string, body: object) => hall.post(path, body, token);
  const columnsSeen = async () => (await post('/api/xtTableConfig/getXtTableConfig', { pageid: PAGE })).data as object[];
  const fieldsSeen = async () => (await post('/api/xtQueryConfig/getXtQueryConfig', { pageid: PAGE })).data as object[];
  const listed = async () => (await post('/api/pages/list', { currentPage: 1, limit: 10, pageid: PAGE })).data as { rows: object[] };
  return { post, columnsSeen, fieldsSeen, listed };
}

it.each([
  [{ address: { label: '来源', width: 5000, align: 'justify', shown: 'yes', order: null } }],
  [{ address: { label: '来源', prop: 'password', options: 5, children: [1] } }],
  [{ address: { label: '来源' }, at: null, person: 'x', gone: { label: '旧' } }],
])('SYS-15 of what is kept of columns, what no release can say any more is passed over, and the rest holds: %o', async (columns) => {
  const { post, columnsSeen } = await keeping({ columns });
  const { columnsSeen: shipped } = await keeping({});
  const renamed = (await shipped()).map((column) => ('fieldId' in column && column.fieldId === 'address' ? 'address' : column));
  const seen = await columnsSeen();
  expect(seen.map((column) => ('fieldId' in column && column.fieldId === 'address' ? 'address' : column))).toEqual(renamed);
  expect(seen).toContainEqual(expect.objectContaining({ fieldId: 'address', label: '来源', isShow: '0', cncolumnWidth: 140 }));
  expect(await post('/api/pages/setup', { pageid: PAGE })).toMatchObject({ code: 200 });
});

it('SYS-15 of what is kept of query fields it is the same, and so where nothing of it can be read', async () => {
  const { fieldsSeen } = await keeping({
    columns: 'x',
    fields: { person: { title: '经办人', width: 'wide', kind: 'unknown', titleEn: 5 } },
  });
  expect(await fieldsSeen()).toContainEqual(
    expect.objectContaining({ fieldid: 'person', componentType: 'suggest', componentTiltle: expect.objectContaining({ zh: '经办人' }) }),
  );
});

it('SYS-15 a page that a release has made as its institution had it is as it was shipped, and nothing is left to be reset', async () => {
  const same = await keeping({ title: '操作日志', columns: { gone: { label: '旧' }, address: { label: '地址' } } });
  expect((await same.listed()).rows).toMatchObject([{ sfxg: '0', version: 1 }]);
  const other = await keeping({ title: '办事记录' });
  expect((await other.listed()).rows).toMatchObject([{ sfxg: '1' }]);
});
