import { wireMoment } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const DAY_MS = 86_400_000;

const DRAFT = {
  gxbt: '预约办理',
  gxbten: 'Booking a time',
  bbh: '1.1.0',
  gxjb: 'general',
  gxnr: '<p>可以<strong>预约</strong>办理时间。</p>',
  gxnren: '<p>A time can be booked.</p>',
};

interface Row {
  readonly id: string;
  readonly bbh: string;
  readonly gxzt: string;
  readonly xgcs: number;
}

/** A hall whose update log somebody writes; times are days from now. */
async function written(userName = 'noticeadmin') {
  const hall = await testHall();
  const token = await hall.signIn(userName);
  const at = (days: number) => wireMoment(new Date(hall.clock.now().getTime() + days * DAY_MS));
  const draft = { ...DRAFT, gxsj: at(-1) };
  const post = (call: string, body: object) => hall.post(`/api/updates/${call}`, body, token);
  const list = async (body: object = {}) => (await post('list', body)).data as { total: number; rows: Row[] };
  const row = async (bbh = DRAFT.bbh) => (await list({ bbh })).rows[0] as Row;
  const version = async () => (await hall.post('/api/xtglXtgx/getXtgxBbh', {})).data;
  return { hall, at, draft, post, list, row, version };
}

const released = async (hall: TestHall, body: object = {}) =>
  (await hall.post('/api/updates/released', body, await hall.signIn('staff'))).data as { total: number; rows: { bbh: string }[] };

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('an update', () => {
  it('SYS-10 is added, is the newest version from then on, and the log tells of it', async () => {
    const { hall, draft, post, row, version } = await written();
    expect(await version()).toEqual({ version: '1.0.0', sfxfb: '0' });
    expect(await post('create', draft)).toMatchObject({ code: 200 });
    expect(await version()).toEqual({ version: '1.1.0', sfxfb: '1' });
    expect(await row()).toMatchObject({
      gxbt: '预约办理',
      gxbten: 'Booking a time',
      gxjb: 'general',
      gxsj: draft.gxsj,
      gxzt: 'released',
      xgcs: 1,
    });
    expect(await entryOf(hall, 'updates.createUpdate')).toMatchObject({
      ...{ kind: 'change', target: '1.1.0 预约办理', targetEn: '1.1.0 Booking a time' },
      changes: expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Level', after: '常规优化', afterEn: 'Improvement' }),
        expect.objectContaining({ fieldEn: 'What is new', after: '可以预约办理时间。' }),
      ]),
    });
  });

  it('SYS-10 that is to come is shown to nobody before its time', async () => {
    const { hall, at, draft, post, row, version } = await written();
    await post('create', { ...draft, gxsj: at(1) });
    expect(await row()).toMatchObject({ gxzt: 'scheduled' });
    expect(await version()).toMatchObject({ version: '1.0.0' });
    expect((await released(hall)).rows.map(({ bbh }) => bbh)).toEqual(['1.0.0', '0.9.1', '0.9.0', '0.8.0']);
    hall.clock.advance(DAY_MS);
    expect(await version()).toMatchObject({ version: '1.1.0' });
  });

  it('SYS-10 is no longer told of a month after it came out', async () => {
    const { at, draft, post, version } = await written();
    await post('create', { ...draft, gxsj: at(-31) });
    expect(await version()).toEqual({ version: '1.1.0', sfxfb: '0' });
  });

  it('SYS-10 is changed with what was before in the log; its own version is no version of another', async () => {
    const { hall, draft, post, row } = await written();
    await post('create', draft);
    const { id } = await row();
    expect(await post('change', { ...draft, id, xgcs: 1, gxjb: 'major', gxbten: '' })).toMatchObject({ code: 200 });
    expect(await row()).toMatchObject({ gxjb: 'major', xgcs: 2 });
    expect(await entryOf(hall, 'updates.changeUpdate')).toMatchObject({
      changes: [
        expect.objectContaining({ fieldEn: 'Title in English', before: 'Booking a time', after: '' }),
        expect.objectContaining({ fieldEn: 'Level', before: '常规优化', after: '重大升级' }),
      ],
    });
  });

  it('SYS-10 of two who change it the second is told, and nothing of the first is lost', async () => {
    const { draft, post, row } = await written();
    await post('create', draft);
    const { id } = await row();
    const both = await Promise.all(['甲', '乙'].map((gxbt) => post('change', { ...draft, id, xgcs: 1, gxbt })));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(both.find(({ code }) => code === 500)).toMatchObject({ data: { rule: 'changed-meanwhile' } });
    expect(await row()).toMatchObject({ xgcs: 2, gxbt: both[0]?.code === 200 ? '甲' : '乙' });
    expect(await post('delete', { id, xgcs: 1 })).toMatchObject({ code: 500, data: { rule: 'changed-meanwhile' } });
  });

  it('SYS-10 is deleted; the version before it is the newest again', async () => {
    const { hall, draft, post, row, list, version } = await written();
    await post('create', draft);
    const { id } = await row();
    expect(await post('delete', { id, xgcs: 1 })).toMatchObject({ code: 200 });
    expect(await list()).toMatchObject({ total: 4 });
    expect(await version()).toMatchObject({ version: '1.0.0' });
    expect(await entryOf(hall, 'updates.deleteUpdate')).toMatchObject({ kind: 'change', target: '1.1.0 预约办理' });
    for (const call of ['in-full', 'delete'])
      expect(await post(call, { id, ...(call === 'delete' && { xgcs: 1 }) })).toMatchObject({ code: 404 });
  });

  it.each<[string, object, string, string]>([
    ['without a title', { gxbt: '' }, 'gxbt', 'required'],
    ['with a title of blanks', { gxbt: '　 ' }, 'gxbt', 'required'],
    ['with a title that nobody sees', { gxbt: '\u200b\u2060' }, 'gxbt', 'required'],
    ['without a version', { bbh: '' }, 'bbh', 'required'],
    ['with a version that is none', { bbh: 'v1.1' }, 'bbh', 'version-format'],
    ['with a version that there is', { bbh: '1.0.0' }, 'bbh', 'id-taken'],
    ['with a level that there is not', { gxjb: 'minor' }, 'gxjb', 'choice'],
    ['without a level', { gxjb: undefined }, 'gxjb', 'required'],
    ['without a time', { gxsj: undefined }, 'gxsj', 'required'],
    ['with a time that no calendar has', { gxsj: '2026-02-30 08:00:00' }, 'gxsj', 'format'],
    ['without content', { gxnr: undefined }, 'gxnr', 'required'],
    ['with content of which nobody sees anything', { gxnr: '<p>&nbsp;</p><script>x()</script>' }, 'gxnr', 'required'],
  ])('SYS-10 is not added %s, which is said at the field', async (_, change, field, rule) => {
    const { draft, post, list } = await written();
    expect(await post('create', { ...draft, ...change })).toMatchObject({ code: 404, data: { field, rule } });
    expect(await list()).toMatchObject({ total: 4 });
  });

  it('SYS-10 says nothing that runs, however it was written', async () => {
    const { hall, draft, post, row } = await written();
    await post('create', { ...draft, gxnr: '<p onclick="x()">好<img src=x onerror=x()><script>x()</script></p>' });
    const { id } = await row();
    expect((await post('in-full', { id })).data).toMatchObject({ gxnr: '<p>好<img src="x" /></p>' });
    await hall.services.database.unitOfWork((tx) =>
      tx.systemUpdate.update({ where: { id }, data: { content: '好<iframe src="/x"></iframe>' } }),
    );
    expect((await released(hall)).rows[0]).toMatchObject({ gxnr: '好' });
  });
});

describe('the update log', () => {
  it('SYS-10 is found by title in both languages, version, level and time', async () => {
    const { at, draft, post, list } = await written();
    await post('create', draft);
    const found = async (body: object) => (await list(body)).rows.map(({ bbh }) => bbh);
    const day = at(-1).slice(0, 10);
    expect(await found({ gxbt: '预约' })).toEqual(['1.1.0']);
    expect(await found({ gxbt: 'booking' })).toEqual(['1.1.0']);
    expect(await found({ bbh: '0.9' })).toEqual(['0.9.1', '0.9.0']);
    expect(await found({ gxjb: 'defect' })).toEqual(['0.9.1']);
    expect(await found({ gxsjq: day, gxsjz: day })).toEqual(['1.1.0']);
    expect(await found({ columnFilters: [{ id: 'gxjb', val: ['major', 'defect'] }] })).toEqual(['1.0.0', '0.9.1']);
  });

  it('SYS-10 everybody signed in reads what is out, page by page; nobody else does', async () => {
    const hall = await testHall();
    expect(await released(hall, { currentPage: 2, limit: 3 })).toMatchObject({ total: 4, rows: [{ bbh: '0.8.0', gxjb: 'general' }] });
    expect(await hall.post('/api/updates/released', {})).toMatchObject({ code: 401 });
  });

  it.each(['noticeadmin', 'admin'])('SYS-1 SYS-10 %s has it in the own menu', async (userName) => {
    const hall = await testHall();
    const menu = JSON.stringify((await hall.get('/api/menu/mymenu', await hall.signIn(userName))).data);
    expect(menu).toContain('/xtsz/updates');
  });

  it.each(['list', 'in-full', 'create', 'change', 'delete'])('SYS-1 SYS-10 nobody else may ask for %s', async (call) => {
    const { hall, draft } = await written();
    const body = call === 'list' ? {} : { ...(['create', 'change'].includes(call) && draft), ...(call !== 'create' && { id: 'update-4' }) };
    const asked = { ...body, ...(['change', 'delete'].includes(call) && { xgcs: 1 }) };
    expect(await hall.post(`/api/updates/${call}`, asked, await hall.signIn('secauditor'))).toMatchObject({ code: 403 });
  });
});
