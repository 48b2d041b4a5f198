import { wireMoment } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../testing/call-of.ts';
import { askExport, exportOf, rowsOf } from '../../testing/exports.ts';
import { testHall } from '../../testing/test-hall.ts';

interface Listed {
  readonly total: number;
  readonly rows: readonly { readonly ygbh: string; readonly enabled: string; readonly locked: string }[];
}

describe('SYS-2 the list of accounts', () => {
  it('SYS-2 tells those who can sign in from those who cannot', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const list = async (filter: object) => (await hall.post('/api/people/accounts', { limit: 100, ...filter }, admin)).data as Listed;
    const [all, troubled, fine] = [await list({}), await list({ troubled: '1' }), await list({ troubled: '0' })];
    expect(troubled.total).toBeGreaterThan(0);
    expect(troubled.total + fine.total).toBe(all.total);
    expect(troubled.rows.every(({ enabled, locked }) => enabled === '0' || locked === '1')).toBe(true);
    expect(fine.rows.every(({ enabled, locked }) => enabled === '1' && locked === '0')).toBe(true);
  });

  it('AUTH-2 SYS-2 counts those among them who are refused for now', async () => {
    const hall = await testHall();
    const { staffNumber } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
    const admin = await hall.signIn('admin');
    const isListed = async (troubled: string) =>
      ((await hall.post('/api/people/accounts', { limit: 100, troubled }, admin)).data as Listed).rows.some(
        ({ ygbh }) => ygbh === staffNumber,
      );
    expect([await isListed('1'), await isListed('0')]).toEqual([false, true]);
    for (let attempt = 0; attempt < 5; attempt++) await hall.trySignIn('leader', 'wrong password');
    expect([await isListed('1'), await isListed('0')]).toEqual([true, false]);
  });

  it('SYS-2 tells when somebody last signed in, and how many sessions are open', async () => {
    const hall = await testHall();
    const { staffNumber: ygbh } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
    const admin = await hall.signIn('admin');
    const leader = async () => {
      const { rows } = (await hall.post('/api/people/accounts', { limit: 100 }, admin)).data as Listed;
      return rows.find((row) => row.ygbh === ygbh);
    };
    const { sessions } = (await leader()) as unknown as { sessions: number };
    hall.clock.advance(1000);
    const token = await hall.signIn('leader');
    expect(await leader()).toMatchObject({ lastSignIn: wireMoment(hall.clock.now()), sessions: sessions + 1 });
    await hall.post('/api/logout', undefined, token);
    expect(await leader()).toMatchObject({ sessions });
  });

  it('SYS-2 tells the roles of each, whether it is a local user, and those of a department with those below it, or of a role', async () => {
    const hall = await testHall();
    const { id, staffNumber, departmentId } = await hall.services.database.read.person.findUniqueOrThrow({
      where: { userName: 'finclerk' },
    });
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'below', name: '下级', nameEn: 'Below', parentId: departmentId } });
      await tx.person.update({ where: { id }, data: { departmentId: 'below', roles: { create: { roleId: 'analyst' } } } });
    });
    const admin = await hall.signIn('admin');
    const list = async (filter: object) => (await hall.post('/api/people/accounts', { limit: 100, ...filter }, admin)).data as Listed;
    const [own] = (await list({ bmbh: 'below' })).rows;
    expect(own).toMatchObject({ ygbh: staffNumber, jsmcs: expect.stringContaining('、'), sfbdyh: '1' });
    expect(own).toMatchObject({ jsmcsen: expect.stringContaining(', ') });
    expect((await list({ bmbh: departmentId })).rows.map(({ ygbh }) => ygbh)).toContain(staffNumber);
    expect((await list({ bmbh: 'nowhere' })).total).toBe(0);
    const [analysts, everybody] = [await list({ jsid: 'analyst' }), await list({})];
    expect(analysts.rows.map(({ ygbh }) => ygbh)).toContain(staffNumber);
    expect(analysts.total).toBeLessThan(everybody.total);
  });

  it('SYS-2 offers the departments and roles that there are, new ones too', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const offered = async (field: string) => {
      const asked = { pageid: 'accounts', fieldid: field };
      const [found] = (await hall.post('/api/xtQueryConfig/getXtQueryConfig', asked, admin)).data as { options: { value: string }[] }[];
      return found?.options.map(({ value }) => value) ?? [];
    };
    expect(await offered('jsid')).toContain('finclerk');
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.role.create({ data: { id: 'new', name: '新', nameEn: 'New', remark: '' } });
      await tx.department.create({ data: { id: 'new', name: '新', nameEn: 'New' } });
    });
    expect([await offered('jsid'), await offered('bmbh')]).toEqual([expect.arrayContaining(['new']), expect.arrayContaining(['new'])]);
  });

  it('TABLE-3 sorts by staff number unless asked otherwise', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const numbers = async (sort: object) =>
      ((await hall.post('/api/people/accounts', { limit: 100, ...sort }, admin)).data as Listed).rows.map(({ ygbh }) => ygbh);
    const sorted = await numbers({});
    expect(sorted).toEqual([...sorted].sort());
    expect(await numbers({ sortField: 'ygbh', sortOrder: 'desc' })).toEqual(sorted.toReversed());
  });

  it('TABLE-9 can be exported, though its rows are told apart by another field than an id', async () => {
    const hall = await testHall();
    const column = 'ygbh';
    const { staffNumber } = (await callOf(hall, 'staff')).person;
    const asked = exportOf([column], { scope: 'selected', keys: [staffNumber, 'nobody'] });
    const file = await askExport(hall, '/api/people/export-accounts', asked, await hall.signIn('admin'));
    expect(rowsOf(file.rawPayload)).toEqual([[staffNumber]]);
  });
});
