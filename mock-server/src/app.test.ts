import { allEndpoints } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, testHall } from './testing/test-hall.ts';

const EVIL_TOKENS = [undefined, '', 'x', 'a.b.c', '../../etc/passwd', "' or 1=1 --", 'é'.repeat(50), 'A'.repeat(20_000)];

const sound = (answer: Answer, where: string) => {
  expect(answer.status, where).toBeLessThan(500);
  expect(Object.keys(CODES), where).toContain(String(answer.code));
  // Pictures are 100,000 random letters, which say anything now and then.
  const told = JSON.stringify(answer).replaceAll(/data:image[^"]*/g, '');
  expect(told, where).not.toMatch(/node_modules|\.ts:\d+|prisma/i);
};

describe('API-2 bad requests', () => {
  it('API-2 any shape of body or query on every call gets an envelope, never a 5xx or a stack trace', async () => {
    const hall = await testHall();
    const token = await hall.signIn('admin');
    for (const [seed, { method, path }] of allEndpoints.filter((endpoint) => endpoint.path !== '/api/logout').entries()) {
      const values = fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.constantFrom('{', '"', '\u0000', '[]', 'null', '{"__proto__":{"a":1}}'),
      );
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          const answer = method === 'POST' ? await hall.post(path, text, token) : await hall.get(`${path}?${queryOf(value)}`, token);
          if (path !== '/api/notices/attachment' || answer.code !== 0) sound(answer, `${method} ${path} ${text}`);
        }),
        { numRuns: 25, seed },
      );
    }
  });

  it('API-2 every field of every call refuses values that do not fit, names the field and changes nothing', async () => {
    const hall = await testHall();
    const token = await hall.signIn('admin');
    const before = await counts(hall);
    for (const { method, path, request } of allEndpoints) {
      for (const [wire, schema] of Object.values(request?.fields ?? {})) {
        for (const value of ['x'.repeat(20_000), { deep: [1] }, [[]], -1, 1.5, true]) {
          if (schema._zod.def.type === 'array' && Array.isArray(value)) continue;
          const answer =
            method === 'POST'
              ? await hall.post(path, { [wire]: value }, token)
              : await hall.get(`${path}?${wire}=${encodeURIComponent(JSON.stringify(value))}`, token);
          sound(answer, `${path} ${wire}`);
          if (answer.code === 404) expect((answer.data as { rule: string }).rule, `${path} ${wire}`).toBeTruthy();
        }
      }
    }
    expect(await counts(hall)).toEqual(before);
  });

  it.each([
    ['/api/login', {}, 'yhm', 'required', '用户名不能为空'],
    ['/api/login', { yhm: '' }, 'yhm', 'required', '用户名不能为空'],
    ['/api/login', { yhm: 'staff', mm: '' }, 'mm', 'password-required', '密码不能为空'],
    ['/api/login', { yhm: 'staff' }, 'mm', 'required', '密码不能为空'],
    ['/api/login', { yhm: 7 }, 'yhm', 'type', '用户名的类型不正确'],
    ['/api/login', { yhm: 'x'.repeat(101) }, 'yhm', 'too-long', '用户名不能超过100个字符'],
    ['/api/login', { yhm: 'staff', mm: 'x', extra: 1 }, 'extra', 'unknown', '不支持的参数：extra'],
    ['/api/login', '{"yhm":', undefined, 'json', '请求内容不是有效的 JSON'],
    ['/api/login', '[1]', '', 'type', '请求的类型不正确'],
  ])('API-2 %s with %j names the field', async (path, body, field, rule, message) => {
    const hall = await testHall();
    expect(await hall.post(path, body)).toMatchObject({
      status: 200,
      code: 404,
      message,
      data: { ...(field !== undefined && { field }), rule },
    });
  });

  it('API-2 a request is told all of its faults at once, the first one in front', async () => {
    const hall = await testHall();
    const first = { field: 'yhm', rule: 'required', params: {} };
    expect(await hall.post('/api/login', { yhm: '', mm: 7, extra: 1 })).toMatchObject({
      code: 404,
      message: '用户名不能为空',
      data: { ...first, faults: [first, { field: 'mm', rule: 'type', params: {} }, { field: 'extra', rule: 'unknown', params: {} }] },
    });
  });

  it('API-2 an odd token is refused by every call that needs one', async () => {
    const hall = await testHall();
    for (const { method, path, access } of allEndpoints.filter((endpoint) => endpoint.access !== 'anyone')) {
      for (const token of EVIL_TOKENS) {
        const answer = method === 'POST' ? await hall.post(path, {}, token) : await hall.get(path, token);
        expect(answer, `${path} (${access}) with ${String(token).slice(0, 20)}`).toMatchObject({ status: 200, code: 401 });
      }
    }
  });

  it('API-2 what reaches no call keeps its HTTP status, in an envelope with 999', async () => {
    const hall = await testHall();
    expect(await hall.get('/api/nowhere')).toMatchObject({ status: 404, code: 999, data: { rule: 'no-such-call' } });
    expect(await hall.get('/api/login')).toMatchObject({ status: 404, code: 999 });
    expect(await hall.post('/api/login', JSON.stringify({ yhm: 'x'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
      code: 999,
      data: { rule: 'too-large' },
    });
  });
});

describe('the server around the calls', () => {
  it('AUTH-6 AUTH-8 lets no answer be kept on its way, for it may hold a token', async () => {
    const hall = await testHall();
    for (const { path, method } of allEndpoints)
      expect([path, (await hall.send(method, path)).headers['cache-control']]).toEqual([path, 'no-store']);
  });

  it('serves health, a strict policy for scripts, and no control plane unless asked', async () => {
    const hall = await testHall();
    const health = await hall.fastify.inject({ url: '/healthz' });
    expect(health.json()).toEqual({ healthy: true });
    const policy = String(health.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(health.headers['x-content-type-options']).toBe('nosniff');
    expect((await hall.send('POST', '/mock/reset', {}, { 'x-mock-control': '1' })).status).toBe(404);
  });

  it.each(['DELETE FROM CatalogueEntry', 'DROP TABLE CatalogueEntry'])(
    'OPS-2 is not healthy once its database is gone: %s',
    async (sql) => {
      const hall = await testHall();
      await hall.services.database.unitOfWork((tx) => tx.$executeRawUnsafe(sql));
      const health = await hall.fastify.inject({ url: '/healthz' });
      expect([health.statusCode, health.json()]).toEqual([503, { healthy: false }]);
    },
  );
});

const queryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, part]) => `${encodeURIComponent(name.toWellFormed?.() ?? 'x')}=${encodeURIComponent(JSON.stringify(part) ?? '')}`)
        .join('&')
    : encodeURIComponent(String(value));

async function counts({ services }: Awaited<ReturnType<typeof testHall>>): Promise<unknown> {
  const { read } = services.database;
  const people = await read.person.findMany({ orderBy: { id: 'asc' }, select: { enabled: true, locked: true, passwordHash: true } });
  return [
    people,
    await read.favouriteFunction.count(),
    await read.noticeRead.count(),
    await read.session.count({ where: { endedAt: null } }),
  ];
}
