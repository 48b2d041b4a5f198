import { describe, expect, it } from 'vitest';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { PROJECT, refusal, rowIn, withProject } from '../../testing/project-hall.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';

const AMOUNTS = { yszje: '400.00', srzje: '1000.00', zczje: '200.00', djzje: '30.00', ye: '770.00' };
const ONE = { xmbh: PROJECT };
/** Which amounts a row has. */
const amountsIn = (row: object = {}) => Object.keys(row).filter((name) => name in AMOUNTS);

describe('PROJ-19 my projects', () => {
  it('are those one leads, with all amounts', async () => {
    const { as } = await withProject();
    const leader = await as('leader');
    const own = await leader('own', { limit: 100 });
    expect(rowIn(own)).toMatchObject({ ...AMOUNTS, xmjs: 'leader', bmmc: '化学化工学院', fzr: '赵明远' });
    expect((await leader('own', ONE)).data).toMatchObject({ total: 1 });
    expect((await leader('own', { xmjs: 'leader', limit: 100 })).data).toMatchObject({ total: 9 });
  });

  it('and those that one holds a grant on which has not ended, on the project or on its department', async () => {
    const { as, give } = await withProject();
    const staff = await as('staff');
    const seen = async () => rowIn(await staff('own', ONE))?.xmjs;
    expect(await seen()).toBeUndefined();
    await give({ to: 'staff', project: PROJECT, state: 'revoked' });
    await give({ to: 'staff', department: 'economics', withBelow: true });
    await give({ to: 'staff', project: PROJECT, firstDay: '2001-01-01', lastDay: '2001-12-31', state: 'expired' });
    expect(await seen()).toBeUndefined();
    await give({ to: 'staff', department: 'chemistry' });
    expect(await seen()).toBe('holder');
  });

  it.each(['scheduled', 'suspended'])('also by one that is %s', async (state) => {
    const { as, give } = await withProject();
    await give({ to: 'staff', project: PROJECT, state });
    expect(rowIn(await (await as('staff'))('own', ONE))).toMatchObject({ xmjs: 'holder' });
  });

  it('can be granted by who leads them or holds what may be given on, as long as they and it are active', async () => {
    const { hall, as, give } = await withProject();
    const [leader, staff] = [await as('leader'), await as('staff')];
    const grantable = async () => [rowIn(await leader('own', ONE))?.kzsq, rowIn(await staff('own', ONE))?.kzsq];
    const set = (data: object) => hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data }));
    await give({ to: 'staff', project: PROJECT });
    expect(await grantable()).toEqual(['1', '0']);
    const also = { to: 'staff', project: PROJECT, mayRegrant: true };
    await give({ ...also, state: 'suspended' });
    expect(await grantable()).toEqual(['1', '0']);
    await give(also);
    expect(await grantable()).toEqual(['1', '1']);
    await set({ state: 'frozen' });
    expect(await grantable()).toEqual(['0', '0']);
  });

  it('are found by code, name, state and part; a column that cannot be sorted by is refused, since it would tell of amounts', async () => {
    const { as, give } = await withProject();
    await give({ to: 'staff', project: PROJECT });
    const staff = await as('staff');
    const total = async (asked: object) => ((await staff('own', asked)).data as { total: number }).total;
    expect(await total({ text: 'Quantum' })).toBe(1);
    expect(await total({ text: '量子' })).toBe(1);
    expect(await total({ text: PROJECT, xmzt: 'frozen' })).toBe(0);
    expect(await total({ text: PROJECT, xmjs: 'leader' })).toBe(0);
    expect(await total({ text: PROJECT, columnFilters: [{ id: 'xmzt', val: ['active'] }] })).toBe(1);
    for (const sortField of ['ye', 'zczje', 'yszje'])
      expect(await staff('own', { sortField })).toMatchObject({ code: 404, data: { field: 'sortField' } });
    expect((await staff('own', { limit: 100 })).data).not.toHaveProperty('summaryData');
  });

  it('say what is available to a holder, and until when: of all grants that can be spent', async () => {
    const { as, give } = await withProject();
    const staff = await as('staff');
    const row = async () => rowIn(await staff('own', ONE));
    await give({ to: 'staff', project: PROJECT, forExpense: false, lastDay: '2030-01-31' });
    expect(await row()).toMatchObject({ yxqz: '2030-01-31' });
    expect((await row())?.kyed).toBeUndefined();
    const amount = { controlled: true, amount: 10_000 };
    await give({ to: 'staff', project: PROJECT, ...amount, passedOn: 1_000, spent: 2_000, frozen: 500, lastDay: '2031-01-31' });
    await give({ to: 'staff', project: PROJECT, ...amount });
    await give({ to: 'staff', project: PROJECT, ...amount, state: 'suspended', lastDay: '2032-01-31' });
    expect(await row()).toMatchObject({ kyed: '165.00', yxqz: '2099-12-31' });
    await give({ to: 'staff', department: 'chemistry', lastDay: null });
    expect((await row())?.kyed).toBeUndefined();
    expect((await row())?.yxqz).toBeUndefined();
  });
});

describe('PROJ-13 a holder', () => {
  it('sees no amount without a grant that shows the balance: not in the list, the detail, the printout or the file', async () => {
    const { hall, as, give } = await withProject();
    await give({ to: 'staff', project: PROJECT });
    const token = await hall.signIn('staff');
    const staff = await as('staff');
    const file = async () =>
      rowsOf((await askExport(hall, '/api/projects/own/export', exportOf(['xmbh', 'ye', 'zczje'], SEARCHED), token)).rawPayload);
    const SEARCHED = { query: [{ id: 'text', value: PROJECT }] };
    expect(amountsIn(rowIn(await staff('own', ONE)))).toEqual([]);
    expect(amountsIn(rowIn(await staff('own/print', { ...ONE, flg: '0' })))).toEqual([]);
    const { xm, ysmx } = (await staff('detail', ONE)).data as { xm: object; ysmx: object[] };
    expect([amountsIn(xm), ysmx]).toEqual([[], []]);
    expect(await file()).toEqual([[PROJECT]]);
    await give({ to: 'staff', department: 'chemistry', showsBalance: true });
    expect(rowIn(await staff('own', ONE))).toMatchObject(AMOUNTS);
    expect((await staff('detail', ONE)).data).toMatchObject({ xm: AMOUNTS, ysmx: [{ kmmcen: 'Travel', ysje: '400.00', yzcje: '200.00' }] });
    expect(await file()).toEqual([[PROJECT, 770, 200]]);
  });

  it('sees entries by a grant that shows the ledger alone, on screen and in the file', async () => {
    const { hall, as, give } = await withProject();
    await give({ to: 'staff', project: PROJECT, showsBalance: true });
    const token = await hall.signIn('staff');
    const staff = await as('staff');
    const asked = exportOf(['je'], { query: [{ id: 'xmbh', value: PROJECT }] });
    const isShown = async () => ((await staff('detail', ONE)).data as { kckmx: string }).kckmx;
    expect(await isShown()).toBe('0');
    expect((await staff('ledger', ONE)).data).toEqual({ total: 0, rows: [], summaryData: { je: '0.00' } });
    expect((await askExport(hall, '/api/projects/ledger/export', asked, token)).json()).toMatchObject({ code: 'EXPORTCODE' });
    const number = await give({ to: 'staff', project: PROJECT, showsLedger: true });
    expect(await isShown()).toBe('1');
    expect((await staff('ledger', ONE)).data).toMatchObject({
      total: 3,
      rows: [{ je: '50.00' }, { je: '-250.00', szlx: 'expense' }, { je: '1000.00' }],
      summaryData: { je: '800.00' },
    });
    expect(rowsOf((await askExport(hall, '/api/projects/ledger/export', asked, token)).rawPayload)).toEqual([[50], [-250], [1000]]);
    await hall.services.database.unitOfWork((tx) => tx.grant.update({ where: { number }, data: { state: 'revoked' } }));
    expect((await staff('ledger', ONE)).data).toMatchObject({ total: 0 });
  });

  it('of one project sees no other’s entries, and none of no project', async () => {
    const { as, give } = await withProject();
    await give({ to: 'staff', project: PROJECT, showsLedger: true });
    const staff = await as('staff');
    expect((await staff('ledger')).data).toMatchObject({ total: 0 });
    const [other] = ((await (await as('finadmin'))('all', { bmbh: '化学', limit: 1 })).data as { rows: { xmbh: string }[] }).rows;
    expect((await staff('ledger', { xmbh: other?.xmbh })).data).toMatchObject({ total: 0 });
  });
});

describe('PROJ-1 SEC-1 other people’s projects', () => {
  it('are as unknown as those that there are not', async () => {
    const { as } = await withProject();
    const staff = await as('staff');
    expect(await staff('detail', ONE)).toMatchObject(refusal('project-unknown', 404));
    expect(await staff('detail', { xmbh: 'none' })).toMatchObject(refusal('project-unknown', 404));
    expect((await staff('ledger', ONE)).data).toMatchObject({ total: 0 });
    for (const call of ['all', 'effect', 'decide']) expect((await staff(call, { ...ONE, czlx: 'freeze' })).code).toBe(403);
  });

  it('are open to who manages all, with their ledger and without a part in them', async () => {
    const { as } = await withProject();
    const finadmin = await as('finadmin');
    expect((await finadmin('all', { limit: 1 })).data).toMatchObject({ total: 91 });
    const { xm } = (await finadmin('detail', ONE)).data as { xm: object };
    expect(xm).toMatchObject(AMOUNTS);
    expect(xm).not.toHaveProperty('xmjs');
    expect((await finadmin('ledger', ONE)).data).toMatchObject({ total: 3 });
    expect((await finadmin('own', ONE)).data).toMatchObject({ total: 0 });
  });

  it('are found by department, leader and state, and add up', async () => {
    const { as } = await withProject();
    const finadmin = await as('finadmin');
    const found = async (asked: object) => (await finadmin('all', asked)).data as { total: number; summaryData: object };
    expect(await found({ text: PROJECT })).toMatchObject({ total: 1, summaryData: AMOUNTS });
    expect(await found({ text: PROJECT, bmbh: 'Chemistry', fzr: '赵明远' })).toMatchObject({ total: 1 });
    expect(await found({ text: PROJECT, fzr: '王芳' })).toMatchObject({ total: 0 });
    expect((await found({ xmzt: 'frozen' })).total).toBeGreaterThan(0);
    for (const sortField of ['yszje', 'srzje', 'zczje', 'djzje']) expect((await finadmin('all', { sortField })).code).toBe(200);
  });

  it('are managed within the scope of the role', async () => {
    const { hall } = await withProject();
    await makeRole(hall, 'of-a-department', 'projects.manage');
    const role = { roleId: 'of-a-department', permissionId: 'projects.manage' };
    await hall.services.database.unitOfWork((tx) =>
      tx.rolePermission.update({ where: { roleId_permissionId: role }, data: { scope: 'department' } }),
    );
    const token = await signInWith(hall, 'of-a-department');
    const call = (name: string, body: object = {}) => hall.post(`/api/projects/${name}`, body, token);
    expect(rowIn(await call('all', { limit: 100 }))).toBeUndefined();
    expect(await call('effect', { ...ONE, czlx: 'freeze' })).toMatchObject(refusal('project-unknown', 404));
    expect(await call('decide', { ...ONE, czlx: 'freeze', yy: '检查', yxbs: 'x' })).toMatchObject(refusal('project-unknown', 404));
    expect(await call('detail', ONE)).toMatchObject(refusal('project-unknown', 404));
  });
});
