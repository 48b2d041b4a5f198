import { GIVEN_TOGETHER_MAX } from '@hall/contract/department-grants';
import { describe, expect, it } from 'vitest';
import { departmentHall } from '../../../testing/department-hall.ts';
import { inDays, makeProject, personOf } from '../../../testing/giving-hall.ts';
import type { TestHall } from '../../../testing/test-hall.ts';

const refused = (field: string, rule: string) => ({ code: 404, data: { field, rule } });

const toldOf = async ({ services }: TestHall, sqbh: string) => {
  const told = await services.database.read.pushedNotice.findMany({
    where: { origin: 'authorizations', path: { endsWith: sqbh } },
    select: { person: { select: { userName: true } } },
  });
  return told.map(({ person }) => person.userName).sort();
};

/** The holder of a grant claims by it on a project. */
const claimBy = ({ services: { database, clock } }: TestHall, grantNumber: string, projectCode: string) =>
  database.unitOfWork(async (tx) => {
    const { personId, firstDay } = await tx.grant.findUniqueOrThrow({ where: { number: grantNumber } });
    const what = { title: '差旅', day: firstDay, state: 'pending', asked: 100, bookedAt: clock.now() };
    await tx.bookedClaim.create({ data: { systemId: 'test', number: 'BX1', projectCode, grantNumber, personId, ...what } });
  });

describe('PROJ-17 a department as a whole', () => {
  it('is granted by its head to several people, to each by itself, for as long as is said', async () => {
    const { hall, give, outcomes, numberOf, departmentId, stored } = await departmentHall();
    const people = [await numberOf('staff'), await numberOf('approver')];
    const rows = outcomes(await give({ bsqrghs: people, sqqx: 'custom', jsrq: inDays(hall, 4000) }));
    expect(rows.map(({ bsqrgh }) => bsqrgh)).toEqual(people);
    for (const { sqbh = '' } of rows) {
      const { id: authorizerId } = await personOf(hall, 'deptlead');
      expect(await stored(sqbh)).toMatchObject({
        ...{ basis: 'head', departmentId, projectCode: null, withBelow: false, authorizerId },
        ...{ lastDay: inDays(hall, 4000), state: 'active', amount: 100_000n },
      });
    }
    const [long] = outcomes(await give({ sqqx: 'long' }));
    expect(await stored(long?.sqbh ?? '')).toMatchObject({ longTerm: true, lastDay: null });
  });

  it('covers a project that comes later, and one of a department below where that is ticked', async () => {
    const { hall, give, departmentBelow, staff } = await departmentHall();
    await give();
    const codes = async () => {
      const { data } = await hall.get('/api/authorizations/grantable?limit=100&text=GV', staff);
      return (data as { rows: { xmbh: string }[] }).rows.map(({ xmbh }) => xmbh);
    };
    const later = await makeProject(hall, { code: 'GV0000005' });
    const below = await departmentBelow();
    expect(await codes()).toContain(later);
    expect(await codes()).not.toContain(below);
    await give({ sfhxj: '1' });
    expect(await codes()).toContain(below);
  });

  it('is told to who gets it, not to the head whose own hand it was, and stands in the log', async () => {
    const { hall, give, outcomes } = await departmentHall();
    const [row] = outcomes(await give());
    expect(await toldOf(hall, row?.sqbh ?? '')).toEqual(['staff']);
    await hall.services.recorder.flush();
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'authorizations.giveDepartment' } });
    expect(entry).toMatchObject({ kind: 'change', target: row?.sqbh, result: '200' });
    const changes = entry?.changes as { fieldEn: string; afterEn: string }[];
    expect(Object.fromEntries(changes.map(({ fieldEn, afterEn }) => [fieldEn, afterEn]))).toMatchObject({
      'Authorized people': 'Wang Fang',
      'Authorized amount': '1000.00',
      Reason: '课题采购',
    });
  });
});

describe('PROJ-17 chosen projects of a department', () => {
  it('are granted each to each, also those of a department below; who leads one is told of it', async () => {
    const { hall, onProjects, outcomes, xmbh, departmentBelow, numberOf, stored } = await departmentHall();
    const below = await departmentBelow();
    const people = [await numberOf('staff'), await numberOf('approver')];
    const rows = outcomes(await onProjects([xmbh, below], { bsqrghs: people }));
    expect(rows.map((row) => [row.bsqrgh, row.xmbh])).toEqual(people.flatMap((number) => [xmbh, below].map((code) => [number, code])));
    expect(await stored(rows[1]?.sqbh ?? '')).toMatchObject({ projectCode: below, departmentId: 'below', basis: 'head' });
    expect(await toldOf(hall, rows[0]?.sqbh ?? '')).toEqual(['leader', 'staff']);
  });

  it('PROJ-9 what is against one of them is told in its row, and the others are given', async () => {
    const { hall, onProjects, outcomes, xmbh, numberOf, given } = await departmentHall();
    const frozen = await makeProject(hall, { code: 'GV0000002', state: 'frozen' });
    const closed = await makeProject(hall, { code: 'GV0000003', state: 'closed' });
    const elsewhere = await makeProject(hall, { code: 'GV0000004' });
    const other = await hall.services.database.read.department.findFirstOrThrow({ where: { head: { userName: { not: 'deptlead' } } } });
    await hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: elsewhere }, data: { departmentId: other.id } }));
    const asked = [xmbh, frozen, closed, elsewhere, 'GV9999999'];
    const rows = outcomes(await onProjects(asked));
    expect(rows.map(({ bkyy }) => bkyy)).toEqual([
      undefined,
      '项目已冻结',
      '项目已结题',
      '您对该项目没有授权权限',
      '您对该项目没有授权权限',
    ]);
    expect(await given()).toBe(1);
    const people = [
      await numberOf('leader'),
      await numberOf('deptlead'),
      await numberOf('disabled'),
      '99999999',
      await numberOf('approver'),
    ];
    const whom = outcomes(await onProjects([xmbh], { bsqrghs: people }));
    expect(whom.map(({ bkyy }) => bkyy)).toEqual([
      '被授权人是项目负责人，无须授权',
      '不能授权给本人',
      '被授权人的账号不可用',
      '被授权人不存在',
      undefined,
    ]);
    expect(whom.map((row) => 'bsqr' in row)).toEqual([true, true, true, false, true]);
  });

  it('end when the head says, also after the project, and are changed to such a day as well', async () => {
    const { hall, onProjects, outcomes, xmbh, head, stored } = await departmentHall();
    const [row] = outcomes(await onProjects([xmbh], { sqqx: 'custom', jsrq: inDays(hall, 401) }));
    expect(await stored(row?.sqbh ?? '')).toMatchObject({ lastDay: inDays(hall, 401) });
    const { data } = await hall.post('/api/authorizations/change/bounds', { sqbh: row?.sqbh }, head);
    expect(data).not.toHaveProperty('yxqz');
  });

  it('who or what is named twice gets one', async () => {
    const { onProjects, outcomes, xmbh, numberOf, given } = await departmentHall();
    const staff = await numberOf('staff');
    expect(outcomes(await onProjects([xmbh, ` ${xmbh}`], { bsqrghs: [staff, staff] }))).toHaveLength(1);
    expect(await given()).toBe(1);
  });

  it('each has a number of its own where the head gives twice at once', async () => {
    const { onProjects, outcomes, xmbh, numberOf } = await departmentHall();
    const bsqrghs = [await numberOf('staff'), await numberOf('approver')];
    const answers = await Promise.all(Array.from({ length: 4 }, () => onProjects([xmbh], { bsqrghs })));
    expect(new Set(answers.flatMap(outcomes).map(({ sqbh }) => sqbh)).size).toBe(8);
  });

  it('are found by code or name among those of the department and those below, but for closed ones', async () => {
    const { hall, xmbh, departmentBelow, head, setHead, departmentId } = await departmentHall();
    const below = await departmentBelow();
    await makeProject(hall, { code: 'GV0000003', state: 'closed' });
    const found = async (text: string) => {
      const { data } = await hall.get(`/api/authorizations/department/projects?limit=100&text=${encodeURIComponent(text)}`, head);
      return (data as { rows: { xmbh: string }[] }).rows.map((row) => row.xmbh);
    };
    expect(await found('GV')).toEqual([xmbh, below]);
    expect(await found('Digital archives')).toEqual([xmbh]);
    await setHead(departmentId, 'approver');
    expect(await found('GV')).toEqual([]);
  });
});

describe('PROJ-17 PROJ-2 what is wrong with all of them', () => {
  it.each<[object, string, string]>([
    [{ bmbh: '' }, 'xmbhs', 'grant-what'],
    [{ bmbh: '', xmbhs: [' '] }, 'xmbhs', 'grant-what'],
    [{ xmbhs: ['GV0000001'] }, 'bmbh', 'grant-what'],
    [{ bmbh: 'nowhere' }, 'bmbh', 'department-not-yours'],
    [{ bsqrghs: [] }, 'bsqrghs', 'grant-people'],
    [{ bsqrghs: ['  '] }, 'bsqrghs', 'grant-people'],
    [{ xts: [] }, 'xts', 'grant-systems'],
    [{ ksrq: '' }, 'ksrq', 'grant-dates'],
    [{ ksrq: '2026-01-01' }, 'ksrq', 'grant-first-day-past'],
    [{ sqqx: 'custom' }, 'jsrq', 'grant-dates'],
    [{ sqje: '0' }, 'sqje', 'grant-amount'],
    [{ sqyy: ' ' }, 'sqyy', 'required'],
  ])('%j is said at the field, and nothing is given', async (change, field, rule) => {
    const { give, given } = await departmentHall();
    expect(await give(change)).toMatchObject(refused(field, rule));
    expect(await given()).toBe(0);
  });

  it('as many as can be given at once are told', async () => {
    const { onProjects, outcomes, xmbh, given } = await departmentHall();
    const people = (count: number) => Array.from({ length: count }, (_, index) => String(90_000_000 + index));
    const half = GIVEN_TOGETHER_MAX / 2;
    expect(outcomes(await onProjects([xmbh, 'GV9999999'], { bsqrghs: people(half) }))).toHaveLength(GIVEN_TOGETHER_MAX);
    expect(await onProjects([xmbh, 'GV9999999'], { bsqrghs: people(half + 1) })).toMatchObject({
      code: 404,
      data: { field: 'bsqrghs', rule: 'grants-too-many', params: { count: half * 2 + 2, maximum: GIVEN_TOGETHER_MAX } },
    });
    expect(await given()).toBe(0);
  });
});

describe('PROJ-17 who heads a department', () => {
  it('is alone to grant it: nobody else, nobody who acts as another, and no head of another one', async () => {
    const { hall, give, onProjects, outcomes, xmbh, leader, numberOf, given, head, setHead, departmentId } = await departmentHall();
    expect(await give({}, leader)).toMatchObject({ code: 403 });
    for (const call of ['', '/headed', '/projects'])
      expect(
        await (call ? hall.get : hall.post)(`/api/authorizations/department${call}`, call ? leader : {}, leader as never),
      ).toMatchObject({
        code: 403,
      });
    const acting = { ygbh: await numberOf('deptlead'), reason: '协助' };
    const { session } = (await hall.post('/api/people/act-as', acting, await hall.signIn('admin'))).data as { session: { token: string } };
    expect(await give({}, session.token)).toMatchObject({ code: 403, data: { rule: 'own-hand' } });
    await setHead(departmentId, 'approver');
    expect(await give({}, head)).toMatchObject(refused('bmbh', 'department-not-yours'));
    expect(outcomes(await onProjects([xmbh], {}, head)).map(({ bkyy }) => bkyy)).toEqual(['您对该项目没有授权权限']);
    expect(await given()).toBe(0);
  });

  it('is shown it with whether there are others below', async () => {
    const { hall, head, departmentId, departmentBelow, setHead } = await departmentHall();
    const headed = async () => (await hall.get('/api/authorizations/department/headed', head)).data;
    expect(await headed()).toMatchObject([{ bmbh: departmentId, sfyxj: '0' }]);
    await departmentBelow();
    expect(await headed()).toMatchObject([{ bmbh: departmentId, sfyxj: '1' }]);
    await setHead(departmentId, null);
    expect(await headed()).toEqual([]);
  });

  it('sees what was given for it and acts on that, also what the one before gave, who sees it but acts on it no more, and what is claimed by it', async () => {
    const { hall, give, onProjects, outcomes, xmbh, listed, actionsOf, setHead, departmentId, head } = await departmentHall();
    const [[one], [two]] = [outcomes(await give()), outcomes(await onProjects([xmbh]))];
    const numbers = [two?.sqbh ?? '', one?.sqbh ?? ''];
    expect((await listed()).slice(0, 2)).toEqual(numbers);
    const successor = await hall.services.database.read.person.findFirstOrThrow({
      where: { roles: { some: { roleId: 'deptlead' } }, userName: { not: 'deptlead' }, enabled: true },
    });
    expect(await actionsOf(numbers[0] ?? '', head)).toEqual(['suspend', 'revoke', 'change']);
    await setHead(departmentId, successor.userName);
    const token = await hall.signIn(successor.userName);
    expect((await listed(token)).filter((sqbh) => numbers.includes(sqbh))).toEqual(numbers);
    expect(await listed()).toEqual([]);
    await claimBy(hall, numbers[1] ?? '', xmbh);
    const uses = await hall.post('/api/authorizations/uses', { currentPage: 1, limit: 20, sqbh: numbers[1] }, token);
    expect(uses.data).toMatchObject({ total: 1, rows: [{ sqbh: numbers[1], xmbh }] });
    for (const sqbh of numbers) {
      expect(await actionsOf(sqbh, token)).toEqual(['suspend', 'revoke', 'change']);
      expect(await actionsOf(sqbh, head)).toEqual([]);
      expect(await hall.post('/api/authorizations/effect', { sqbh, czlx: 'revoke' }, head)).toMatchObject({ code: 404 });
    }
  });
});
