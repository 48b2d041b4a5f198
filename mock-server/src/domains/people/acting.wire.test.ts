import { allEndpoints } from '@hall/contract/api';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type Answer, type TestHall, testHall } from '../../testing/test-hall.ts';

const ACT_AS = 'system.accounts.act-as';
const HOUR = 3_600_000;
const LOST = { code: 401, data: { rule: 'acting-over' } };

interface Begun {
  readonly session: { readonly token: string; readonly userId: string };
}

/** Somebody signed in, and how that one acts as others. */
async function actor(by = 'admin') {
  const hall = await testHall();
  return { hall, ...around(hall, await hall.signIn(by)) };
}

function around(hall: TestHall, token: string) {
  const { read } = hall.services.database;
  const numberOf = async (where: object) => (await read.person.findFirstOrThrow({ where })).staffNumber;
  const begin = async (userName: string, by = token) =>
    hall.post('/api/people/act-as', { ygbh: await numberOf({ userName }), reason: '协助核对报销' }, by);
  const actAs = async (userName: string) => ((await begin(userName)).data as Begun).session.token;
  const back = async (by: string) => hall.post('/api/people/stop-acting', {}, by);
  const me = async (by: string): Promise<Answer & { data: { yhbh?: string } }> =>
    (await hall.get('/api/yhxx', by)) as Answer & { data: { yhbh?: string } };
  const whoIs = async (by: string) => ((await me(by)).data as { yhm?: string } | null)?.yhm;
  const change = (userName: string, data: object) =>
    hall.services.database.unitOfWork((tx) => tx.person.update({ where: { userName }, data }));
  return { token, numberOf, begin, actAs, back, me, whoIs, change };
}

describe('SYS-9 acting as somebody else', () => {
  it('SYS-9 acts as the person and goes back to the own session, which went on meanwhile, however long that was', async () => {
    const { hall, token, begin, back, whoIs } = await actor();
    const answer = await begin('leader');
    expect(answer).toMatchObject({
      code: 200,
      data: { person: '赵明远', personEn: 'Zhao Mingyuan', actor: '何志远', actorEn: 'He Zhiyuan' },
    });
    const acting = (answer.data as Begun).session.token;
    expect([await whoIs(acting), await whoIs(token)]).toEqual(['leader', 'admin']);
    // The token of the own session runs out while another one is used.
    hall.clock.advance(1.5 * HOUR);
    const renewed = String((await hall.get('/api/yhxx', acting)).headers.authorization).replace('Bearer ', '');
    hall.clock.advance(HOUR);
    expect(await hall.get('/api/yhxx', token)).toMatchObject({ code: 401 });
    const own = (await back(renewed)).data as { token: string; casLogin: string };
    expect(own.casLogin).toBe('false');
    expect(await whoIs(own.token)).toBe('admin');
    expect(await hall.get('/api/yhxx', renewed)).toMatchObject(LOST);
    expect(await back(own.token)).toMatchObject({ code: 500, data: { rule: 'not-acting' } });
  });

  it('SYS-9 is no sign-in of the person, whose sessions, count and last sign-in stay what they were', async () => {
    const { hall, token, actAs, numberOf, whoIs } = await actor();
    await hall.setParameter('singleSession', '1');
    const theirs = await hall.signIn('leader');
    const ygbh = await numberOf({ userName: 'leader' });
    const state = async () => ((await hall.post('/api/people/account', { ygbh }, token)).data as { state: object }).state;
    const before = await state();
    hall.clock.advance(60_000);
    const acting = await actAs('leader');
    expect(await state()).toEqual(before);
    expect(await whoIs(theirs)).toBe('leader');
    // Who signs in displaces the own sessions alone.
    expect(await whoIs(await hall.signIn('leader'))).toBe('leader');
    expect([await whoIs(theirs), await whoIs(acting)]).toEqual([undefined, 'leader']);
  });

  it('SYS-9 is seen by the person among the places where they are signed in, and the person can end it', async () => {
    const { hall, actAs } = await actor();
    const theirs = await hall.signIn('leader');
    const acting = await actAs('leader');
    const sessions = (await hall.get('/api/account/sessions', theirs)).data as { id: string; actor?: string; current: string }[];
    expect(sessions.map(({ actor: who, current }) => [who, current])).toEqual([
      [undefined, '1'],
      ['何志远', '0'],
    ]);
    await hall.post('/api/account/end-session', { id: sessions[1]?.id }, theirs);
    expect(await hall.get('/api/yhxx', acting)).toMatchObject(LOST);
  });

  it('SYS-9 SYS-7 both logs name both', async () => {
    const { hall, token, actAs, back } = await actor();
    const auditor = await hall.signIn('secauditor');
    const acting = await actAs('leader');
    await hall.post('/api/loans/list', { currentPage: 1, limit: 10 }, acting);
    await back(acting);
    const rowsOf = async (path: string, asked: object) =>
      ((await hall.post(path, { currentPage: 1, limit: 50, ...asked }, auditor)).data as { rows: Record<string, unknown>[] }).rows;
    const operations = await rowsOf('/api/logs/operations', { person: '何志远' });
    const both = { person: '赵明远', actor: '何志远', actorEn: 'He Zhiyuan', actorNumber: '2001001' };
    const did = (name: string) => operations.find(({ action }) => action === name);
    expect(did('返回本人账号')).toMatchObject({ ...both, kind: 'change' });
    expect(did('我的借款')).toMatchObject({ ...both, module: 'loans' });
    expect(did('切换到他人账号')).toMatchObject({ person: '何志远', target: expect.stringContaining('赵明远'), kind: 'change' });
    expect(did('切换到他人账号')).toMatchObject({ changes: [{ field: '切换原因', after: '协助核对报销' }] });
    expect(did('切换到他人账号')?.actor).toBeUndefined();
    expect((await rowsOf('/api/logs/sign-ins', { way: 'acting' }))[0]).toMatchObject({ ...both, userName: 'leader', result: '200' });
    expect(await hall.get('/api/yhxx', token)).toMatchObject({ code: 200 });
  });

  it('SYS-9 AUTH-10 who signs out while acting leaves as both', async () => {
    const { hall, token, actAs } = await actor();
    const acting = await actAs('leader');
    expect(await hall.post('/api/logout', {}, acting)).toMatchObject({ code: 205 });
    for (const one of [acting, token]) expect(await hall.get('/api/yhxx', one)).toMatchObject({ code: 401 });
  });

  it('SYS-9 AUTH-11 a closed page closes both sessions, and a reload keeps both', async () => {
    const { hall, token, actAs, whoIs, back } = await actor();
    const acting = await actAs('leader');
    await hall.post('/api/logout', { closing: '1' }, acting);
    hall.clock.advance(5_000);
    expect(await whoIs(acting)).toBe('leader');
    hall.clock.advance(20_000);
    expect(await whoIs(((await back(acting)).data as { token: string }).token)).toBe('admin');
    const again = await actAs('leader');
    await hall.post('/api/logout', { closing: '1' }, again);
    hall.clock.advance(11_000);
    for (const one of [again, token]) expect(await hall.get('/api/yhxx', one)).toMatchObject({ code: 401 });
  });

  it('SYS-9 AUTH-18 asks for none of the duties of the person', async () => {
    const { hall, actAs, change } = await actor();
    const acting = await actAs('leader');
    await hall.setParameter('phoneRequirement', '2');
    await hall.setParameter('compulsoryNotices', '1');
    await change('leader', { mustChangePassword: true, weakPassword: true, email: null });
    expect(await hall.post('/api/loans/list', { currentPage: 1, limit: 10 }, acting)).toMatchObject({ code: 200 });
    const theirs = await hall.signIn('leader');
    expect(await hall.post('/api/loans/list', { currentPage: 1, limit: 10 }, theirs)).toMatchObject({ code: 403 });
  });
});

describe('SYS-9 what nobody does for somebody else', () => {
  const alone = allEndpoints.filter(({ ownHand }) => ownHand);

  it('SYS-9 every call that is the own hand of the person is refused, and none of them to the person', async () => {
    const { hall, actAs } = await actor();
    const [acting, theirs] = [await actAs('leader'), await hall.signIn('leader')];
    expect(alone.length).toBeGreaterThan(25);
    const made = ({ method, path }: (typeof alone)[number], by: string) =>
      method === 'POST' ? hall.post(path, {}, by) : hall.get(path, by);
    for (const call of alone) expect(await made(call, acting), call.path).toMatchObject({ code: 403, data: { rule: 'own-hand' } });
    for (const call of alone) expect(JSON.stringify((await made(call, theirs)).data), call.path).not.toContain('own-hand');
  });

  it.each([
    ...['/api/yhxx/updateyhmm', '/api/user/updateyhmm', '/api/updateUser', '/api/yhxx/lxfs', '/api/yhxx/sendmessage', '/api/yhxx/yhzh'],
    ...['/api/account/end-session', '/api/session/confirm-qr', '/api/menu/url', '/api/user/dlryzzjh', '/api/people/act-as'],
    ...['/api/dbtz/xgzt', '/api/xtUserHabits/saveUserHabits'],
  ])('SYS-9 %s is one of them', (path) => expect(alone.map((endpoint) => endpoint.path)).toContain(path));
});

describe('SYS-9 whom somebody acts as', () => {
  it('SYS-9 never as oneself, as nobody, or as who is disabled or locked; always with a reason', async () => {
    const { hall, token, begin, numberOf } = await actor();
    expect(await begin('admin')).toMatchObject({ code: 500, data: { rule: 'not-yourself' } });
    for (const name of ['disabled', 'locked']) expect(await begin(name)).toMatchObject({ code: 500, data: { rule: 'cannot-act-as' } });
    const ask = (body: object) => hall.post('/api/people/act-as', body, token);
    expect(await ask({ ygbh: 'nobody', reason: 'x' })).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    expect(await ask({ ygbh: await numberOf({ userName: 'leader' }), reason: ' ​ ' })).toMatchObject({
      code: 404,
      data: { rule: 'required' },
    });
    expect(await hall.services.database.read.session.count({ where: { actingId: { not: null } } })).toBe(0);
  });

  it('SYS-9 SEC-1 who is no administrator acts as nobody who may more, and as nobody outside of the scope', async () => {
    const hall = await testHall();
    const { database } = hall.services;
    await makeRole(hall, 'desk', ACT_AS);
    const { begin, change } = around(hall, await signInWith(hall, 'desk', 'staff'));
    const rolesOf = (...roleIds: string[]) =>
      change('leader', { roles: { deleteMany: {}, create: roleIds.map((roleId) => ({ roleId })) } });
    await rolesOf('staff');
    expect(await begin('leader')).toMatchObject({ code: 200 });
    for (const role of ['secauditor', 'admin']) {
      await rolesOf('staff', role);
      expect(await begin('leader')).toMatchObject({ code: 403 });
    }
    await rolesOf('staff');
    await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'desk' }, data: { scope: 'department' } }));
    const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const other = await database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
    await change('leader', { departmentId: other.id });
    expect(await begin('leader')).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    await change('leader', { departmentId });
    expect(await begin('leader')).toMatchObject({ code: 200 });
  });

  it('SYS-9 acts as one person at a time', async () => {
    const { hall, actAs, whoIs } = await actor();
    const [first, second] = [await actAs('leader'), await actAs('staff')];
    expect([await whoIs(first), await whoIs(second)]).toEqual([undefined, 'staff']);
    expect(await hall.get('/api/yhxx', first)).toMatchObject(LOST);
  });
});

describe('SYS-9 acting ends at the next call', () => {
  it.each([
    ['the own session is ended', { rule: 'ended-by-administrator' }],
    ['who acts is locked', { rule: 'ended-by-lock' }],
    ['who acts loses the permission', { rule: 'acting-over' }],
    ['who acts is disabled by other means', { rule: 'acting-over' }],
    ['the person is locked', { rule: 'acting-over' }],
    ['the person may more than who acts', { rule: 'acting-over' }],
  ])('SYS-9 when %s', async (what, data) => {
    const hall = await testHall();
    const [admin, { database }] = [await hall.signIn('admin'), hall.services];
    await makeRole(hall, 'desk', ACT_AS);
    const { actAs, numberOf, whoIs, change } = around(hall, await signInWith(hall, 'desk', 'staff'));
    await change('leader', { roles: { deleteMany: {}, create: { roleId: 'staff' } } });
    const acting = await actAs('leader');
    expect(await whoIs(acting)).toBe('leader');
    const number = (userName: string) => numberOf({ userName });
    const DO: Readonly<Record<string, () => Promise<unknown>>> = {
      'the own session is ended': async () => hall.post('/api/people/end-sessions', { ygbh: await number('staff') }, admin),
      'who acts is locked': async () =>
        hall.post('/api/people/lock-account', { ygbh: await number('staff'), locked: '1', reason: 'x' }, admin),
      'who acts loses the permission': () => database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { roleId: 'desk' } })),
      'who acts is disabled by other means': () => change('staff', { enabled: false }),
      'the person is locked': async () =>
        hall.post('/api/people/lock-account', { ygbh: await number('leader'), locked: '1', reason: 'x' }, admin),
      'the person may more than who acts': () => change('leader', { roles: { create: { roleId: 'secauditor' } } }),
    };
    await DO[what]?.();
    expect(await hall.get('/api/yhxx', acting)).toMatchObject({ code: 401, data });
    expect(await hall.post('/api/people/stop-acting', {}, acting)).toMatchObject({ code: 401 });
  });

  it('SYS-9 a session that has ended shows nowhere as one in which somebody acts', async () => {
    const { hall, token, actAs } = await actor();
    const theirs = await hall.signIn('leader');
    await actAs('leader');
    await hall.post('/api/logout', {}, token);
    expect((await hall.get('/api/account/sessions', theirs)).data).toHaveLength(1);
  });
});
