import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { type TestHall, testHall } from '../../../testing/test-hall.ts';

const INFO = '/api/people/user-info';
const OTHERS = 'people.info.others';

interface Seen {
  readonly ygbh: string;
  readonly ygmcen: string;
  readonly bmmc: string;
  readonly tel: string;
  readonly email: string;
  readonly lxdh: string;
  readonly signIns: readonly { readonly address: string; readonly result: string; readonly way: string }[];
}

const personOf = (hall: TestHall, userName: string) => hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });

/** A hall in which somebody asks for user info. */
async function asking(userName: string) {
  const hall = await testHall();
  const token = await hall.signIn(userName);
  const info = (ygbh?: string, by = token) => hall.post(INFO, ygbh === undefined ? {} : { ygbh }, by);
  const list = async (body: object = {}, by = token) =>
    (await hall.post('/api/people/user-infos', { limit: 200, ...body }, by)).data as { total: number; rows: Seen[] };
  return { hall, token, info, list };
}

const seenIn = async (answer: Promise<{ data: unknown }>) => (await answer).data as Seen;

describe('INFO-1 the user info of oneself', () => {
  it('INFO-1 is told in full, without a staff number and with it, the sign-ins too', async () => {
    const { hall, info } = await asking('staff');
    const person = await personOf(hall, 'staff');
    await hall.trySignIn('staff', 'wrong');
    const own = await seenIn(info());
    expect(own).toMatchObject({
      ...{ ygbh: person.staffNumber, ygmcen: 'Wang Fang', bmmc: '计算机学院', jsmcs: '教职工', sfbdyh: '1', enabled: '1' },
      ...{ tel: person.phone, email: person.email, ymbz: '0', brbz: '1', lastSignIn: expect.any(String) },
    });
    expect(own.signIns[0]).toMatchObject({ result: '402', way: 'password', address: '10.0.0.1', reason: 'credentials' });
    expect(own.signIns[1]).toMatchObject({ result: '200' });
    expect(await seenIn(info(person.staffNumber))).toEqual(own);
  });

  it('INFO-1 tells ten sign-ins at most, the latest first, and nobody else’s', async () => {
    const { hall, info } = await asking('staff');
    for (let times = 0; times < 11; times += 1) {
      hall.clock.advance(60_000);
      await hall.signIn('staff');
    }
    await hall.signIn('leader');
    const { signIns } = await seenIn(info());
    const times = (signIns as unknown as { at: string }[]).map(({ at }) => at);
    expect(times).toHaveLength(10);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('INFO-1 is all that somebody without more rights gets: of another person there is none, in the list neither', async () => {
    const { hall, info, list } = await asking('staff');
    const { staffNumber } = await personOf(hall, 'leader');
    expect(await info(staffNumber)).toMatchObject({ code: 404, data: { field: 'ygbh', rule: 'not-found' } });
    expect((await list({ text: staffNumber })).total).toBe(0);
    expect(await list()).toMatchObject({ total: 1, rows: [{ ygmcen: 'Wang Fang' }] });
    await hall.services.recorder.flush();
    const refused = { action: 'people.userInfo', result: '404' };
    expect(await hall.services.database.read.operationRecord.findFirst({ where: refused })).toMatchObject({ target: null });
  });
});

describe('INFO-1 the user info of others', () => {
  it('INFO-1 is that of the own department and those below for its head, and of nobody else', async () => {
    const { hall, info, list } = await asking('approver');
    const [head, below, outside] = await Promise.all(['approver', 'leader', 'analyst'].map((name) => personOf(hall, name)));
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'lab', name: '实验室', nameEn: 'Laboratory', parentId: head?.departmentId ?? '' } });
      await tx.person.update({ where: { id: below?.id ?? '' }, data: { departmentId: 'lab' } });
    });
    const { rows } = await list();
    expect(new Set(rows.map(({ bmmc }) => bmmc))).toEqual(new Set(['计算机学院', '实验室']));
    expect(rows[0]).not.toHaveProperty('tel');
    expect(await info(below?.staffNumber)).toMatchObject({ code: 200, data: { bmmc: '实验室', brbz: '0' } });
    expect(await info(outside?.staffNumber)).toMatchObject({ code: 404, data: { field: 'ygbh', rule: 'not-found' } });
    expect(await info('nobody')).toMatchObject({ code: 404, data: { field: 'ygbh', rule: 'not-found' } });
  });

  it('INFO-1 is that of everybody for administrators, who see the accounts of everybody', async () => {
    const { hall, info, list } = await asking('admin');
    expect((await list()).total).toBe(await hall.services.database.read.person.count());
    const { staffNumber, phone, email } = await personOf(hall, 'staff');
    expect(await info(staffNumber)).toMatchObject({ code: 200, data: { tel: phone, email, ymbz: '0' } });
  });

  it('INFO-1 reaches as far as the accounts that somebody sees, once the page is theirs', async () => {
    const { hall, info } = await asking('staff');
    await makeRole(hall, 'desk', 'people.info', 'system.accounts');
    await hall.services.database.unitOfWork((tx) =>
      tx.rolePermission.updateMany({ where: { permissionId: 'system.accounts', roleId: 'desk' }, data: { scope: 'department' } }),
    );
    const token = await signInWith(hall, 'desk');
    expect(await info((await personOf(hall, 'leader')).staffNumber, token)).toMatchObject({ code: 200 });
    expect(await info((await personOf(hall, 'analyst')).staffNumber, token)).toMatchObject({ code: 404 });
  });

  it('INFO-1 is found by name, number, department, role and status, but not by the user name, which the page does not tell', async () => {
    const { list } = await asking('admin');
    const names = async (body: object) => (await list(body)).rows.map(({ ygmcen }) => ygmcen);
    expect(await names({ text: 'Wang Fang' })).toEqual(['Wang Fang']);
    expect(await names({ text: 'wangfang', bmbh: 'computing' })).toEqual(['Wang Fang']);
    expect(await names({ text: 'wangfang', bmbh: 'finance' })).toEqual([]);
    expect(await names({ text: 'noticeadmin' })).toEqual([]);
    expect(await names({ jsid: 'admin' })).toEqual(['He Zhiyuan']);
    expect((await list({ enabled: '0' })).total + (await list({ enabled: '1' })).total).toBe((await list()).total);
    expect((await list({ enabled: '0' })).total).toBeGreaterThan(0);
  });

  it('INFO-1 SEC-4 shows how others are reached masked, and their addresses too, but to who may change or read those', async () => {
    const { hall, info } = await asking('approver');
    const { staffNumber, phone } = await personOf(hall, 'leader');
    await hall.services.database.unitOfWork((tx) => tx.person.update({ where: { staffNumber }, data: { contactPhone: '0731-88821104' } }));
    await hall.signIn('leader');
    const masked = await seenIn(info(staffNumber));
    expect(masked).toMatchObject({ tel: `${phone?.slice(0, 3)}****${phone?.slice(-4)}`, lxdh: '****04', ymbz: '1' });
    expect(masked.email).toMatch(/^.\*{4}@/);
    expect(masked.signIns[0]).toMatchObject({ address: '10.0.*.*', result: '200', browser: expect.any(String) });
    await makeRole(hall, 'both', 'people.info', OTHERS, 'system.accounts.edit', 'logs.sign-ins');
    const token = await signInWith(hall, 'both');
    const inFull = await seenIn(info(staffNumber, token));
    expect(inFull).toMatchObject({ tel: phone, lxdh: '0731-88821104', ymbz: '0', signIns: [{ address: '10.0.0.1' }] });
    const { staffNumber: admin } = await personOf(hall, 'admin');
    expect(await seenIn(info(admin, token))).toMatchObject({ ymbz: '1', tel: expect.stringContaining('****') });
  });

  it('INFO-1 is told of in the operation log as a reading, by the name of whom it is', async () => {
    const { hall, info } = await asking('admin');
    const { staffNumber } = await personOf(hall, 'staff');
    await info(staffNumber);
    await hall.services.recorder.flush();
    expect(await hall.services.database.read.operationRecord.findFirst({ where: { action: 'people.userInfo' } })).toMatchObject({
      ...{ kind: 'read', actionEn: 'User info', target: `王芳 ${staffNumber}`, targetEn: `Wang Fang ${staffNumber}` },
    });
  });

  it('INFO-1 shows the last sign-in as it is now, though the list is kept', async () => {
    const { hall, list } = await asking('admin');
    const lastOf = async () => (await list({ text: 'Wang Fang' })).rows[0] as unknown as { lastSignIn?: string };
    const before = await lastOf();
    hall.clock.advance(60_000);
    await hall.signIn('staff');
    expect((await lastOf()).lastSignIn).not.toBe(before.lastSignIn);
  });
});
