import { wireMoment } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Told {
  readonly sight: string;
  readonly hidden: string;
  readonly path?: string;
  readonly roles: readonly { jsid: string; had: string; grounds: string; sjfw?: string; below: readonly { qxid: string }[] }[];
  readonly obstacles: readonly { what: string; csid?: string }[];
}

async function asking(hall: TestHall, token: string) {
  const { database } = hall.services;
  const numberOf = async (userName: string) => (await database.read.person.findFirstOrThrow({ where: { userName } })).staffNumber;
  const ask = async (userName: string, qxid: string) => hall.post('/api/roles/why', { ygbh: await numberOf(userName), qxid }, token);
  const told = async (userName: string, qxid: string) => (await ask(userName, qxid)).data as Told;
  const change = (userName: string, data: object) => database.unitOfWork((tx) => tx.person.update({ where: { userName }, data }));
  return { ask, told, change };
}

const hallOf = async () => {
  const hall = await testHall();
  return { hall, ...(await asking(hall, await hall.signIn('admin'))) };
};
const had = ({ roles }: Told) => roles.filter((role) => role.had === '1').map(({ jsid }) => jsid);
const lacked = ({ roles }: Told) => roles.filter((role) => role.had === '0').map(({ jsid }) => jsid);

describe('SYS-13 why somebody sees an entry, or does not', () => {
  it('SYS-13 names the roles that hold it, the one that the person has first, and those that would give it', async () => {
    const { hall, told } = await hallOf();
    await makeRole(hall, 'another', 'loans');
    const seen = await told('staff', 'loans');
    expect(seen).toMatchObject({ sight: 'listed', hidden: '0', path: '/loans', obstacles: [] });
    expect(seen.roles[0]).toMatchObject({ jsid: 'staff', had: '1', grounds: 'given' });
    expect(lacked(seen)).toContain('another');
    const log = await told('staff', 'logs.operations');
    expect([log.sight, had(log), lacked(log)]).toEqual(['not-held', [], expect.arrayContaining(['secauditor', 'admin'])]);
  });

  it('SYS-13 says as much of every entry as the menu and the calls of the person do', async () => {
    const { hall, told } = await hallOf();
    const token = await hall.signIn('staff');
    type Node = { qid: string; sysMenuList?: Node[] };
    const ids = (nodes: Node[]): string[] => nodes.flatMap(({ qid, sysMenuList = [] }) => [qid, ...ids(sysMenuList)]);
    const menu = new Set(ids((await hall.get('/api/menu/mymenu', token)).data as Node[]));
    const nodes = await hall.services.database.read.permission.findMany();
    for (const { id } of nodes) expect([id, (await told('staff', id)).sight === 'listed']).toEqual([id, menu.has(id)]);
  });

  it('SYS-13 tells of administrators, who hold the settings by themselves, and of what no menu lists', async () => {
    const { told } = await hallOf();
    const settings = await told('admin', 'system.accounts');
    expect(settings).toMatchObject({ sight: 'unlisted', hidden: '1', path: '/xtsz/accounts' });
    expect(settings.roles[0]).toMatchObject({ jsid: 'admin', had: '1', grounds: 'administrator', sjfw: 'all' });
    expect(had(await told('admin', 'loans')).includes('admin')).toBe(false);
  });

  it('SYS-13 a directory is held by what a role holds in it, which is named', async () => {
    const { told } = await hallOf();
    const { roles, sight } = await told('secauditor', 'logs');
    expect(sight).toBe('listed');
    expect(roles.find(({ jsid }) => jsid === 'secauditor')).toMatchObject({
      ...{ had: '1', grounds: 'below' },
      below: expect.arrayContaining([expect.objectContaining({ qxid: 'logs.operations' })]),
    });
  });

  it('SYS-13 names what keeps the person out, with the parameter that asks for it', async () => {
    const { hall, told, change } = await hallOf();
    const linked = await hall.services.database.read.permission.findFirstOrThrow({ where: { id: 'reimbursement.mine' } });
    const whatOf = async (id: string) => (await told('staff', id)).obstacles.map(({ what, csid }) => [what, csid]);
    await change('staff', { phone: null });
    expect(await whatOf(linked.id)).toEqual([]);
    await hall.setParameter('phoneRequirement', '1');
    expect(await whatOf(linked.id)).toEqual([['phone-missing', 'sfkq_bxsrsjh']]);
    expect(await whatOf('loans')).toEqual([]);
    expect((await told('staff', linked.id)).sight).toBe('kept-out');
    await change('staff', { weakPassword: true });
    expect(await whatOf('loans')).toEqual([['weak-password', undefined]]);
    await change('staff', { enabled: false, weakPassword: false });
    expect(await whatOf('loans')).toEqual([['account-disabled', undefined]]);
    await change('staff', { enabled: true, locked: true });
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'kept-out', obstacles: [{ what: 'account-locked' }] });
  });

  it('SYS-13 AUTH-2 names until when the person cannot sign in after failed attempts, which ends no session', async () => {
    const { hall, told } = await hallOf();
    const until = new Date(hall.clock.now().getTime() + 600_000);
    await hall.services.database.unitOfWork((tx) => tx.signInRefusal.create({ data: { subject: 'name:staff', until } }));
    const refused = { obstacles: [{ what: 'tried-too-often', until: wireMoment(until) }] };
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'kept-out', ...refused });
    await hall.services.database.unitOfWork((tx) => tx.signInRefusal.deleteMany());
    await hall.signIn('staff');
    await hall.services.database.unitOfWork((tx) => tx.signInRefusal.create({ data: { subject: 'name:staff', until } }));
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'listed', ...refused });
    hall.clock.advance(600_000);
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'listed', obstacles: [] });
  });

  it.each<[string, string, Parameters<TestHall['setParameter']>, object]>([
    ['first-password', 'sfqy_dycqzxgmm', ['forceFirstChange', '1'], { mustChangePassword: true }],
    ['contact-missing', 'sfkq_bxsrsjh', ['phoneRequirement', '2'], { email: null }],
    ['notices-unread', 'qzydxtgg', ['compulsoryNotices', '1'], {}],
  ])('SYS-13 names what has to be done first, %s, with the parameter %s', async (what, csid, parameter, state) => {
    const hall = await testHall();
    const token = await hall.signIn('admin');
    const { told, change } = await asking(hall, token);
    // Who asks has done it all.
    await hall.post('/api/notices/read-all', { count: 100 }, token);
    await change('staff', state);
    await hall.setParameter(...parameter);
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'kept-out', obstacles: [{ what, csid }] });
  });

  it('SYS-13 names a serial number that has expired, for who may not set another one', async () => {
    const hall = await testHall();
    hall.clock.advance(21 * 366 * 86_400_000);
    const { told } = await asking(hall, await hall.signIn('admin'));
    expect(await told('staff', 'loans')).toMatchObject({ sight: 'kept-out', obstacles: [{ what: 'serial-expired' }] });
    expect((await told('admin', 'system.roles')).obstacles).toEqual([]);
  });

  it('SYS-13 an action without the function that it belongs to is nowhere to be used', async () => {
    const { hall, told, change } = await hallOf();
    await makeRole(hall, 'locker', 'system.accounts.lock');
    await change('staff', { roles: { create: { roleId: 'locker' } } });
    expect(await told('staff', 'system.accounts.lock')).toMatchObject({ sight: 'kept-out', obstacles: [{ what: 'function-missing' }] });
  });

  it('SYS-13 SEC-1 is told within the scope of who asks, of no unknown person or permission, and to nobody without the permission', async () => {
    const hall = await testHall();
    const { database } = hall.services;
    await makeRole(hall, 'desk', 'system.why');
    const { ask, change } = await asking(hall, await signInWith(hall, 'desk'));
    expect(await ask('leader', 'loans')).toMatchObject({ code: 200 });
    expect(await ask('leader', 'no-such')).toMatchObject({ code: 404, data: { field: 'qxid', rule: 'not-found' } });
    await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'desk' }, data: { scope: 'department' } }));
    const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const other = await database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
    await change('leader', { departmentId: other.id });
    expect(await ask('leader', 'loans')).toMatchObject({ code: 404, data: { field: 'ygbh', rule: 'not-found' } });
    const { ask: askAsLeader } = await asking(hall, await hall.signIn('leader'));
    expect(await askAsLeader('leader', 'loans')).toMatchObject({ code: 403 });
  });
});
