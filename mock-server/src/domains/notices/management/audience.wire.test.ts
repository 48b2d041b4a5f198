import type { Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { exportOf, rowsOf } from '../../../testing/exports.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

const DRAFT = { ggbt: '停机通知', ggnr: '<p>今晚停机</p>', ggdj: 1, sfzd: '0' };
const chosen = (departmentIds: readonly string[], roleIds: readonly string[] = []) => ({ everyone: '0', departmentIds, roleIds });
const EVERYONE = { everyone: '1', departmentIds: [], roleIds: [] };
const DAY_MS = 86_400_000;

interface Row {
  readonly ygbh: string;
  readonly status: string;
  readonly readAt?: string;
  readonly bmmc: string;
}

async function managedHall() {
  const hall = await testHall();
  const token = await hall.signIn('noticeadmin');
  const call = async (name: string, body: object) => (await hall.post(`/api/notices/${name}`, body, token)).data;
  const publish = async (audience: object): Promise<string> => {
    const draft = (await call('save', { ...DRAFT, ...audience })) as { id: string };
    await call('publish', draft);
    return draft.id;
  };
  const readers = async (id: string, filter: object = {}) =>
    (await call('readers', { id, limit: 800, ...filter })) as { total: number; rows: Row[] };
  const change = (work: (tx: Tx) => Promise<unknown>) => hall.services.database.unitOfWork(work);
  const pushed = (id: string) => hall.services.database.read.pushedNotice.findMany({ where: { path: `/tzgg?id=${id}` } });
  return { hall, call, publish, readers, change, pushed };
}

/** Who of some people sees a notice in the list, is counted it, may open its file, and has its title suggested. */
async function seenBy(hall: TestHall, id: string, userNames: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const userName of userNames) {
    const token = await hall.signIn(userName);
    const { data } = await hall.post('/api/xtglGggl/getNoticeList', { id }, token);
    const field = { pageId: 'notices', moduleId: 'query', groupId: 'main', fieldId: 'ggbt', fieldVal: DRAFT.ggbt };
    const suggested = (await hall.post('/api/xtQueryHistory/getSearchSuggest', field, token)).data as unknown[];
    const marked = (await hall.post('/api/dbtz/xgzt', { id, status: '1' }, token)).code === 200;
    const total = (data as { total: number }).total;
    expect([suggested.length > 0, marked], userName).toEqual([total === 1, total === 1]);
    if (total === 1) seen.push(userName);
  }
  return seen;
}

const PEOPLE = ['staff', 'leader', 'analyst', 'deptlead', 'finclerk', 'gao'].slice(0, 5);

describe('NOTICE-7 whom a notice is for', () => {
  it.each([
    ['everyone', EVERYONE, ['staff', 'leader', 'analyst', 'deptlead', 'finclerk']],
    ['a department', chosen(['finance']), ['analyst', 'finclerk']],
    ['a role', chosen([], ['deptlead']), ['deptlead']],
    ['a department and a role, whoever is in either', chosen(['computing'], ['analyst']), ['staff', 'leader', 'analyst']],
  ])('NOTICE-7 %s', async (_, audience, expected) => {
    const { hall, publish } = await managedHall();
    expect(await seenBy(hall, await publish(audience), PEOPLE)).toEqual(expected);
  });

  it('NOTICE-7 a department takes those below it along, however deep, also in a circle', async () => {
    const { hall, publish, change, call } = await managedHall();
    await change(async (tx) => {
      await tx.department.update({ where: { id: 'computing' }, data: { parentId: 'academic' } });
      await tx.department.update({ where: { id: 'academic' }, data: { parentId: 'president' } });
    });
    const audience = chosen(['president']);
    expect(await seenBy(hall, await publish(audience), PEOPLE)).toEqual(['staff', 'leader']);
    const reach = await call('reach', audience);
    await change((tx) => tx.department.update({ where: { id: 'president' }, data: { parentId: 'computing' } }));
    expect(await call('reach', audience)).toBe(reach);
  });

  it('NOTICE-7 one whose departments and roles are all gone is for nobody, and is not published', async () => {
    const { hall, call, publish, change } = await managedHall();
    await change(async (tx) => {
      await tx.department.create({ data: { id: 'passing', name: '临时机构', nameEn: 'Passing' } });
      await tx.role.create({ data: { id: 'passing', name: '临时角色', nameEn: 'Passing', remark: '' } });
    });
    const audience = chosen(['passing'], ['passing']);
    const id = await publish(audience);
    const draft = await call('save', { ...DRAFT, ...audience });
    await change(async (tx) => {
      await tx.department.delete({ where: { id: 'passing' } });
      await tx.role.delete({ where: { id: 'passing' } });
    });
    expect(await seenBy(hall, id, PEOPLE)).toEqual([]);
    expect(await call('managed', { id })).toMatchObject({ rows: [{ audience: '无', audienceEn: 'Nobody', reach: 0 }] });
    expect(await call('publish', draft as object)).toMatchObject({ rule: 'audience-empty' });
  });

  it('NOTICE-7 reading is asked of whom it is for, and of nobody else', async () => {
    const { hall, publish } = await managedHall();
    for (const userName of ['analyst', 'leader']) {
      const token = await hall.signIn(userName);
      await hall.post('/api/notices/read-all', { count: 100 }, token);
    }
    await publish(chosen([], ['analyst']));
    await hall.setParameter('compulsoryNotices', '1');
    const loans = async (userName: string) => (await hall.post('/api/loans/list', {}, await hall.signIn(userName))).data;
    expect(await loans('analyst')).toMatchObject({ rule: 'notices-unread' });
    expect(await loans('leader')).not.toMatchObject({ rule: 'notices-unread' });
  });

  it('NOTICE-7 counts who can sign in, as it is chosen, in the list and among the readers alike', async () => {
    const { hall, call, publish, readers, change } = await managedHall();
    const { read } = hall.services.database;
    const audience = chosen(['finance', 'library'], ['staff']);
    const id = await publish(audience);
    const counts = async () => {
      const { rows } = (await call('managed', { id })) as { rows: { reach: number }[] };
      return [await call('reach', audience), rows[0]?.reach, (await readers(id)).total];
    };
    const able = await read.person.count({ where: { enabled: true, locked: false } });
    expect(able).toBeLessThan(await read.person.count());
    expect(await counts()).toEqual([able, able, able]);
    await change((tx) => tx.person.update({ where: { userName: 'leader' }, data: { enabled: false } }));
    expect(await counts()).toEqual([able - 1, able - 1, able - 1]);
  });
});

describe('NOTICE-7 who has read it', () => {
  it('NOTICE-7 tells who has and when, and who has not, by state, department and name', async () => {
    const { hall, publish, readers } = await managedHall();
    const id = await publish(chosen(['computing', 'finance']));
    await hall.post('/api/dbtz/xgzt', { id, status: '1' }, await hall.signIn('staff'));
    const all = await readers(id);
    const [read] = (await readers(id, { status: '1' })).rows;
    expect(read).toMatchObject({ ygbh: '2001009', status: '1', readAt: expect.stringMatching(/^\d{4}-/), bmmc: '计算机学院' });
    const unread = await readers(id, { status: '0' });
    expect(unread.total).toBe(all.total - 1);
    expect(unread.rows.every(({ readAt, status }) => status === '0' && readAt === undefined)).toBe(true);
    const ofFinance = await readers(id, { bmmc: 'Finance' });
    expect(new Set(ofFinance.rows.map(({ bmmc }) => bmmc))).toEqual(new Set(['财务处']));
    expect((await readers(id, { text: '王芳' })).rows.map(({ ygbh }) => ygbh)).toEqual(['2001009']);
    expect((await readers('nothing')).total).toBe(0);
  });

  it('NOTICE-7 TABLE-9 they can be exported', async () => {
    const { hall, publish } = await managedHall();
    const id = await publish(chosen([], ['analyst']));
    const query = [{ id: 'id', value: id }];
    const { rawPayload } = await hall.fastify.inject({
      method: 'POST',
      url: '/api/notices/export-readers',
      headers: { authorization: `Bearer ${await hall.signIn('noticeadmin')}` },
      payload: {
        flg: '0',
        locale: 'zh',
        outputType: 'excel',
        exportTitle: '阅读情况',
        queryCondition: query.map((one) => ({ id: one.id, val: one.value })),
        fieldList: exportOf(['ygmc', 'status']).fields.map(({ columnId, title }) => ({ datafield: columnId, name: title })),
      },
    });
    expect(rowsOf(rawPayload)).toEqual([['孙立', '未读']]);
  });
});

describe('NOTICE-7 reminding', () => {
  it('NOTICE-7 tells those who have not read it, with its address, and nobody twice within a day', async () => {
    const { hall, call, publish, readers, pushed } = await managedHall();
    const id = await publish(chosen(['computing']));
    await hall.post('/api/dbtz/xgzt', { id, status: '1' }, await hall.signIn('staff'));
    const unread = (await readers(id, { status: '0' })).total;
    expect(await call('remind', { id })).toEqual({ told: unread, toldBefore: 0 });
    const told = await pushed(id);
    expect(told).toHaveLength(unread);
    expect(told[0]).toMatchObject({ origin: 'notices', title: '请阅读：停机通知', titleEn: 'Please read: 停机通知' });
    await hall.post('/api/dbtz/xgzt', { id, status: '1' }, await hall.signIn('leader'));
    expect(await call('remind', { id })).toEqual({ told: 0, toldBefore: unread - 1 });
    hall.clock.advance(DAY_MS + 1000);
    const token = await hall.signIn('noticeadmin');
    expect((await hall.post('/api/notices/remind', { id }, token)).data).toEqual({ told: unread - 1, toldBefore: 0 });
  });

  it('NOTICE-7 is taken back from whom the notice is no longer for, and begins anew with reading', async () => {
    const { hall, call, publish, pushed } = await managedHall();
    const id = await publish(chosen(['computing', 'finance']));
    const remind = async () => (await call('remind', { id })) as { told: number; toldBefore: number };
    const { told } = await remind();
    await call('save', { ...DRAFT, ...chosen(['finance']), id, version: 2 });
    const left = await pushed(id);
    expect([left.length > 0, left.length < told]).toEqual([true, true]);
    expect(
      await hall.services.database.read.person.count({
        where: { pushedNotices: { some: { path: `/tzgg?id=${id}` } }, departmentId: 'computing' },
      }),
    ).toBe(0);
    expect(await remind()).toEqual({ told: 0, toldBefore: left.length });
    await call('save', { ...DRAFT, ...chosen(['finance']), id, version: 3, tellAnew: '1' });
    expect(await remind()).toEqual({ told: left.length, toldBefore: 0 });
    await call('withdraw', { id });
    expect(await pushed(id)).toEqual([]);
    const news = await hall.services.database.read.news.findMany({ where: { topic: 'pushed' } });
    expect(news.filter(({ personId }) => personId === left[0]?.personId).length).toBeGreaterThan(2);
  });

  it('NOTICE-7 by two at once reminds everybody once', async () => {
    const { call, publish, readers, pushed } = await managedHall();
    const id = await publish(chosen(['computing']));
    const { total } = await readers(id);
    await Promise.all([call('remind', { id }), call('remind', { id })]);
    expect(await pushed(id)).toHaveLength(total);
  });
});
