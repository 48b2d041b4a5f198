import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type Answer, type TestHall, testHall } from '../../../testing/test-hall.ts';

interface Saved {
  readonly id: string;
  readonly version: number;
}

const EVERYONE = { everyone: '1', departmentIds: [], roleIds: [] };
const chosen = (departmentIds: readonly string[], roleIds: readonly string[] = []) => ({ everyone: '0', departmentIds, roleIds });
const DRAFT = { ggbt: '停机通知', ggnr: '<p>今晚停机</p>', ggdj: 1, sfzd: '0', ...EVERYONE };
const DAY_MS = 86_400_000;

/** A hall and what its notice administrator does in it. */
async function managedHall() {
  const hall = await testHall();
  const token = await hall.signIn('noticeadmin');
  const call = (name: string, body: object) => hall.post(`/api/notices/${name}`, body, token);
  const saved = async (draft: object = {}): Promise<Saved> => (await call('save', { ...DRAFT, ...draft })).data as Saved;
  const published = async (draft: object = {}): Promise<Saved> => (await call('publish', await saved(draft))).data as Saved;
  const rows = async (body: object) => ((await call('managed', body)).data as { rows: Record<string, unknown>[] }).rows;
  const row = async ({ id }: Saved) => (await rows({ id }))[0];
  return { hall, call, saved, published, rows, row };
}

const seenBy = async (hall: TestHall, token: string): Promise<Map<string, Record<string, unknown>>> => {
  const { data } = await hall.post('/api/xtglGggl/getNoticeList', { limit: 800 }, token);
  return new Map((data as { rows: { id: string }[] }).rows.map((row) => [row.id, row]));
};
const sees = async (hall: TestHall, userName: string, { id }: Saved) => (await seenBy(hall, await hall.signIn(userName))).has(id);
const ruleOf = ({ data }: Answer) => (data as { rule?: string } | null)?.rule;
const momentAfter = (hall: TestHall, ms: number) =>
  new Date(hall.clock.now().getTime() + ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

describe('NOTICE-7 a draft', () => {
  it('NOTICE-7 is seen by nobody but those who manage notices, until it is published', async () => {
    const { hall, call, saved, row } = await managedHall();
    const draft = await saved();
    expect(await row(draft)).toMatchObject({ fbzt: '0', author: '郑晓燕', fbr: '财务处', reach: expect.any(Number), readBy: 0 });
    expect(await sees(hall, 'staff', draft)).toBe(false);
    expect(await call('publish', draft)).toMatchObject({ code: 200, data: { id: draft.id, version: 2 } });
    expect(await row(draft)).toMatchObject({ fbzt: '1' });
    const staff = await hall.signIn('staff');
    expect((await seenBy(hall, staff)).get(draft.id)).toMatchObject({ fbzt: '1', status: '0', ggbt: '停机通知' });
  });

  it('NOTICE-7 needs a Chinese title and something to read', async () => {
    const { call } = await managedHall();
    const refused = async (draft: object) => {
      const { code, data } = await call('save', { ...DRAFT, ...draft });
      return { code, ...(data as { field: string; rule: string }) };
    };
    expect(await refused({ ggbt: '  ' })).toMatchObject({ code: 404, field: 'ggbt', rule: 'required' });
    for (const ggbt of ['\u200b', '\u202e\u200f', '\u3164', '\u2800', '\u00ad', '\u0301'])
      expect(await refused({ ggbt })).toMatchObject({ code: 404, field: 'ggbt', rule: 'required' });
    for (const ggnr of ['<p>\u200b</p>', '<p>&zwnj;&#8203;&shy;</p>', '<p>\u3164</p>', '<img alt="x">', '<img src="javascript:x">'])
      expect(await refused({ ggnr })).toMatchObject({ code: 404, field: 'ggnr', rule: 'required' });
    for (const ggnr of ['<p></p>', '<p>&nbsp; </p><p><br></p>', '<script>alert(1)</script>', '<table><tr><td></td></tr></table>'])
      expect(await refused({ ggnr })).toMatchObject({ code: 404, field: 'ggnr', rule: 'required' });
    expect(await refused({ ggdj: 4 })).toMatchObject({ code: 404, field: 'ggdj' });
    expect(await refused(chosen([]))).toMatchObject({ code: 404, field: 'departmentIds', rule: 'audience-empty' });
    expect(await refused(chosen(['nowhere']))).toMatchObject({ code: 404, field: 'departmentIds', rule: 'not-found' });
    expect(await refused(chosen([], ['nobody']))).toMatchObject({ code: 404, field: 'roleIds', rule: 'not-found' });
  });

  it('NOTICE-7 has its HTML cleaned as it is saved, and keeps how paragraphs are aligned', async () => {
    const { hall, call, saved } = await managedHall();
    const ggnr = '<p align="center" onclick="x()">好<script>alert(1)</script></p><p align="x">坏</p><u>线</u>';
    const { id } = await saved({ ggnr, ggbten: 'Outage', ggnren: '<p>Tonight<img src=x onerror=alert(1)></p>' });
    const stored = await hall.services.database.read.notice.findUniqueOrThrow({ where: { id } });
    expect(stored.content).toBe('<p align="center">好</p><p>坏</p><u>线</u>');
    expect(stored.contentEn).toBe('<p>Tonight<img src="x" /></p>');
    expect((await call('in-full', { id })).data).toMatchObject({ ggnr: stored.content, ggnren: stored.contentEn, jsfw: EVERYONE });
  });

  it('NOTICE-7 that two save at once keeps what the first has written, and the second hears of it', async () => {
    const { hall, call, saved, row } = await managedHall();
    const { id, version } = await saved();
    const other = await hall.signIn('admin');
    const answers = await Promise.all([
      call('save', { ...DRAFT, id, version, ggbt: '甲' }),
      hall.post('/api/notices/save', { ...DRAFT, id, version, ggbt: '乙' }, other),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    const first = answers.findIndex(({ code }) => code === 200);
    expect(ruleOf(answers[1 - first] as Answer)).toBe('notice-changed');
    expect(await row({ id, version })).toMatchObject({ ggbt: ['甲', '乙'][first], version: 2 });
    expect(ruleOf(await call('publish', { id, version }))).toBe('notice-changed');
  });

  it('NOTICE-7 is deleted with its files; a published one has to be withdrawn first', async () => {
    const { hall, call, published, row } = await managedHall();
    const notice = await published();
    await call('attach', { id: notice.id, name: 'a.txt', content: 'YQ==' });
    expect(ruleOf(await call('delete', notice))).toBe('unknown');
    expect(ruleOf(await call('delete', { id: notice.id }))).toBe('withdraw-first');
    expect((await call('withdraw', { id: notice.id })).code).toBe(200);
    expect(ruleOf(await call('withdraw', { id: notice.id }))).toBe('notice-draft');
    expect(await sees(hall, 'staff', notice)).toBe(false);
    const gone = await Promise.all([call('delete', { id: notice.id }), call('delete', { id: notice.id })]);
    expect(gone.map(({ code }) => code).toSorted()).toEqual([200, 404]);
    expect(await row(notice)).toBeUndefined();
    expect(await hall.services.database.read.noticeAttachment.count({ where: { noticeId: notice.id } })).toBe(0);
  });
});

describe('NOTICE-7 publication', () => {
  it('NOTICE-7 at a time comes by itself, and counts and asks for reading only then', async () => {
    const { hall, call, saved, row } = await managedHall();
    const draft = await saved();
    await hall.setParameter('compulsoryNotices', '0');
    const staff = await hall.signIn('staff');
    const before = (await seenBy(hall, staff)).size;
    const scheduled = (await call('publish', { ...draft, fbsj: momentAfter(hall, DAY_MS / 2) })).data as Saved;
    expect(await row(draft)).toMatchObject({ fbzt: '2', fbsj: momentAfter(hall, DAY_MS / 2) });
    expect((await call('managed', { fbzt: '2' })).data).toMatchObject({ total: 1 });
    expect((await seenBy(hall, staff)).size).toBe(before);
    expect(ruleOf(await call('remind', { id: draft.id }))).toBe('notice-draft');
    // Its time can be moved while it is to come.
    expect((await call('publish', { ...scheduled, fbsj: momentAfter(hall, DAY_MS / 3) })).code).toBe(200);
    hall.clock.advance(DAY_MS / 3 + 1000);
    const later = await hall.signIn('staff');
    expect((await seenBy(hall, later)).has(draft.id)).toBe(true);
    const admin = await hall.signIn('noticeadmin');
    expect((await hall.post('/api/notices/managed', { id: draft.id }, admin)).data).toMatchObject({ rows: [{ fbzt: '1' }] });
  });

  it('NOTICE-7 at a time that is past is publication now; one that the calendar does not have is refused', async () => {
    const { hall, call, saved, row } = await managedHall();
    const draft = await saved();
    for (const fbsj of ['2026-13-40 00:00:00', '2027-02-29 09:00:00', '2027-06-31 09:00:00', '2027-06-01 24:00:00'])
      expect(await call('publish', { ...draft, fbsj })).toMatchObject({ code: 404, data: { field: 'fbsj' } });
    expect((await call('publish', { ...draft, fbsj: momentAfter(hall, -DAY_MS) })).code).toBe(200);
    expect(await row(draft)).toMatchObject({ fbzt: '1', fbsj: momentAfter(hall, 0) });
  });

  it('NOTICE-7 by two at once happens once', async () => {
    const { call, saved } = await managedHall();
    const draft = await saved();
    const answers = await Promise.all([call('publish', draft), call('publish', draft)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500]);
    expect(answers.map(ruleOf)).toContain('notice-published');
  });

  it('NOTICE-7 a change leaves marks of reading, unless readers are to be told anew; so does publishing again', async () => {
    const { hall, call, published, row } = await managedHall();
    const { id, version } = await published();
    const read = async () => expect((await hall.post('/api/dbtz/xgzt', { id, status: '1' }, await hall.signIn('staff'))).code).toBe(200);
    const readBy = async () => (await row({ id, version }))?.readBy;
    await read();
    expect(await readBy()).toBe(1);
    await call('save', { ...DRAFT, id, version, ggbt: '改' });
    expect(await readBy()).toBe(1);
    await call('save', { ...DRAFT, id, version: version + 1, ggbt: '再改', tellAnew: '1' });
    expect(await readBy()).toBe(0);
    await read();
    await call('withdraw', { id });
    await call('publish', { id, version: version + 3 });
    expect(await readBy()).toBe(0);
  });

  it('NOTICE-7 pins a notice to the top of the list, and no longer', async () => {
    const { hall, call, published } = await managedHall();
    const { id } = await published();
    for (const sfzd of ['1', '0']) {
      expect((await call('pin', { id, sfzd })).code).toBe(200);
      expect((await seenBy(hall, await hall.signIn('staff'))).get(id)).toMatchObject({ sfzd });
    }
  });

  it('NOTICE-7 MENU-9 a pin that changes nothing for readers has nobody ask anew', async () => {
    const { hall, call, saved, published } = await managedHall();
    const [draft, notice] = [await saved(), await published()];
    const told = () => hall.services.database.read.news.count();
    const before = await told();
    await call('pin', { id: draft.id, sfzd: '1' });
    await call('pin', { id: notice.id, sfzd: '0' });
    expect(await told()).toBe(before);
    await call('pin', { id: notice.id, sfzd: '1' });
    expect(await told()).toBe(before + 1);
  });

  it('NOTICE-7 a pin that is set while it is edited outlives the change, unless the change says otherwise', async () => {
    const { call, published, row } = await managedHall();
    const notice = await published();
    const { id, version } = notice;
    await call('pin', { id, sfzd: '1' });
    expect((await call('save', { ...DRAFT, sfzd: undefined, id, version, ggbt: '改' })).code).toBe(200);
    expect(await row(notice)).toMatchObject({ ggbt: '改', sfzd: '1' });
    await call('save', { ...DRAFT, id, version: version + 1 });
    expect(await row(notice)).toMatchObject({ sfzd: '0' });
  });
});

describe('NOTICE-7 the log', () => {
  it('NOTICE-7 SYS-7 tells what was written, to whom, and how its publication changed', async () => {
    const { hall, call, saved } = await managedHall();
    const { id, version } = await saved({ ...chosen(['finance']) });
    await call('save', { ...DRAFT, id, version, ggnr: '<p>今晚十点停机</p>', ggdj: 2 });
    await call('publish', { id, version: version + 1 });
    await call('delete', { id });
    await hall.services.recorder.flush();
    const told = await hall.services.database.read.operationRecord.findMany({
      where: { target: '停机通知' },
      orderBy: { id: 'desc' },
      take: 4,
    });
    const changes = told.map((entry) => (entry.changes as { fieldEn: string; before: string; after: string }[] | null) ?? []);
    expect(told.map(({ actionEn, result }) => `${actionEn} ${result}`)).toEqual([
      'Delete notice 500',
      'Publish notice 200',
      'Save notice 200',
      'Save notice 200',
    ]);
    expect(changes[1]).toContainEqual(expect.objectContaining({ fieldEn: 'Publication', before: '草稿', after: '已发布' }));
    expect(changes[2]).toEqual([
      expect.objectContaining({ fieldEn: 'Level', before: '普通', after: '紧急' }),
      expect.objectContaining({ fieldEn: 'Audience', before: '财务处', after: '全体人员' }),
      expect.objectContaining({ fieldEn: 'Content', before: '今晚停机', after: '今晚十点停机' }),
    ]);
  });
});

describe('NOTICE-7 who may', () => {
  it('NOTICE-7 who manages the notices of some department alone manages none: they are nobody’s own', async () => {
    const hall = await testHall();
    await makeRole(hall, 'narrow', 'notices.manage', 'notices.manage.readers');
    await hall.services.database.unitOfWork((tx) =>
      tx.rolePermission.updateMany({ where: { roleId: 'narrow' }, data: { scope: 'department' } }),
    );
    const token = await signInWith(hall, 'narrow');
    expect((await hall.post('/api/notices/managed', {}, token)).data).toMatchObject({ total: 0 });
    expect((await hall.post('/api/notices/readers', { id: 'notice-1' }, token)).data).toMatchObject({ total: 0 });
    for (const name of ['in-full', 'withdraw', 'delete', 'remind'])
      expect(await hall.post(`/api/notices/${name}`, { id: 'notice-1' }, token)).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });
});
