import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

interface Row {
  readonly id: string;
  readonly ygbh: string;
  readonly ygmc: string;
  readonly current: string;
  readonly way: string;
}

/** A hall in which an administrator and others are signed in. */
async function peopled() {
  const hall = await testHall();
  const token = await hall.signIn('admin');
  const [staff, analyst] = [await hall.signIn('staff'), await hall.signIn('analyst')];
  const post = (call: string, body: object, by = token) => hall.post(`/api/people/${call}`, body, by);
  const online = async (body: object = {}) => (await post('online', body)).data as { total: number; rows: Row[] };
  const sessionOf = async (userName: string) => {
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
    return (await online({ text: staffNumber })).rows[0] as Row;
  };
  return { hall, token, staff, analyst, post, online, sessionOf };
}

const entryOf = async (hall: TestHall, action: string) => {
  await hall.services.recorder.flush();
  return hall.services.database.read.operationRecord.findFirst({ where: { action }, orderBy: { id: 'desc' } });
};

describe('who is online', () => {
  it('SYS-8 is listed with where, since when and how, the own present session marked', async () => {
    const { online, sessionOf } = await peopled();
    expect(await online()).toMatchObject({ total: 3 });
    expect(await sessionOf('admin')).toMatchObject({ current: '1', way: 'password', address: '10.0.0.1', bmmc: expect.any(String) });
    expect(await sessionOf('staff')).toMatchObject({ current: '0', ygmcen: 'Wang Fang', startedAt: expect.any(String) });
  });

  it('SYS-8 SYS-9 is told apart from who acts as the person, whose session it is', async () => {
    const { post, online, sessionOf } = await peopled();
    const { ygbh } = await sessionOf('staff');
    await post('act-as', { ygbh, reason: '协助' });
    const { rows } = await online({ text: ygbh });
    expect(rows.map(({ way }) => way).sort()).toEqual(['acting', 'password']);
    expect(rows.find(({ way }) => way === 'acting')).toMatchObject({ ygmcen: 'Wang Fang', actorEn: 'He Zhiyuan' });
    expect((await online({ way: 'acting' })).total).toBe(1);
  });

  it('SYS-8 is found by person, department, address and way, and sorted', async () => {
    const { online } = await peopled();
    const names = async (body: object) => (await online(body)).rows.map(({ ygmc }) => ygmc);
    expect(await names({ text: 'Wang Fang' })).toHaveLength(1);
    expect(await names({ address: '10.0.0.' })).toHaveLength(3);
    expect(await names({ way: 'qr' })).toEqual([]);
    const up = await names({ sortField: 'ygbh', sortOrder: 'asc' });
    expect(await names({ sortField: 'ygbh', sortOrder: 'desc' })).toEqual(up.reverse());
  });

  it('SYS-8 is nobody who has left, or whose session is over', async () => {
    const { hall, staff, online } = await peopled();
    await hall.post('/api/logout', {}, staff);
    expect(await online()).toMatchObject({ total: 2 });
    hall.clock.advance(13 * 3_600_000);
    const token = await hall.signIn('admin');
    expect((await hall.post('/api/people/online', {}, token)).data).toMatchObject({ total: 1 });
  });

  it('SYS-8 how somebody signed in outlasts a change of the own password', async () => {
    const { hall, online } = await peopled();
    await hall.services.database.unitOfWork((tx) =>
      tx.session.updateMany({ where: { person: { userName: 'leader' } }, data: { way: 'directory' } }),
    );
    const leader = await hall.signIn('leader');
    await hall.services.database.unitOfWork((tx) =>
      tx.session.updateMany({ where: { person: { userName: 'leader' } }, data: { way: 'directory' } }),
    );
    const passwords = { jmm: await hall.sealed('Hall@2026'), xmm: await hall.sealed('Another@2026') };
    expect(await hall.post('/api/yhxx/updateyhmm', passwords, leader)).toMatchObject({ code: 200 });
    expect((await online({ way: 'directory' })).rows).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('SYS-8 ends those that are named, whosever they are, tells why, and the log says whose', async () => {
    const { hall, staff, analyst, post, sessionOf } = await peopled();
    const ids = [(await sessionOf('staff')).id, (await sessionOf('analyst')).id];
    expect(await post('end-online', { ids })).toMatchObject({ code: 200, data: { ended: 2 } });
    for (const ended of [staff, analyst])
      expect(await hall.get('/api/yhxx', ended)).toMatchObject({ code: 401, data: { rule: 'ended-by-administrator' } });
    expect(await entryOf(hall, 'people.endOnline')).toMatchObject({
      kind: 'change',
      targetEn: expect.stringMatching(/^\D+ \d+, \D+ \d+$/),
    });
    expect(await post('end-online', { ids })).toMatchObject({ code: 404, data: { field: 'ids', rule: 'not-found' } });
  });

  it('SYS-8 does not end the present session of who asks, nor any beside it then', async () => {
    const { hall, staff, post, sessionOf } = await peopled();
    const ids = [(await sessionOf('staff')).id, (await sessionOf('admin')).id];
    expect(await post('end-online', { ids })).toMatchObject({ code: 500, data: { rule: 'present-session' } });
    expect(await hall.get('/api/yhxx', staff)).toMatchObject({ code: 200 });
  });

  it('SYS-8 ends no session of an administrator for who is none', async () => {
    const { hall, post, sessionOf } = await peopled();
    const { id } = await sessionOf('admin');
    await makeRole(hall, 'watch', 'system.online', 'system.online.end');
    const watch = await signInWith(hall, 'watch');
    expect(await post('end-online', { ids: [id] }, watch)).toMatchObject({ code: 403 });
    expect(await post('end-online', { ids: [(await sessionOf('analyst')).id] }, watch)).toMatchObject({ code: 200 });
  });

  it('SYS-8 lists and ends those of the people in the own rows alone', async () => {
    const { hall, post, sessionOf } = await peopled();
    const { id } = await sessionOf('analyst');
    await makeRole(hall, 'watch', 'system.online', 'system.online.end');
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'watch' }, data: { scope: 'own' } }));
    const watch = await signInWith(hall, 'watch');
    const { rows } = (await post('online', {}, watch)).data as { rows: Row[] };
    expect(new Set(rows.map(({ ygbh }) => ygbh)).size).toBe(1);
    expect(await post('end-online', { ids: [id] }, watch)).toMatchObject({ code: 404 });
  });

  it('SYS-1 SYS-8 is refused to who has no permission', async () => {
    const { post, staff } = await peopled();
    expect(await post('online', {}, staff)).toMatchObject({ code: 403 });
    expect(await post('end-online', { ids: ['1'] }, staff)).toMatchObject({ code: 403 });
  });
});
