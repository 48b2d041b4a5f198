import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Node {
  qid: string;
  path?: string;
  iscy: string;
  sysMenuList?: Node[];
}

const menu = async (hall: TestHall, token: string) => (await hall.get('/api/menu/mymenu', token)).data as Node[];
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.sysMenuList ?? [])]);
const ids = async (hall: TestHall, name: string) => flat(await menu(hall, await hall.signIn(name))).map(({ qid }) => qid);
const me = async (hall: TestHall, token: string) => ((await hall.get('/api/yhxx', token)).data as { rydm: string }).rydm;

describe('MENU-1 the menu of a person', () => {
  it('MENU-1 begins with the start page and follows the permissions of the roles', async () => {
    const hall = await testHall();
    const staff = await ids(hall, 'staff');
    expect(staff[0]).toBe('home');
    expect(staff).toEqual(expect.arrayContaining(['notices', 'reimbursement.mine', 'payroll.payslips', 'assets.mine']));
    expect(staff).not.toContain('reimbursement.approve');
    expect(await ids(hall, 'approver')).toContain('reimbursement.approve');
  });

  it('MENU-1 changes with the permissions', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'assets.mine' } }));
    expect(await ids(hall, 'staff')).not.toContain('assets.mine');
    expect(await ids(hall, 'staff')).not.toContain('assets');
  });

  it('MENU-1 comes as routes too, with title, component and the roles that hold each', async () => {
    const hall = await testHall();
    const routes = async (name: string) =>
      (await hall.post('/api/getMenuTree', undefined, await hall.signIn(name))).data as { path: string }[];
    expect(await routes('staff')).toContainEqual(
      expect.objectContaining({
        path: '/tzgg',
        component: 'notices/list',
        meta: expect.objectContaining({ title: { zh: '通知公告', en: 'Notices' }, roles: expect.arrayContaining(['staff']) }),
      }),
    );
    expect((await routes('staff')).map(({ path }) => path)).not.toContain('/xtsz');
    expect(await routes('admin')).toContainEqual(
      expect.objectContaining({ path: '/xtsz', meta: expect.objectContaining({ roles: ['admin'] }) }),
    );
  });
});

describe('APPS-2 common functions', () => {
  it('APPS-2 adds and removes, twice without harm, and shows in the menu', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const request = { yhbh: await me(hall, token), qid: 'assets.mine', sysid: 'assets' };
    const state = async () => flat(await menu(hall, token)).find(({ qid }) => qid === 'assets.mine')?.iscy;
    await hall.post('/api/menu/delcy', request, token);
    expect(await state()).toBe('0');
    for (let index = 0; index < 2; index++) expect((await hall.post('/api/menu/addcy', request, token)).code).toBe(200);
    expect(await state()).toBe('2');
    for (let index = 0; index < 2; index++) expect((await hall.post('/api/menu/delcy', request, token)).code).toBe(200);
    expect(await state()).toBe('0');
  });

  it("APPS-2 shows nobody another one's", async () => {
    const hall = await testHall();
    const [mine, theirs] = [await hall.signIn('staff'), await hall.signIn('leader')];
    const starred = async () => flat(await menu(hall, mine)).find(({ qid }) => qid === 'assets.mine')?.iscy;
    const of = async (token: string) => ({ yhbh: await me(hall, token), qid: 'assets.mine', sysid: 'assets' });
    await hall.post('/api/menu/delcy', await of(mine), mine);
    expect(await hall.post('/api/menu/addcy', await of(theirs), theirs)).toMatchObject({ code: 200 });
    expect(await starred()).toBe('0');
  });

  it('APPS-2 refuses the list of another person, a fixed function, one the person lacks and an unknown one', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const own = await me(hall, token);
    const other = await me(hall, await hall.signIn('leader'));
    for (const path of ['/api/menu/addcy', '/api/menu/delcy']) {
      expect(await hall.post(path, { yhbh: other, qid: 'assets.mine', sysid: 'assets' }, token)).toMatchObject({
        code: 403,
        data: { field: 'yhbh', rule: 'not-yours' },
      });
      expect(await hall.post(path, { yhbh: own, qid: 'system.accounts', sysid: 'hall' }, token)).toMatchObject({ code: 403 });
      expect(await hall.post(path, { yhbh: own, qid: 'nothing', sysid: 'hall' }, token)).toMatchObject({
        code: 404,
        data: { field: 'qid', rule: 'not-found' },
      });
    }
    const fixed = flat(await menu(hall, token)).find(({ iscy }) => iscy === '1');
    expect(await hall.post('/api/menu/delcy', { yhbh: own, qid: fixed?.qid, sysid: 'hall' }, token)).toMatchObject({
      code: 500,
      message: '固定功能不允许移除',
    });
  });

  it('APPS-2 starring a fixed function keeps no row of it: it is common for everyone anyway', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const fixed = flat(await menu(hall, token)).find(({ iscy }) => iscy === '1');
    const yhbh = await me(hall, token);
    const rows = () => hall.services.database.read.favouriteFunction.count({ where: { permissionId: fixed?.qid ?? '' } });
    const before = await rows();
    expect(await hall.post('/api/menu/addcy', { yhbh, qid: fixed?.qid, sysid: 'hall' }, token)).toMatchObject({ code: 200 });
    expect(await rows()).toBe(before);
  });
});

describe('the address of a linked function', () => {
  it('answers the address with a ticket, for functions of linked systems that the person has', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const answer = await hall.post('/api/menu/url', { qid: 'assets.mine' }, token);
    expect(answer.data).toMatch(/^http:\/\/linked\.test\/assets\/mine\?ticket=/);
    expect(await hall.post('/api/menu/url', { qid: 'reimbursement.approve' }, token)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/menu/url', { qid: 'notices' }, token)).toMatchObject({ code: 404 });
  });
});

describe('MENU-2 the address of an external link', () => {
  it('MENU-2 is the registered one, without anybody signed on, for who has the entry', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const ask = (qid: string) => hall.post('/api/menu/getNewPageUrl', { qid, path: 'https://evil.example/' }, token);
    expect((await ask('policies.index')).data).toBe('http://linked.test/policies/index');
    expect(await ask('assets.mine')).toMatchObject({ code: 404, data: { field: 'qid', rule: 'not-found' } });
    expect(await ask('notices')).toMatchObject({ code: 404 });
    expect(await ask('nothing')).toMatchObject({ code: 404 });
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'policies.index' } }));
    expect(await ask('policies.index')).toMatchObject({ code: 403 });
  });

  it('MENU-2 carries no ticket, by whichever call it is asked for', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    for (const path of ['/api/menu/url', '/api/menu/getNewPageUrl'])
      expect([path, (await hall.post(path, { qid: 'policies.index' }, token)).data]).toEqual([path, 'http://linked.test/policies/index']);
  });

  it('MENU-3 is the path of its entry in the menu', async () => {
    const hall = await testHall();
    const node = flat(await menu(hall, await hall.signIn('staff'))).find(({ qid }) => qid === 'policies.index');
    expect(node).toMatchObject({ path: 'http://linked.test/policies/index', memo1: '1' });
  });
});

describe('MENU-7 the registered systems', () => {
  it('MENU-7 are listed with their addresses, and whether frames may show them', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) =>
      tx.linkedSystem.update({ where: { id: 'assets' }, data: { origin: 'https://assets.example' } }),
    );
    const { data } = await hall.get('/api/menu/linked-systems', await hall.signIn('staff'));
    expect(data).toContainEqual(
      expect.objectContaining({ sysid: 'assets', address: 'https://assets.example/assets', framing: '1', signsOn: '1' }),
    );
    expect(data).toContainEqual(expect.objectContaining({ sysid: 'cards', address: 'http://linked.test/cards', framing: '0' }));
  });

  it('MENU-7 name the tightest sandbox that each works with, and none where none is known', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'assets' }, data: { sandbox: null } }));
    const { data } = await hall.get('/api/menu/linked-systems', await hall.signIn('staff'));
    const sandboxes = (data as { sysid: string; sandbox?: string }[]).map(({ sysid, sandbox }) => [sysid, sandbox]);
    expect(Object.fromEntries(sandboxes)).toEqual({
      reimbursement: 'allow-forms',
      payroll: '',
      assets: undefined,
      cards: '',
      policies: '',
    });
  });

  it('MENU-7 are told to nobody who is not signed in, nor is a credential', async () => {
    const hall = await testHall();
    for (const path of ['/api/menu/linked-systems', '/api/user/dlryzzjh']) expect((await hall.get(path)).code).toBe(401);
  });
});
