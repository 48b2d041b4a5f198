import { lastDayOf } from '@hall/contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { grantIn, inDays, makeProject, personOf } from '../../../testing/giving-hall.ts';
import { makeRole, signInWith } from '../../../testing/roles.ts';
import { specialHall } from '../../../testing/special-hall.ts';
import type { TestHall } from '../../../testing/test-hall.ts';

const refused = (field: string, rule: string, code = 404) => ({ code, data: { field, rule } });

/** Who was told of a grant, and where it leads them. */
const toldOf = async ({ services }: TestHall, sqbh: string) => {
  const told = await services.database.read.pushedNotice.findMany({
    where: { origin: 'authorizations', path: { endsWith: sqbh } },
    select: { person: { select: { userName: true } }, path: true, titleEn: true },
  });
  return told.map(({ person, path, titleEn }) => `${person.userName} ${path.split('?')[0]} ${titleEn}`).sort();
};

describe('PROJ-15 a special grant', () => {
  it('on somebody else’s project is there as it was given, and is told to who gets it and who leads the project', async () => {
    const { hall, special, xmbh, today } = await specialHall();
    const answer = await special();
    expect(answer).toMatchObject({
      code: 200,
      data: { xmbh, sqfs: 'special', ksrq: today, jsrq: lastDayOf(today, 'quarter'), sqje: '1000.00', zt: 'active', sqyy: '课题采购' },
    });
    const { sqbh } = grantIn(answer);
    const said = 'The special grant of Wang Fang on “Digital archives GV0000001” was given: 课题采购';
    expect(await toldOf(hall, sqbh)).toEqual([`leader /authorizations/given ${said}`, `staff /authorizations/held ${said}`]);
    expect(await hall.services.database.read.grant.findUnique({ where: { number: sqbh } })).toMatchObject({
      accountSet: '科研账套',
      withBelow: false,
      parentNumber: null,
    });
  });

  it('on a department is of all its projects, with those below where that is said, has no end where it is long-term, and is told to its head', async () => {
    const { hall, special, detail } = await specialHall();
    const { departmentId } = await personOf(hall, 'leader');
    const { head } = await hall.services.database.read.department.findUniqueOrThrow({
      where: { id: departmentId },
      include: { head: true },
    });
    const on = { xmbh: undefined, bmbh: departmentId, sfhxj: '1', sqqx: 'long' };
    const answer = await special(on);
    expect(answer).toMatchObject({ code: 200, data: { sfhxj: '1', sfcq: '1', sqfs: 'special' } });
    expect(answer.data).not.toHaveProperty('xmbh');
    expect(answer.data).not.toHaveProperty('jsrq');
    const { sqbh } = grantIn(answer);
    const told = await toldOf(hall, sqbh);
    expect(told.map((line) => line.split(' ')[0])).toEqual([head?.userName, 'staff'].sort());
    expect(await detail(sqbh, await hall.signIn(head?.userName ?? ''))).toMatchObject({ code: 200, data: { sq: { kczs: [] } } });
    expect(grantIn(await special({ ...on, sqqx: 'custom', jsrq: inDays(hall, 4000) }))).toMatchObject({ jsrq: inDays(hall, 4000) });
  });

  it('stands in the log with what it is on, whom, and its files', async () => {
    const { hall, special, brought } = await specialHall();
    const { sqbh } = grantIn(await special({ fjids: [await brought('批件.pdf'), await brought('函.pdf')] }));
    await hall.services.recorder.flush();
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'authorizations.giveSpecial' } });
    expect(entry).toMatchObject({ kind: 'change', target: sqbh, result: '200' });
    const changes = entry?.changes as { fieldEn: string; afterEn: string }[];
    expect(Object.fromEntries(changes.map(({ fieldEn, afterEn }) => [fieldEn, afterEn]))).toMatchObject({
      Project: 'Digital archives GV0000001',
      'Authorized person': 'Wang Fang',
      'Authorized amount': '1000.00',
      Reason: '课题采购',
      Attachments: '批件.pdf; 函.pdf',
    });
  });

  it('is given by nobody without the permission, and by nobody who acts as another', async () => {
    const { hall, special, leader, numberOf, given, finadmin } = await specialHall();
    const ids = ['anything'];
    expect(await special({ fjids: ids }, leader)).toMatchObject({ code: 403 });
    const acting = { ygbh: await numberOf('finadmin'), reason: '协助' };
    const { session } = (await hall.post('/api/people/act-as', acting, await hall.signIn('admin'))).data as { session: { token: string } };
    expect(await special({ fjids: ids }, session.token)).toMatchObject({ code: 403, data: { rule: 'own-hand' } });
    for (const call of ['attach', 'detach'])
      expect(await hall.post(`/api/authorizations/special/${call}`, {}, leader), call).toMatchObject({ code: 403 });
    expect(await hall.post('/api/authorizations/special', { limit: 10 }, leader)).toMatchObject({ code: 403 });
    expect(await hall.post('/api/authorizations/special', { limit: 10 }, finadmin)).toMatchObject({ code: 200 });
    expect(await given()).toBe(0);
  });
});

describe('PROJ-15 PROJ-2 a special grant that something is against', () => {
  it.each<[object, string, string]>([
    [{ xmbh: undefined }, 'xmbh', 'grant-what'],
    [{ xmbh: 'GV9999999' }, 'xmbh', 'project-unknown'],
    [{ xmbh: undefined, bmbh: 'nowhere' }, 'bmbh', 'department-unknown'],
    [{ bmbh: 'computing' }, 'bmbh', 'grant-what'],
    [{ bsqrgh: '' }, 'bsqrgh', 'required'],
    [{ bsqrgh: '99999999' }, 'bsqrgh', 'grant-person-unknown'],
    [{ xts: [] }, 'xts', 'grant-systems'],
    [{ ksrq: '' }, 'ksrq', 'grant-dates'],
    [{ ksrq: '2026-02-30' }, 'ksrq', 'date-format'],
    [{ sqqx: 'custom' }, 'jsrq', 'grant-dates'],
    [{ sqje: '' }, 'sqje', 'required'],
    [{ sqje: '0' }, 'sqje', 'grant-amount'],
    [{ sqyy: ' ' }, 'sqyy', 'required'],
    [{ fjids: [] }, 'fjids', 'file-needed'],
    [{ fjids: ['none'] }, 'fjids', 'file-gone'],
  ])('is not given with %j, which is said at the field', async (change, field, rule) => {
    const { special, given } = await specialHall();
    expect(await special({ ...change })).toMatchObject(refused(field, rule));
    expect(await given()).toBe(0);
  });

  it('is not given for days that are past, in the wrong order, or beyond the end of the project', async () => {
    const { hall, special } = await specialHall();
    expect(await special({ ksrq: inDays(hall, -1) })).toMatchObject(refused('ksrq', 'grant-first-day-past'));
    expect(await special({ sqqx: 'custom', jsrq: inDays(hall, 1), ksrq: inDays(hall, 5) })).toMatchObject(
      refused('jsrq', 'grant-day-order'),
    );
    expect(await special({ sqqx: 'custom', jsrq: inDays(hall, 401) })).toMatchObject(refused('jsrq', 'grant-beyond'));
    expect(await special({ sqqx: 'custom', jsrq: inDays(hall, 400) })).toMatchObject({ code: 200 });
    expect(grantIn(await special({ sqqx: 'long' }))).toMatchObject({ jsrq: inDays(hall, 400) });
  });

  it('is not given to oneself, to somebody disabled, or to who leads the project; on a department to who leads one', async () => {
    const { hall, special, numberOf } = await specialHall();
    const { departmentId } = await personOf(hall, 'leader');
    expect(await special({ bsqrgh: await numberOf('finadmin') })).toMatchObject(refused('bsqrgh', 'grant-self'));
    expect(await special({ bsqrgh: await numberOf('disabled') })).toMatchObject(refused('bsqrgh', 'grant-person-disabled'));
    expect(await special({ bsqrgh: await numberOf('leader') })).toMatchObject(refused('bsqrgh', 'grant-leads'));
    const ofDepartment = { xmbh: undefined, bmbh: departmentId, bsqrgh: await numberOf('leader') };
    expect(await special(ofDepartment)).toMatchObject({ code: 200 });
    expect(await special({ ...ofDepartment, bsqrgh: await numberOf('finadmin') })).toMatchObject(refused('bsqrgh', 'grant-self'));
  });

  it.each([
    ['frozen', 'project-frozen'],
    ['closed', 'project-closed'],
  ])('is not given on a project that is %s', async (state, rule) => {
    const { hall, special } = await specialHall();
    const xmbh = await makeProject(hall, { code: 'GV0000002', state });
    expect(await special({ xmbh })).toMatchObject(refused('xmbh', rule, 500));
  });
});

describe('PROJ-15 SEC-1 the departments for which somebody may give special grants', () => {
  /** `staff` may give them for the own department, in which there is another one below; `leader`'s is elsewhere. */
  async function ofOneDepartment() {
    const made = await specialHall();
    const { hall } = made;
    const { departmentId } = await personOf(hall, 'staff');
    const { database } = hall.services;
    await makeRole(hall, 'special', 'authorizations.special');
    const width = (scope: string) =>
      database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'special' }, data: { scope } }));
    await width('department');
    await database.unitOfWork((tx) =>
      tx.department.create({ data: { id: 'below', name: '下级', nameEn: 'Below', parentId: departmentId } }),
    );
    const elsewhere = await database.read.department.findFirstOrThrow({ where: { id: { notIn: [departmentId, 'below'] } } });
    const token = await signInWith(hall, 'special');
    const bsqrgh = await made.numberOf('approver');
    const give = async (change: object) => made.special({ bsqrgh, fjids: [await made.brought('a.pdf', token)], ...change }, token);
    return { ...made, departmentId, elsewhere: elsewhere.id, token, give, width };
  }

  it('reach no project and no department beyond them', async () => {
    const { hall, departmentId, elsewhere, give } = await ofOneDepartment();
    const [own, other] = [await makeProject(hall, { code: 'GV0000003' }), await makeProject(hall, { code: 'GV0000004' })];
    const place = (code: string, id: string) =>
      hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code }, data: { departmentId: id } }));
    await place(own, departmentId);
    await place(other, elsewhere);
    expect(await give({ xmbh: other })).toMatchObject(refused('xmbh', 'special-scope'));
    expect(await give({ xmbh: own })).toMatchObject({ code: 200 });
    expect(await give({ xmbh: undefined, bmbh: elsewhere })).toMatchObject(refused('bmbh', 'special-scope'));
    expect(await give({ xmbh: undefined, bmbh: departmentId })).toMatchObject({ code: 200 });
  });

  it('have to reach those below as well where they are ticked', async () => {
    const { departmentId, give, width } = await ofOneDepartment();
    const on = { xmbh: undefined, bmbh: departmentId, sfhxj: '1' };
    expect(await give(on)).toMatchObject(refused('sfhxj', 'special-scope'));
    await width('department-below');
    expect(await give(on)).toMatchObject({ code: 200 });
    expect(await give({ ...on, bmbh: 'below' })).toMatchObject({ code: 200 });
    await width('own');
    expect(await give(on)).toMatchObject(refused('bmbh', 'special-scope'));
  });

  it('say whose special grants are listed, seen in full and acted on, and no others', async () => {
    const { hall, special, departmentId, elsewhere, token, listed, detail, numberOf } = await ofOneDepartment();
    const bsqrgh = await numberOf('approver');
    const at = async (bmbh: string) => grantIn(await special({ xmbh: undefined, bmbh, bsqrgh })).sqbh;
    const [own, other] = [await at(departmentId), await at(elsewhere)];
    const rows = await listed(token);
    expect(rows.map(({ sqbh }) => sqbh)).toContain(own);
    expect(rows.map(({ sqbh }) => sqbh)).not.toContain(other);
    expect(await detail(own, token)).toMatchObject({ code: 200, data: { sq: { kczs: ['suspend', 'revoke', 'change'] } } });
    expect(await detail(other, token)).toMatchObject({ code: 404 });
    const effect = (sqbh: string) => hall.post('/api/authorizations/effect', { sqbh, czlx: 'revoke' }, token);
    expect(await effect(own)).toMatchObject({ code: 200 });
    expect(await effect(other)).toMatchObject({ code: 404 });
    const ordinary = await hall.services.database.read.grant.findFirstOrThrow({
      where: {
        departmentId,
        basis: 'leader',
        project: { leader: { userName: { not: 'staff' } } },
        person: { userName: { not: 'staff' } },
        authorizer: { userName: { not: 'staff' } },
      },
    });
    expect(await detail(ordinary.number, token)).toMatchObject({ code: 404 });
  });
});

describe('PROJ-15 PROJ-4 what becomes of special grants', () => {
  it('they alone are in the list of them', async () => {
    const { give, special, listed, finadmin } = await specialHall();
    const { sqbh: ordinary } = grantIn(await give());
    const { sqbh } = grantIn(await special());
    const rows = await listed(finadmin);
    expect(rows.map((row) => row.sqbh)).toContain(sqbh);
    expect(rows.map((row) => row.sqbh)).not.toContain(ordinary);
    expect(new Set(rows.map(({ sqfs }) => sqfs))).toEqual(new Set(['special']));
    expect((await listed(finadmin, { sqr: '王芳' })).length).toBe(0);
  });

  it('who leads the project sees one and can do nothing with it; the finance office suspends and revokes it', async () => {
    const { hall, special, detail, leader, finadmin } = await specialHall();
    const { sqbh } = grantIn(await special());
    expect(await detail(sqbh, leader)).toMatchObject({ code: 200, data: { sq: { kczs: [] } } });
    const effect = (czlx: string, token: string) => hall.post('/api/authorizations/effect', { sqbh, czlx }, token);
    expect(await effect('revoke', leader)).toMatchObject({ code: 404 });
    for (const czlx of ['suspend', 'resume', 'revoke']) {
      const { yxbs } = (await effect(czlx, finadmin)).data as { yxbs: string };
      expect(await hall.post('/api/authorizations/act', { sqbh, czlx, yy: '核对', yxbs }, finadmin), czlx).toMatchObject({ code: 200 });
    }
    const told = (await toldOf(hall, sqbh)).map((line) => line.split(' ')[0]);
    expect(told).toEqual([...Array(4).fill('leader'), ...Array(4).fill('staff')]);
  });

  it('who gave one and has left the finance office can do nothing with it any more', async () => {
    const { hall, special, detail, brought } = await specialHall();
    await makeRole(hall, 'office', 'authorizations.special');
    const { id } = await personOf(hall, 'svcadmin');
    await hall.services.database.unitOfWork((tx) => tx.personRole.create({ data: { personId: id, roleId: 'office' } }));
    const token = await hall.signIn('svcadmin');
    const { sqbh } = grantIn(await special({ fjids: [await brought('批件.pdf', token)] }, token));
    const actions = async () => ((await detail(sqbh, await hall.signIn('svcadmin'))).data as { sq: { kczs: string[] } }).sq.kczs;
    expect(await actions()).toEqual(['suspend', 'revoke', 'change']);
    await hall.services.database.unitOfWork((tx) =>
      tx.personRole.delete({ where: { personId_roleId: { personId: id, roleId: 'office' } } }),
    );
    expect(await actions()).toEqual([]);
  });

  it('a change of the leader leaves them and their authorizer as they are, and ends what the new leader holds', async () => {
    const { hall, special, xmbh, numberOf, finadmin, stored } = await specialHall();
    const [mine, theirs] = [grantIn(await special()).sqbh, grantIn(await special({ bsqrgh: await numberOf('approver') })).sqbh];
    const asked = { xmbh, czlx: 'leader', xfzrgh: await numberOf('approver') };
    const shown = (await hall.post('/api/projects/effect', asked, finadmin)).data as { yxbs: string };
    expect(await hall.post('/api/projects/decide', { ...asked, yy: '工作调动', yxbs: shown.yxbs }, finadmin)).toMatchObject({ code: 200 });
    const { id: authorizerId } = await personOf(hall, 'finadmin');
    expect(await stored(mine)).toMatchObject({ state: 'active', authorizerId });
    expect(await stored(theirs)).toMatchObject({ state: 'revoked' });
  });

  it('what one is on is given on by its holder where that is allowed', async () => {
    const { special, onward } = await specialHall();
    const { sqbh } = grantIn(await special());
    expect(await onward(sqbh)).toMatchObject({ code: 200, data: { sjsqbh: sqbh, sqfs: 'holder' } });
  });
});
