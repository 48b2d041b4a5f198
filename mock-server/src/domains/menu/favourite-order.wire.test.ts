import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Node {
  qid: string;
  iscy: string;
  cyxh?: number;
  logogram?: string;
  sysMenuList?: Node[];
}

const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.sysMenuList ?? [])]);
const functions = async (hall: TestHall, token: string) => flat((await hall.get('/api/menu/mymenu', token)).data as Node[]);
const idOf = async (hall: TestHall, token: string) => ((await hall.get('/api/yhxx', token)).data as { rydm: string }).rydm;

/** The common functions that have a place, in their order. */
const order = async (hall: TestHall, token: string) =>
  (await functions(hall, token))
    .filter(({ iscy, cyxh }) => iscy !== '0' && cyxh !== undefined)
    .sort((a, b) => (a.cyxh as number) - (b.cyxh as number))
    .map(({ qid }) => qid);

async function signedIn(hall: TestHall) {
  const token = await hall.signIn('staff');
  const yhbh = await idOf(hall, token);
  return { token, yhbh, put: (...qids: string[]) => hall.post('/api/menu/sortcy', { yhbh, qids }, token) };
}

const SEEDED = ['reimbursement.mine', 'payroll.payslips', 'loans'];

describe('APPS-4 the order of common functions', () => {
  it('APPS-4 is kept, again without harm, and told by the menu; fixed ones have places too', async () => {
    const hall = await testHall();
    const { token, put } = await signedIn(hall);
    expect(await order(hall, token)).toEqual(SEEDED);
    const wanted = ['loans', 'notices', 'payroll.payslips', 'reimbursement.mine'];
    for (let index = 0; index < 2; index++) {
      expect(await put(...wanted)).toMatchObject({ code: 200 });
      expect(await order(hall, token)).toEqual(wanted);
    }
    expect((await functions(hall, token)).find(({ qid }) => qid === 'notices')?.iscy).toBe('1');
  });

  it('APPS-4 is the order of adding until then, also after one was taken away', async () => {
    const hall = await testHall();
    const { token, yhbh } = await signedIn(hall);
    await hall.post('/api/menu/delcy', { yhbh, qid: 'reimbursement.mine', sysid: '' }, token);
    for (const qid of ['assets.mine', 'reimbursement.mine']) await hall.post('/api/menu/addcy', { yhbh, qid, sysid: '' }, token);
    expect(await order(hall, token)).toEqual(['payroll.payslips', 'loans', 'assets.mine', 'reimbursement.mine']);
  });

  it("APPS-4 changes nobody else's", async () => {
    const hall = await testHall();
    const { put } = await signedIn(hall);
    const other = await hall.signIn('admin');
    await put(...[...SEEDED].reverse());
    expect(await order(hall, other)).toEqual(SEEDED);
  });

  it('APPS-4 passes over what is common no longer, and leaves behind what is not named', async () => {
    const hall = await testHall();
    const { token, yhbh, put } = await signedIn(hall);
    await hall.post('/api/menu/delcy', { yhbh, qid: 'reimbursement.mine', sysid: '' }, token);
    await hall.post('/api/menu/addcy', { yhbh, qid: 'assets.mine', sysid: '' }, token);
    expect(await put('loans', 'reimbursement.mine', 'loans', 'payroll.payslips')).toMatchObject({ code: 200 });
    expect(await order(hall, token)).toEqual(['loans', 'payroll.payslips', 'assets.mine']);
  });

  it('APPS-4 passes over a function that the person has lost meanwhile, which comes back with its permission', async () => {
    const hall = await testHall();
    const { token, put } = await signedIn(hall);
    const bound = { roleId: 'staff', permissionId: 'payroll.payslips' };
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: bound }));
    expect(await put('loans', 'payroll.payslips', 'reimbursement.mine')).toMatchObject({ code: 200 });
    expect(await order(hall, token)).toEqual(['loans', 'reimbursement.mine']);
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.create({ data: bound }));
    expect(await order(hall, token)).toEqual(['loans', 'reimbursement.mine', 'payroll.payslips']);
  });

  it('APPS-4 is refused for another person, with a function that is not theirs and with an unknown one, and nothing changes', async () => {
    const hall = await testHall();
    const { token, yhbh, put } = await signedIn(hall);
    const other = await idOf(hall, await hall.signIn('leader'));
    const theirs = await hall.post('/api/menu/sortcy', { yhbh: other, qids: [] }, token);
    expect(theirs).toMatchObject({ code: 403, data: { field: 'yhbh', rule: 'not-yours' } });
    expect(await put('loans', 'reimbursement.approve')).toMatchObject({ code: 403 });
    for (const unknown of ['nothing', 'guides'])
      expect(await put('loans', unknown)).toMatchObject({ code: 404, data: { field: 'qids', rule: 'not-found' } });
    expect(await hall.post('/api/menu/sortcy', { yhbh, qids: Array(501).fill('loans') }, token)).toMatchObject({ code: 404 });
    expect(await order(hall, token)).toEqual(SEEDED);
  });

  it('APPS-4 is that of the browser that saved last, whole', async () => {
    const hall = await testHall();
    const { token, yhbh, put } = await signedIn(hall);
    const second = await hall.signIn('staff');
    const orders = [SEEDED, [...SEEDED].reverse()];
    await Promise.all([put(...(orders[0] as string[])), hall.post('/api/menu/sortcy', { yhbh, qids: orders[1] }, second)]);
    expect(orders).toContainEqual(await order(hall, token));
    const rows = await hall.services.database.read.favouriteFunction.findMany({ where: { personId: yhbh } });
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1, 2]);
  });

  it('APPS-4 is a setting in the log, with what it was and what it is', async () => {
    const hall = await testHall();
    const { put } = await signedIn(hall);
    await put('loans', 'payroll.payslips', 'reimbursement.mine');
    await hall.services.recorder.flush();
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'menu.orderFavourites' } });
    expect(entry?.kind).toBe('setting');
    expect(JSON.stringify(entry)).toContain('我的报销、我的工资、我的借款');
    expect(JSON.stringify(entry)).toContain('我的借款、我的工资、我的报销');
  });
});

it('SHELL-14 the menu says how names are read, and routes that it does not list do', async () => {
  const hall = await testHall();
  const admin = await hall.signIn('admin');
  expect((await functions(hall, admin)).find(({ qid }) => qid === 'reimbursement.mine')?.logogram).toBe("wdbx wo'de'bao'xiao");
  const routes = (await hall.post('/api/getMenuTree', undefined, admin)).data as { path: string; logogram?: string }[];
  expect(routes.find(({ path }) => path === '/xtsz')?.logogram).toBe("xtsz xi'tong'she'zhi");
  expect(routes.find(({ path }) => path === '/tzgg')?.logogram).toBeUndefined();
});
