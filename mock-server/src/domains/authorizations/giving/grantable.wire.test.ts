import { describe, expect, it } from 'vitest';
import { type GrantRow, givingHall, grantIn, inDays, makeProject, personOf } from '../../../testing/giving-hall.ts';

describe('PROJ-2 what somebody can grant', () => {
  it('are the projects that they lead, unless closed, found by code or name', async () => {
    const { hall, grantable, leader, xmbh, staff } = await givingHall();
    await makeProject(hall, { code: 'GV0000002', state: 'frozen' });
    await makeProject(hall, { code: 'GV0000003', state: 'closed' });
    const codes = async (text: string) => (await grantable(leader, text)).rows.map((row) => row.xmbh);
    expect(await codes('GV')).toEqual([xmbh, 'GV0000002']);
    expect(await codes('Digital archives GV0000001')).toEqual([xmbh]);
    expect(await codes(' 数字档案 GV0000002 ')).toEqual(['GV0000002']);
    expect(await grantable(staff, 'GV')).toEqual({ total: 0, rows: [] });
    expect((await grantable(leader, xmbh)).rows).toMatchObject([
      { fzrgh: expect.any(String), xmzt: 'active', yxqz: inDays(hall, 400), xts: ['query', 'expense', 'income'], sfkzed: '0', sfxsmx: '1' },
    ]);
    const second = (await hall.get('/api/authorizations/grantable?text=GV&limit=1&currentPage=2', leader)).data;
    expect(second).toMatchObject({ total: 2, rows: [{ xmbh: 'GV0000002' }] });
  });

  it('are those on which they hold a grant that may be given on, with what is left of it', async () => {
    const { give, grantable, onward, staff, approver } = await givingHall();
    await give({ sfesq: '0' });
    const { sqbh, jsrq } = grantIn(await give());
    await onward(sqbh);
    expect(await grantable(staff, 'GV')).toMatchObject({
      total: 1,
      rows: [{ sjsqbh: sqbh, yxqz: jsrq, xts: ['query', 'expense'], sfkzed: '1', kyje: '900.00', sfxsye: '1', sfxsmx: '0' }],
    });
    expect(await grantable(approver, 'GV')).toMatchObject({ total: 0 });
  });

  it('are all projects of a department, and of those below it, on which a grant holds', async () => {
    const { hall, grantable, staff, xmbh, onward } = await givingHall();
    const { departmentId } = await personOf(hall, 'leader');
    const [{ id: personId }, { id: authorizerId }] = [await personOf(hall, 'staff'), await personOf(hall, 'deptlead')];
    const data = {
      ...{ number: 'SQ2026900001', departmentId, personId, authorizerId, basis: 'head', state: 'active', madeAt: hall.clock.now() },
      ...{
        forQuery: true,
        forExpense: true,
        forIncome: false,
        firstDay: '2026-01-01',
        controlled: false,
        mayRegrant: true,
        showsBalance: true,
        reason: '部门',
      },
    };
    await hall.services.database.unitOfWork((tx) => tx.grant.create({ data }));
    await makeProject(hall, { code: 'GV0000009', leader: 'staff' });
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'below', name: '下级', nameEn: 'Below', parentId: departmentId } });
      const { departmentId: _, ...project } = await tx.project.findUniqueOrThrow({ where: { code: xmbh } });
      await tx.project.create({ data: { ...project, code: 'GV0000008', departmentId: 'below' } });
    });
    const codes = async () => (await grantable(staff, 'GV')).rows.map((row) => row.xmbh);
    expect(await codes()).not.toContain('GV0000008');
    await hall.services.database.unitOfWork((tx) => tx.grant.update({ where: { number: data.number }, data: { withBelow: true } }));
    expect(await codes()).toContain('GV0000008');
    const { rows } = await grantable(staff, 'GV');
    expect(rows.map((row) => [row.xmbh, row.sjsqbh])).toEqual(
      expect.arrayContaining([
        [xmbh, 'SQ2026900001'],
        ['GV0000009', undefined],
      ]),
    );
    expect(rows.filter((row) => row.xmbh === 'GV0000009')).toHaveLength(1);
    const child: GrantRow = grantIn(await onward('SQ2026900001', { sqqx: 'long' }));
    expect(child).toMatchObject({ xmbh, sjsqbh: 'SQ2026900001', sfcq: '1' });
    expect(child.jsrq).toBeUndefined();
  });

  it('and whom, is asked by nobody who neither gives grants, applies for any, nor lets another sign', async () => {
    const { hall, staff } = await givingHall();
    const found = await hall.get('/api/yhxx/sqsqsysuser?text=wangfang', staff);
    expect(found).toMatchObject({ code: 200, data: { rows: [{ ygmc: '王芳', enabled: '1' }] } });
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'authorizations.given' } }));
    expect(await hall.get('/api/authorizations/grantable', staff)).toMatchObject({ code: 403 });
    expect(await hall.get('/api/yhxx/sqsqsysuser', staff)).toMatchObject({ code: 200 });
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'applications.own' } }));
    expect(await hall.get('/api/yhxx/sqsqsysuser', staff)).toMatchObject({ code: 200 });
    await hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'signatures' } }));
    expect(await hall.get('/api/yhxx/sqsqsysuser', staff)).toMatchObject({ code: 403 });
  });
});
