import { describe, expect, it } from 'vitest';
import { HOSTS_IN_DISGUISE, XSS_CORPUS } from '../../../../features/support/xss-corpus.ts';
import { exportedLists } from '../../exported-lists.ts';
import { callOf } from '../../testing/call-of.ts';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { cleanHtml } from './clean-html.ts';
import { notices } from './list-notices.ts';

interface Row {
  id: string;
  ggbt: string;
  ggnr: string;
  ggdj: number;
  status: string;
  fbsj: string;
  sfzd: string;
  fjlist: { id: string; name: string }[];
}

const list = async (hall: TestHall, token: string, filter: object = {}) =>
  (await hall.post('/api/xtglGggl/getNoticeList', { currentPage: 1, limit: 100, fbzt: 1, ...filter }, token)).data as {
    total: number;
    rows: Row[];
  };

describe('NOTICE-1 the list of notices', () => {
  it('NOTICE-1 has the published ones for the person, unread first, page by page without gaps', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { total, rows } = await list(hall, token);
    expect(rows).toHaveLength(total);
    const states = rows.map(({ status }) => status);
    expect(states).toEqual([...states].sort());
    expect(new Set(states)).toEqual(new Set(['0', '1']));
    const paged = [];
    for (let currentPage = 1; paged.length < total; currentPage++) paged.push(...(await list(hall, token, { currentPage, limit: 7 })).rows);
    expect(paged.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('NOTICE-1 has pinned ones first among the unread and again among the read, each group from the newest', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const unread = (await list(hall, token, { status: '0' })).rows;
    const middle = unread[5] as Row;
    await hall.services.database.unitOfWork((tx) => tx.notice.update({ where: { id: middle.id }, data: { pinned: true } }));
    const shown = async () => (await list(hall, token)).rows;
    const place = ({ status, sfzd, fbsj }: Row) => [status, sfzd === '1' ? 'first' : 'then', fbsj] as const;
    const precedes = ([state, pin, at]: ReturnType<typeof place>, [otherState, otherPin, otherAt]: ReturnType<typeof place>) =>
      state.localeCompare(otherState) || pin.localeCompare(otherPin) || otherAt.localeCompare(at);
    const inOrder = async () => {
      const places = (await shown()).map(place);
      return expect(places).toEqual([...places].sort(precedes));
    };
    await inOrder();
    expect((await shown()).slice(0, 2).map(({ sfzd }) => sfzd)).toEqual(['1', '1']);
    await hall.post('/api/dbtz/xgzt', { id: middle.id, status: '1' }, token);
    await inOrder();
    // It leads the read ones now, although others of them may be newer, and is below every unread one.
    const states = (await shown()).map(({ status }) => status);
    expect((await shown())[states.indexOf('1')]?.sfzd).toBe('1');
  });

  it.each(['0', '1'])('NOTICE-1 finds those of one state alone: %s', async (status) => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const all = (await list(hall, token)).rows;
    const { total, rows } = await list(hall, token, { status });
    expect(total).toBe(rows.length);
    expect(rows.map(({ id }) => id)).toEqual(all.filter((row) => row.status === status).map(({ id }) => id));
  });

  it('NOTICE-1 leaves out drafts, notices of tomorrow and those for other departments', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const before = (await list(hall, token)).total;
    const { bmmc } = (await hall.get('/api/yhxx', token)).data as { bmmc: string };
    const foreign = await hall.services.database.read.department.findFirstOrThrow({ where: { name: { not: bmmc } } });
    const own = await hall.services.database.read.department.findFirstOrThrow({ where: { name: bmmc } });
    const row = { title: 't', content: 'c', level: 1, published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.notice.create({ data: { ...row, id: 'draft', published: false } });
      await tx.notice.create({ data: { ...row, id: 'tomorrow', publishedAt: new Date(hall.clock.now().getTime() + 86_400_000) } });
      await tx.notice.create({ data: { ...row, id: 'foreign', everyone: false, departments: { create: { departmentId: foreign.id } } } });
      await tx.notice.create({ data: { ...row, id: 'own', everyone: false, departments: { create: { departmentId: own.id } } } });
    });
    const after = await list(hall, token);
    expect(after.total).toBe(before + 1);
    expect(after.rows.map(({ id }) => id)).toContain('own');
    for (const id of ['draft', 'tomorrow', 'foreign']) {
      expect((await hall.post('/api/dbtz/xgzt', { id, status: '1' }, token)).code).toBe(404);
    }
  });

  it('NOTICE-1 filters by level, text and days', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const all = (await list(hall, token)).rows;
    const red = (await list(hall, token, { ggdj: 2 })).rows;
    expect(red.map(({ id }) => id)).toEqual(all.filter(({ ggdj }) => ggdj === 2).map(({ id }) => id));
    const some = all[3] as Row;
    expect((await list(hall, token, { ggbt: some.ggbt })).rows.map(({ id }) => id)).toContain(some.id);
    const day = some.fbsj.slice(0, 10);
    expect((await list(hall, token, { kssj: day, jssj: day })).rows.map(({ id }) => id)).toEqual(
      all.filter(({ fbsj }) => fbsj.startsWith(day)).map(({ id }) => id),
    );
    expect((await list(hall, token, { ggbt: '没有这样的公告' })).total).toBe(0);
  });

  it('NOTICE-1 a level that is neither 1 nor 2 is important, is listed, exported, and found as such, by filter and by column', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const row = { title: 't', content: 'c', published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    const put = [-1, 0, 3, 5, 2_000_000_000];
    await hall.services.database.unitOfWork((tx) =>
      tx.notice.createMany({ data: put.map((level) => ({ ...row, id: `level ${level}`, level })) }),
    );
    const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
    const important = (await list(hall, token)).rows.filter(({ ggdj }) => ggdj === 3);
    expect(ids(important)).toEqual(expect.arrayContaining(put.map((level) => `level ${level}`)));
    expect(ids((await list(hall, token, { ggdj: 3 })).rows)).toEqual(ids(important));
    const byColumn = async (...val: string[]) => (await list(hall, token, { columnFilters: [{ id: 'ggdj', val }] })).rows;
    expect(ids(await byColumn('3'))).toEqual(ids(important));
    expect((await byColumn('3', '2', '1')).length).toBe((await list(hall, token)).total);
    expect(ids(await byColumn('3', '2')).length).toBe(important.length + (await byColumn('2')).length);
    expect((await byColumn('1', '2')).map(({ ggdj }) => ggdj)).not.toContain(3);
    const asked = exportOf(['ggdj'], { scope: 'selected', keys: put.map((level) => `level ${level}`) });
    const file = await askExport(hall, '/api/notices/export', asked, token);
    expect(new Set(rowsOf(file.rawPayload).flat())).toEqual(new Set(['重要']));
  });

  it('EXPORT-1 PRINT-1 many of them are exported and printed without their texts, which are not even read', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const long = '长'.repeat(200_000);
    const row = { title: 't', content: long, contentEn: long, level: 1, published: true, publisher: 'p', publisherEn: 'p' };
    const data = ['one', 'two', 'three'].map((id) => ({ ...row, id, publishedAt: hall.clock.now() }));
    await hall.services.database.unitOfWork((tx) => tx.notice.createMany({ data }));
    const printed = await hall.post('/api/notices/print', { flg: '1', ggbt: 't' }, token);
    const [first] = (printed.data as { rows: object[] }).rows;
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(['id', 'ggbt', 'fbsj']));
    expect(first).not.toHaveProperty('ggnr');
    expect(JSON.stringify(printed).length).toBeLessThan(10_000);
    const list = await exportedLists['/api/notices/export']?.();
    const call = await callOf(hall, 'staff');
    const { notice } = hall.services.database.read;
    const [findMany, read] = [notice.findMany.bind(notice), [] as object[]];
    const watched = async (...asked: Parameters<typeof findMany>) => {
      const rows = await findMany(...asked);
      read.push(...rows);
      return rows;
    };
    Object.assign(notice, { findMany: watched });
    await list?.page(hall.services, { page: 1, pageSize: 10 }, call);
    expect(read.length).toBeGreaterThan(2);
    for (const one of read) expect(Object.keys(one)).not.toEqual(expect.arrayContaining(['content']));
  });

  it.each(['asc', 'desc'])(
    'NOTICE-1 TABLE-3 sorted by level (%s), all important ones stand together, the newest first, over all pages',
    async (sortOrder) => {
      const hall = await testHall();
      const token = await hall.signIn('staff');
      const row = { title: 't', content: 'c', published: true, publisher: 'p', publisherEn: 'p' };
      const now = hall.clock.now().getTime();
      const put = [0, 3, -1, 5].map((level, index) => ({ ...row, id: `level ${level}`, level, publishedAt: new Date(now - index * 1000) }));
      await hall.services.database.unitOfWork((tx) => tx.notice.createMany({ data: put }));
      const sorted = (page: object) => list(hall, token, { sortField: 'ggdj', sortOrder, ...page });
      const { total, rows } = await sorted({});
      const levels = rows.map(({ ggdj }) => ggdj);
      expect(new Set(levels)).toEqual(new Set([1, 2, 3]));
      expect(levels).toEqual([...levels].sort((one, other) => (sortOrder === 'asc' ? one - other : other - one)));
      const ids = rows.map(({ id }) => id);
      expect(ids.filter((id) => id.startsWith('level '))).toEqual(put.map(({ id }) => id));
      const paged: Row[] = [];
      for (let currentPage = 1; paged.length < total; currentPage++) paged.push(...(await sorted({ currentPage, limit: 3 })).rows);
      expect(paged.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('NOTICE-1 answers also while notices are published between its looks at the unread ones', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const unread = (await list(hall, token)).rows.filter(({ status }) => status === '0').length;
    const row = { title: 't', content: 'c', level: 1, published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    const publish = () =>
      hall.services.database.unitOfWork((tx) => tx.notice.createMany({ data: ['1', '2', '3'].map((id) => ({ ...row, id: `new ${id}` })) }));
    const { notice } = hall.services.database.read;
    const count = notice.count.bind(notice);
    let counted = 0;
    // The first counts the whole list, before any row is read; the second the unread notices, of which the page asked for has none.
    Object.assign(notice, {
      count: async (...asked: Parameters<typeof count>) => {
        counted += 1;
        if (counted === 2) await publish();
        return count(...asked);
      },
    });
    const { rows } = await list(hall, token, { currentPage: 2, limit: unread });
    expect(counted).toBe(2);
    expect(rows.map(({ status }) => status)).toContain('1');
  });

  it('API-2 NOTICE-1 a filter by levels that do not exist finds what the others find', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const filtered = async (...val: string[]) => (await list(hall, token, { columnFilters: [{ id: 'ggdj', val }] })).total;
    const red = await filtered('2');
    expect(red).toBeGreaterThan(0);
    expect(await filtered('2', 'x', 'NaN', '1e400', '99999999999999999999', '2.5', '')).toBe(red);
    expect(await filtered('x')).toBe(0);
  });

  it('NOTICE-6 counts what is unread by the kind of system that it came from', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const counts = async () => {
      const { tzggYwxtNum, tzggBdxtNum } = (await hall.get('/api/yhxx', token)).data as { tzggYwxtNum: number; tzggBdxtNum: number };
      return [tzggYwxtNum, tzggBdxtNum];
    };
    const [business = 0, form = 0] = await counts();
    const { database } = hall.services;
    const unread = {
      published: true,
      everyone: true,
      publishedAt: { lte: hall.clock.now() },
      readers: { none: { person: { userName: 'staff' } } },
    };
    const one = await database.read.notice.findFirstOrThrow({ where: { ...unread, origin: 'business' } });
    await database.unitOfWork((tx) => tx.notice.update({ where: { id: one.id }, data: { origin: 'form' } }));
    expect(await counts()).toEqual([business - 1, form + 1]);
  });

  it('NOTICE-1 keeps read and unread per person', async () => {
    const hall = await testHall();
    const [staff, leader] = [await hall.signIn('staff'), await hall.signIn('leader')];
    const unread = (rows: Row[]) => rows.filter(({ status }) => status === '0').map(({ id }) => id);
    const theirs = unread((await list(hall, leader)).rows);
    const [first] = unread((await list(hall, staff)).rows);
    const count = async () => (await hall.get('/api/yhxx', staff)).data as { tzggYwxtNum: number; tzggBdxtNum: number };
    const before = await count();
    for (let index = 0; index < 2; index++) expect((await hall.post('/api/dbtz/xgzt', { id: first, status: '1' }, staff)).code).toBe(200);
    const after = await count();
    expect(before.tzggYwxtNum + before.tzggBdxtNum - after.tzggYwxtNum - after.tzggBdxtNum).toBe(1);
    expect(unread((await list(hall, staff)).rows)).not.toContain(first);
    expect(unread((await list(hall, leader)).rows)).toEqual(theirs);
  });

  it('TABLE-9 can be exported, the rows and their order being those of who asks', async () => {
    const hall = await testHall();
    const call = await callOf(hall, 'staff');
    const { unitOfWork, read } = hall.services.database;
    const shown = async () => (await notices.page(hall.services, { page: 1, pageSize: 100 }, call)).rows;
    const [first, hidden, ...others] = await shown();
    const other = await read.department.findFirstOrThrow({ where: { id: { not: call.person.departmentId } } });
    await unitOfWork(async (tx) => {
      await tx.noticeRead.create({ data: { noticeId: first?.id ?? '', personId: call.person.id, readAt: hall.clock.now() } });
      await tx.notice.update({
        where: { id: hidden?.id ?? '' },
        data: { everyone: false, departments: { create: { departmentId: other.id } } },
      });
    });
    const keys = [first, hidden, ...others].map((notice) => notice?.id ?? '');
    const asked = exportOf(['ggbt'], { scope: 'selected', keys });
    const { rawPayload } = await askExport(hall, '/api/notices/export', asked, await hall.signIn('staff'));
    expect(rowsOf(rawPayload)).toEqual((await shown()).map(({ title }) => [title]));
    expect(rowsOf(rawPayload)[0]).toEqual([others[0]?.title]);
  });
});

describe('NOTICE-8 notices one after another', () => {
  it.each([{}, { status: '0' }, { ggdj: 2 }, { sortField: 'ggdj', sortOrder: 'desc' }, { sortField: 'fbsj', sortOrder: 'asc', limit: 3 }])(
    'NOTICE-8 the order has all pages of the list as it is filtered and sorted: %j',
    async (filter) => {
      const hall = await testHall();
      const token = await hall.signIn('staff');
      const { rows } = await list(hall, token, { ...filter, limit: 100 });
      const order = (await hall.post('/api/notices/order', { fbzt: 1, ...filter }, token)).data as { total: number; rows: object[] };
      expect(rows.length).toBeGreaterThan(1);
      expect(order).toEqual({ total: rows.length, rows: rows.map(({ id }) => ({ id })) });
    },
  );

  it('NOTICE-8 all are read at once, by the person alone, and none that the person may not see', async () => {
    const hall = await testHall();
    const [staff, leader] = [await hall.signIn('staff'), await hall.signIn('leader')];
    const unread = async (token: string) => (await list(hall, token, { status: '0' })).rows.map(({ id }) => id);
    const [own, theirs] = [await unread(staff), await unread(leader)];
    const person = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const marks = () => hall.services.database.read.noticeRead.count({ where: { personId: person.id } });
    const before = await marks();
    expect(await hall.post('/api/notices/read-all', { count: own.length }, staff)).toMatchObject({ code: 200, data: own.length });
    expect(await unread(staff)).toEqual([]);
    expect(await marks()).toBe(before + own.length);
    expect(await unread(leader)).toEqual(theirs);
    expect((await hall.get('/api/yhxx', staff)).data).toMatchObject({ tzggYwxtNum: 0, tzggBdxtNum: 0 });
  });

  it('NOTICE-8 nothing is marked when another notice came after the person was told how many there are', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { total } = await list(hall, token, { status: '0' });
    const row = { title: 't', content: 'c', level: 1, published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    await hall.services.database.unitOfWork((tx) => tx.notice.create({ data: { ...row, id: 'new' } }));
    expect(await hall.post('/api/notices/read-all', { count: total }, token)).toMatchObject({ code: 500, data: { rule: 'more-unread' } });
    expect((await list(hall, token, { status: '0' })).total).toBe(total + 1);
  });

  it('NOTICE-8 reading all twice at once, and one of them beside it, marks each once', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { total, rows } = await list(hall, token, { status: '0' });
    const readAll = () => hall.post('/api/notices/read-all', { count: total }, token);
    const one = hall.post('/api/dbtz/xgzt', { id: rows[0]?.id, status: '1' }, token);
    const answers = await Promise.all([one, readAll(), readAll()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect((await list(hall, token, { status: '0' })).total).toBe(0);
  });

  it('NOTICE-8 is refused to who is not signed in, and while notices have to be read one by one', async () => {
    const hall = await testHall();
    expect((await hall.post('/api/notices/read-all', { count: 1 })).code).toBe(401);
    await hall.setParameter('compulsoryNotices', '1');
    const refused = await hall.post('/api/notices/read-all', { count: 100 }, await hall.signIn('staff'));
    expect(refused).toMatchObject({ code: 403, data: { rule: 'notices-unread' } });
  });
});

describe('NOTICE-2 notices are safe to show', () => {
  it.each(XSS_CORPUS)('NOTICE-2 nothing runs of %s', (evil) => {
    const clean = cleanHtml(evil);
    expect(clean).not.toMatch(/<(script|iframe|object|embed|form|svg|math|link|meta|base|style)\b/i);
    expect(clean.replace(/&[^;]+;/g, '').match(/<[^>]*\s(on\w+)\s*=/i)).toBeNull();
    expect(clean).not.toMatch(/(href|src)\s*=\s*["']?\s*(javascript|vbscript|data:text)/i);
  });

  it.each(HOSTS_IN_DISGUISE)('NOTICE-2 leads to no host that an address does not name openly: %s', (evil) => {
    expect(cleanHtml(evil)).not.toContain('evil');
    expect(cleanHtml(evil.replace(/(href|src)="[^"]*"/, '$1="https://fair.test"'))).toContain('https://fair.test');
  });

  it('NOTICE-2 keeps tables, links, emphasis and pictures', () => {
    const fair = '<h2>标题</h2><table><tr><td colspan="2">甲</td></tr></table><a href="https://example.edu">链接</a><strong>重</strong>';
    expect(cleanHtml(fair)).toBe(fair);
  });

  it('NOTICE-2 SEC-4 tags that are nested deeper than anybody writes go, and their words stay', () => {
    expect(cleanHtml(`${'<b>'.repeat(60_000)}x`)).toBe(`${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`);
  });

  it('NOTICE-2 cleans what the database holds before it is sent', async () => {
    const hall = await testHall();
    const row = { id: 'evil', title: 't', level: 1, published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    await hall.services.database.unitOfWork((tx) =>
      tx.notice.create({ data: { ...row, content: 'good<img src=x onerror=alert(1)>', contentEn: '<script>alert(1)</script>fine' } }),
    );
    const { rows } = await list(hall, await hall.signIn('staff'), { id: 'evil' });
    expect(rows[0]).toMatchObject({ ggnr: 'good<img src="x" />', ggnren: 'fine' });
  });

  it('NOTICE-2 lets a person download the attachments of what the person can see', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const file = (await list(hall, token)).rows.flatMap(({ fjlist }) => fjlist)[0];
    const response = await hall.fastify.inject({
      url: `/api/notices/attachment?id=${file?.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(file?.name ?? '')}`);
    expect(response.rawPayload.length).toBeGreaterThan(0);
    expect(await hall.get('/api/notices/attachment?id=none', token)).toMatchObject({ code: 404, data: { field: 'id', rule: 'not-found' } });
  });

  it.each([
    ['vpn', 'VPN 维护'],
    ['VPN 维', 'VPN 维护'],
    ['maint', 'VPN maintenance'],
  ])('NOTICE-1 QUERY-2 completes %j by the title that has it, in either language and any case: %s', async (typed, title) => {
    const hall = await testHall();
    const row = { content: 'c', level: 1, published: true, publishedAt: hall.clock.now(), publisher: 'p', publisherEn: 'p' };
    await hall.services.database.unitOfWork((tx) =>
      tx.notice.create({ data: { ...row, id: 'vpn', title: 'VPN 维护', titleEn: 'VPN maintenance' } }),
    );
    const field = { pageId: 'notices', moduleId: 'query', groupId: 'main', fieldId: 'ggbt', fieldVal: typed };
    const { data } = await hall.post('/api/xtQueryHistory/getSearchSuggest', field, await hall.signIn('staff'));
    expect(data).toContainEqual({ fieldVal: title });
  });

  it('NOTICE-1 NOTICE-2 neither attachments nor titles of a notice get to who cannot see it', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const { id, ggbt, fjlist } = (await list(hall, token)).rows.find((row) => row.fjlist.length > 0) as Row;
    const field = { pageId: 'notices', moduleId: 'query', groupId: 'main', fieldId: 'ggbt', fieldVal: ggbt };
    const suggested = async () => (await hall.post('/api/xtQueryHistory/getSearchSuggest', field, token)).data;
    expect(await suggested()).toEqual([{ fieldVal: ggbt }]);
    await hall.services.database.unitOfWork((tx) => tx.notice.update({ where: { id }, data: { published: false } }));
    expect(await suggested()).toEqual([]);
    expect(await hall.get(`/api/notices/attachment?id=${fjlist[0]?.id}`, token)).toMatchObject({ code: 404, data: { rule: 'not-found' } });
  });
});
