import type { Tx } from '@hall/database/database';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../testing/test-hall.ts';

const MENU = '/api/menu/mymenu';
const ROUTES = '/api/getMenuTree';
const PARAMETERS = '/api/selectAllCs';
const HABITS = '/api/xtUserHabits/getUserHabitsInfo';
const ME = '/api/yhxx';
const KEPT = [MENU, ROUTES, PARAMETERS, HABITS, ME];

async function ask(hall: TestHall, path: string, token: string) {
  if (path === ROUTES || path === PARAMETERS) return hall.post(path, undefined, token);
  if (path !== HABITS) return hall.get(path, token);
  const { data } = await hall.get(ME, token);
  return hall.post(path, { userId: (data as { rydm?: string } | null)?.rydm ?? '' }, token);
}

/** A hall in which a person has asked for everything that is kept, twice. */
async function warm(name = 'staff') {
  const hall = await testHall();
  const token = await hall.signIn(name);
  for (const path of [...KEPT, ...KEPT]) expect((await ask(hall, path, token)).code).toBe(200);
  const write = (work: (tx: Tx) => Promise<unknown>) => hall.services.database.unitOfWork(work);
  return { hall, token, write, read: async (path: string) => JSON.stringify((await ask(hall, path, token)).data) };
}

const staff = { where: { userName: 'staff' } };

describe('AUTH-8 SYS-15 what is kept in memory bites at the very next call', () => {
  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['the session has ended', (tx) => tx.session.updateMany({ data: { endedAt: new Date(0), endReason: 'signed-out' } })],
    ['the session was removed', (tx) => tx.session.deleteMany()],
    ['the session is ended by SQL', (tx) => tx.$executeRaw`UPDATE "Session" SET "endedAt" = 0`],
    ['the person was disabled', (tx) => tx.person.update({ ...staff, data: { enabled: false } })],
    ['the person was locked', (tx) => tx.person.update({ ...staff, data: { locked: true } })],
  ])('AUTH-8 once %s, nothing that was kept is answered', async (_, change) => {
    const { hall, token, write } = await warm();
    await write(change);
    for (const path of KEPT) expect(await ask(hall, path, token), path).toMatchObject({ code: 401 });
  });

  it('AUTH-8 once somebody signs out, or is told to by an administrator, nothing that was kept is answered', async () => {
    const { hall, token } = await warm();
    const another = await hall.signIn('staff');
    expect((await hall.get(MENU, another)).code).toBe(200);
    await hall.post('/api/logout', undefined, token);
    expect(await hall.get(MENU, token)).toMatchObject({ code: 401 });
    expect((await hall.get(MENU, another)).code).toBe(200);
  });

  it('AUTH-8 a session that has run out is over, though nothing was written', async () => {
    const { hall, token } = await warm();
    hall.clock.advance(13 * 60 * 60_000);
    for (const path of KEPT) expect(await ask(hall, path, token), path).toMatchObject({ code: 401 });
  });

  it.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    [MENU, 'a permission is taken away', (tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'assets.mine' } })],
    [ROUTES, 'a permission is taken away', (tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'notices' } })],
    [ME, 'a permission is taken away', (tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'notices' } })],
    [MENU, 'the person loses all roles', (tx) => tx.personRole.deleteMany({ where: { person: staff.where } })],
    [ME, 'the person loses all roles', (tx) => tx.personRole.deleteMany({ where: { person: staff.where } })],
    [MENU, 'functions are renamed', (tx) => tx.permission.updateMany({ data: { name: '别的' } })],
    [
      MENU,
      'the person has another favourite',
      async (tx) => {
        const { id: personId } = await tx.person.findUniqueOrThrow(staff);
        await tx.favouriteFunction.create({ data: { personId, permissionId: 'assets.mine', position: 99 } });
      },
    ],
    [PARAMETERS, 'a parameter changes', (tx) => tx.parameter.updateMany({ data: { value: '7' } })],
    [
      HABITS,
      'the person has another habit',
      async (tx) => {
        const { id: personId } = await tx.person.findUniqueOrThrow(staff);
        await tx.userHabit.create({ data: { personId, habit: 'pageSize', value: '77' } });
      },
    ],
    [ME, 'the person is called otherwise', (tx) => tx.person.update({ ...staff, data: { name: '别人' } })],
    [ME, 'notices are withdrawn', (tx) => tx.notice.updateMany({ data: { published: false } })],
    [ME, 'notices are no longer read', (tx) => tx.noticeRead.deleteMany()],
  ])('SYS-15 %s is answered anew once %s', async (path, _, change) => {
    const { read, write } = await warm();
    const before = await read(path);
    expect(await read(path)).toBe(before);
    await write(change);
    expect(await read(path)).not.toBe(before);
  });

  it('NOTICE-1 a notice that becomes due is counted, though nothing is written then', async () => {
    const { hall, write, read } = await warm();
    const due = new Date(hall.clock.now().getTime() + 60_000);
    const row = { title: 't', content: 'c', level: 1, published: true, publisher: 'p', publisherEn: 'p' };
    await write((tx) => tx.notice.create({ data: { ...row, id: 'soon', publishedAt: due } }));
    const before = await read(ME);
    hall.clock.advance(61_000);
    expect(await read(ME)).not.toBe(before);
  });

  it("SYS-15 nobody is answered another one's", async () => {
    const { hall, token } = await warm();
    const admin = await hall.signIn('admin');
    for (const path of [ME, MENU, ROUTES]) {
      expect((await ask(hall, path, admin)).data, path).not.toEqual((await ask(hall, path, token)).data);
    }
  });

  it('SYS-15 what is written while an answer is on its way is in the next one', async () => {
    const { hall, token, read } = await warm();
    await hall.setParameter('systemName', 'before');
    const loading = ask(hall, PARAMETERS, token);
    await hall.setParameter('systemName', 'after');
    await loading;
    expect(await read(PARAMETERS)).toContain('"after"');
  });
});
