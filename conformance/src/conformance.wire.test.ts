import { onlyReads } from '@hall/contract/reads';
import { expect, it } from 'vitest';
import type { Report } from './outcome.ts';
import { CALLS } from './policy.ts';
import { run } from './run.ts';
import { differenceText } from './table.ts';
import { answering, type Bend, bendPassing, bendSuccess, crookedProxy, hanging, truncated } from './testing/crooked-proxy.ts';
import { asking, listeningHall, rowsOf } from './testing/listening-hall.ts';

const differing = ({ calls }: Report) =>
  Object.fromEntries(
    calls
      .filter(({ verdict }) => verdict === 'differs')
      .map(({ method, path, differences }) => [`${method} ${path}`, differences.map(differenceText)]),
  );

const notRun = ({ calls }: Report, reason = /./) =>
  Object.fromEntries(
    calls.filter((call) => call.verdict === 'not run' && reason.test(call.reason ?? '')).map(({ path, reason: why }) => [path, why]),
  );

const NO_PREVIEW = 'no answer offered id (Preview id); refused with code 404, rule import-first, field id';

it('API-4 the reference server conforms in every call that reads but those of what nobody has brought or chosen, and nothing is changed', async () => {
  const { hall, base } = await listeningHall();
  const before = rowsOf(hall);
  const report = await run(asking(base));
  expect(differing(report)).toEqual({});
  expect(report.calls.map(({ domain, name }) => `${domain}.${name}`)).toEqual(CALLS.map(({ domain, name }) => `${domain}.${name}`));
  expect(report.counts.absent).toBe(0);
  const reading = new Set(CALLS.filter(({ endpoint }) => onlyReads(endpoint)).map(({ endpoint }) => endpoint.path as string));
  const left = notRun(report);
  expect(Object.fromEntries(Object.entries(left).filter(([path]) => reading.has(path)))).toEqual({
    '/api/authorizations/attachment': 'no answer offered id (Attachment id); refused with code 404, rule not-found, field id',
    '/api/authorizations/change/effect': 'refused with code 404, rule not-found, field sqbh',
    '/api/authorizations/removal/preview': 'refused with code 404, rule removal-amount, field kyjez',
    '/api/imports/preview': NO_PREVIEW,
    '/api/imports/rows': NO_PREVIEW,
  });
  expect(new Set(Object.entries(left).flatMap(([path, why]) => (reading.has(path) ? [] : [why])))).toEqual(
    new Set(['may change something: --write', 'issues a sheet: --write']),
  );
  expect(rowsOf(hall)).toEqual(before);
});

it('API-4 with --write the reference server conforms in what it refuses too, and everything is as it was but for the sheets of files', async () => {
  const { hall, base } = await listeningHall();
  const before = rowsOf(hall, ['Sheet']);
  const report = await run(asking(base, { write: true }));
  expect(differing(report)).toEqual({});
  expect(Object.keys(notRun(report, /sure to be refused/)).sort()).toEqual([
    '/api/account/end-other-sessions',
    '/api/home/arrange',
    '/api/logauth/authlogintoken',
    '/api/logcas/caslogintoken',
    '/api/people/stop-acting',
    '/api/user/dlryzzjh',
    '/api/yhxx/lxfs',
    '/api/yhxx/yhzh',
  ]);
  const trips = report.calls.filter(({ checks }) => checks.includes('a round trip')).map(({ name }) => name);
  expect(trips).toEqual(expect.arrayContaining(['addFavourite', 'removeFavourite', 'saveColumns', 'restoreColumns']));
  expect(rowsOf(hall, ['Sheet'])).toEqual(before);
});

const rowOf = (data: { rows: Record<string, unknown>[] }) => data.rows[0] as Record<string, unknown>;
const html: Bend = () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' });
const withUnknown = ({ body }: { body: string }) => body.includes('conformanceCheck');

/** What is planted in which call, and how the report tells it. */
const PLANTED: Readonly<Record<string, readonly [Bend, ...string[]]>> = {
  'GET /api/menu/linked-systems': [
    bendSuccess(({ data }) => Reflect.deleteProperty(data[0] as object, 'sysname')),
    'data.0.sysname: expected text, got nothing',
  ],
  'POST /api/loans/list': [
    bendSuccess(({ data }) => Object.assign(data, { total: '7' })),
    'data.total: expected a number, got text "7"; the web reads it all the same',
  ],
  'POST /api/getUserInfo': [
    bendSuccess(({ data }) => Object.assign(data, { ygmc: null, bmmc: null })),
    'data.ygmc: expected text, got null',
    'data.bmmc: expected text, got null; the web reads it all the same',
  ],
  'POST /api/xtglGggl/getNoticeList': [
    bendSuccess(({ data }) => {
      for (const row of (data as { rows: object[] }).rows) Object.assign(row, { status: '7' });
    }),
    'data.rows.0.status: expected one of "0", "1", got text "7" (10 rows)',
  ],
  'POST /api/account/sign-ins': [
    bendSuccess(({ data }) => Object.assign(rowOf(data), { at: '2026/11/20' })),
    'data.rows.0.at: expected a moment such as 2026-11-20 08:30:00, got text "2026/11/20"',
  ],
  'GET /api/common/footinfo': [
    bendSuccess((envelope) => Object.assign(envelope, { code: '200' })),
    'code: expected number 200, got text "200"; the web reads it all the same',
  ],
  'GET /api/home/claims': [html, 'body: expected an envelope as JSON, got text/html, 37 bytes: <!doctype html><title>Sign in</title>'],
  'POST /api/updates/released': [bendPassing((passing) => ({ ...passing, status: 500 })), 'HTTP status: expected 200, got 500'],
  'POST /api/common/getCodeInfoById': [
    answering({ code: 200, message: '', data: [] }, ({ signedIn }) => !signedIn),
    'without a token: code: expected number 401, got code 200',
  ],
  'GET /api/yhxx/getyhzh': [
    answering({ code: 404, message: '', data: { rule: 'no-such-call' } }),
    'call: expected the call of section 7.2, got code 404, rule no-such-call',
  ],
  'GET /api/yhxx/userphtot': [truncated, 'body: expected a whole answer, got one that ended within its body'],
  'GET /api/notices/attachment': [
    bendPassing(({ headers: { 'content-disposition': _, ...headers }, ...passing }) => ({ ...passing, headers })),
    'content-disposition: expected attachment with a file name, got nothing',
  ],
  'GET /api/live/stream': [
    bendPassing((passing) => ({
      ...passing,
      headers: { 'content-type': 'application/json' },
      body: '{"code":200,"message":"","data":null}',
    })),
    'content-type: expected text/event-stream, got application/json',
  ],
  'GET /api/dbtz/dbsxlu': [bendSuccess(({ data }) => (data as unknown[]).push('odd')), 'data.6: expected an object, got text "odd"'],
  'POST /api/xtUserHabits/getUserHabitsInfo': [
    answering({ code: 200, message: '', data: [] }, ({ signedIn, body }) => signedIn && withUnknown({ body })),
    'a field that nobody knows: code: expected number 404 for conformanceCheck, rule unknown, got code 200',
  ],
  'POST /api/yhxx/lhh': [
    answering({ code: 404, message: '', data: { rule: 'format' } }, ({ signedIn, body }) => signedIn && withUnknown({ body })),
    'a field that nobody knows: data.field: expected conformanceCheck, got nothing',
  ],
  'POST /api/getMenuTree': [
    bendSuccess((envelope) => Object.assign(envelope, { code: 777 })),
    'code: expected one of 200, 401, 403, 404, 500, 999, got number 777',
  ],
};

it('API-4 every planted deviation is found by field, with what was expected and what came, and nothing else is reported', async () => {
  const { base } = await listeningHall();
  const absent = answering({ code: 404, message: '', data: { rule: 'no-such-call' } });
  const surplus = bendSuccess(({ data }) => Object.assign(data[0] as object, { surplus: 1 }));
  const bends = Object.fromEntries(Object.entries(PLANTED).map(([call, [bend]]) => [call, bend]));
  const crooked = await crookedProxy(base, { ...bends, 'GET /api/home/arrangement': absent, 'GET /api/menu/mymenu': surplus });
  const report = await run(asking(crooked, { accounts: ['staff'] }));
  expect(differing(report)).toEqual(Object.fromEntries(Object.entries(PLANTED).map(([call, [, ...told]]) => [call, told])));
  expect(report.calls.filter(({ verdict }) => verdict === 'absent').map(({ path }) => path)).toEqual(['/api/home/arrangement']);
  expect(report.calls.find(({ path }) => path === '/api/menu/mymenu')).toMatchObject({ verdict: 'conforms', surplus: ['data.surplus'] });
});

it('API-4 with --write a change that is only said to be made is found, and so is one that takes what is not sound', async () => {
  const { base } = await listeningHall();
  const pretended = { code: 200, message: '操作成功', data: null };
  const crooked = await crookedProxy(base, {}, { 'POST /api/menu/addcy': pretended, 'POST /api/codes/create': pretended });
  const foundIn = async (only: string, account: string) =>
    differing(await run(asking(crooked, { write: true, only, accounts: [account] })));
  expect(await foundIn('menu', 'staff')).toEqual({
    'POST /api/menu/addcy': expect.arrayContaining([expect.stringContaining('got another thing, read afterwards')]),
  });
  expect(await foundIn('codes', 'admin')).toEqual({
    'POST /api/codes/create': expect.arrayContaining([expect.stringMatching(/expected .*404.*got .*200/)]),
  });
});

it('API-4 what was not seen of a call that conforms is told: no row came, or it was only refused', async () => {
  const { base } = await listeningHall();
  const extentsOf = async (only: string, account: string) => {
    const { calls } = await run(asking(base, { write: true, only, accounts: [account] }));
    return Object.fromEntries(calls.map(({ path, extent = 'all' }) => [path, extent]));
  };
  expect(await extentsOf('codes', 'admin')).toMatchObject({ '/api/codes/create': 'refusals', '/api/codes/list': 'all' });
  expect(await extentsOf('exports', 'staff')).toMatchObject({ '/api/exports/mine': 'empty' });
  expect(await extentsOf('menu', 'staff')).toMatchObject({ '/api/menu/addcy': 'all' });
});

it('API-4 a call that hangs is told of once its time is over', async () => {
  const { hall, base } = await listeningHall();
  const crooked = await crookedProxy(base, { 'POST /api/getWbjjdqjkxx': hanging });
  const token = await hall.signIn('staff');
  const report = await run(asking(crooked, { accounts: [], token, only: '/api/getWbjjdqjkxx', timeoutMs: 4_000 }));
  expect(differing(report)).toEqual({
    'POST /api/getWbjjdqjkxx': ['body: expected an answer in time, got no answer within 4 s'],
  });
});

it('API-4 without anybody signed in the calls of anyone are checked, and that the others ask for a token', async () => {
  const { base } = await listeningHall();
  const report = await run(asking(base, { accounts: [] }));
  expect(differing(report)).toEqual({});
  const call = (path: string) => report.calls.find((one) => one.path === path);
  expect(call('/api/common/footinfo')?.verdict).toBe('conforms');
  expect(call('/api/yhxx')).toMatchObject({ verdict: 'not run', checks: ['without a token'] });
  expect(call('/api/yhxx')?.reason).toContain('--account or --token');
});

it('API-4 what nobody may of those who are signed in is not run, with the permission that it needs', async () => {
  const { base } = await listeningHall();
  const report = await run(asking(base, { accounts: ['staff'], only: 'codes' }));
  expect(notRun(report, /permission/)['/api/codes/list']).toBe('needs the permission system.codes (Codes), which staff lacks');
  expect(new Set(report.calls.map(({ domain }) => domain))).toEqual(new Set(['codes']));
});

it('API-4 a token takes the place of signing in, and its session is left as it is', async () => {
  const { hall, base } = await listeningHall();
  const token = await hall.signIn('staff');
  const report = await run(asking(base, { accounts: [], token, only: 'account' }));
  expect(report.calls.find(({ path }) => path === '/api/yhxx')).toMatchObject({ verdict: 'conforms', account: 'the token' });
  expect((await hall.get('/api/yhxx', token)).code).toBe(200);
});
