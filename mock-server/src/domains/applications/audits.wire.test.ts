import { wireDay } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { applicationIn, refused } from '../../testing/applying-hall.ts';
import { auditingHall } from '../../testing/auditing-hall.ts';
import { personOf } from '../../testing/giving-hall.ts';
import { CHILD, change, dayFrom, GRANT, historyOf, makeChild, makeClaim, PROJECT, toldTo } from '../../testing/grant-hall.ts';

const DAY_MS = 86_400_000;
const UNSEEN = refused('not-found', 404);

describe('PROJ-24 what approving a change does', () => {
  it('is shown first, old and new side by side, and is another where a claim is booked meanwhile', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied({ sqje: '800.00' });
    const { data } = await hall.auditEffect('leader', sqdh);
    expect(data).toMatchObject({ yx: { bgq: { kzje: '1000.00' }, bgh: { kzje: '800.00', kyje: '800.00' }, yxry: ['王芳'], dclbxs: 0 } });
    const { yxbs } = data as { yxbs: string };
    await makeClaim(hall.hall, GRANT, 10_000);
    expect(await hall.approve('leader', { sqdh }, yxbs)).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.auditEffect('leader', sqdh)).toMatchObject({
      data: { yx: { bgh: { kyje: '700.00' }, dclbxs: 1, dclbxje: '100.00' } },
    });
    expect(await hall.stored()).toMatchObject({ amount: 100_000n });
    expect(await hall.approve('leader', { sqdh })).toMatchObject({ code: 200, data: { sqzt: '已通过' } });
    expect(await hall.stored()).toMatchObject({ amount: 80_000n });
  });

  it('the grant is what was applied for, by who decided, for the reason that was given, and people confirm that', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    expect(applicationIn(await hall.approve('leader', { sqdh }))).toMatchObject({
      ...{ sqzt: '已通过', shr: '赵明远', sqbh: GRANT, bgq: { sqje: '1000.00' }, kczs: [] },
    });
    expect(await hall.statesOf()).toEqual(['superseded', 'active']);
    expect((await hall.versions())[1]).toMatchObject({ amount: 150_000n, reason: '材料涨价', name: '赵明远' });
    expect(await historyOf(hall.hall, GRANT)).toEqual(['changed  active']);
    expect(await hall.noticesOf()).toEqual(['2 staff']);
    expect((await toldTo(hall.hall, 'staff')).at(-1)).toContain('amount: 1,000.00 yuan → 1,500.00 yuan');
  });

  it('SYS-7 and the log tells what it made of the grant', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    await hall.approve('leader', { sqdh });
    await hall.hall.services.recorder.flush();
    const { read } = hall.hall.services.database;
    const where = { action: 'applications.decide', kind: 'change' };
    const { target, changes } = await read.operationRecord.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    expect(target).toBe(sqdh);
    expect(changes).toContainEqual(expect.objectContaining({ fieldEn: 'Authorized amount', before: '1000.00', after: '1500.00' }));
  });

  it('from a later day on it is planned, and what was applied for from a day that is over holds from that of the approval', async () => {
    const hall = await auditingHall();
    const [soon, end] = [dayFrom(hall.hall, 2), dayFrom(hall.hall, 20)];
    const first = await hall.applied({ bgrq: soon });
    await hall.approve('leader', first);
    expect(await hall.statesOf()).toEqual(['active', 'scheduled']);
    expect(await hall.stored()).toMatchObject({ amount: 100_000n });
    hall.hall.clock.advance(2 * DAY_MS);
    await Promise.all(['staff', 'leader'].map(hall.signInAgain));
    expect(await hall.bounds()).toMatchObject({ code: 200, data: { sq: { kzje: '1500.00' } } });
    const { sqdh } = await hall.applied({ jsrq: end, bgrq: hall.today() });
    hall.hall.clock.advance(3 * DAY_MS);
    await hall.signInAgain('leader');
    expect(await hall.auditEffect('leader', sqdh)).toMatchObject({ data: { yx: { bgh: { jsrq: end } } } });
    await hall.approve('leader', { sqdh });
    expect((await hall.versions()).at(-1)).toMatchObject({ state: 'active', fromDay: wireDay(hall.hall.clock.now()), lastDay: end });
  });

  it('what is against it by now is told, and it can be rejected, with a reason', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied({ sqje: '800.00' });
    await change(hall.hall, GRANT, { spent: 90_000 });
    const said = { bkyy: expect.stringContaining('900.00'), bkyyen: expect.stringContaining('900.00') };
    const { data } = await hall.auditEffect('leader', sqdh);
    expect(data).toMatchObject(said);
    for (const name of ['yx', 'yxbs']) expect(data).not.toHaveProperty(name);
    const refusal = await hall.approve('leader', { sqdh });
    expect(refusal).toMatchObject(refused('change-below', 404));
    expect(refusal.data).not.toHaveProperty('field');
    expect(await hall.reject('leader', { sqdh }, ' ')).toMatchObject(refused('reject-reason', 404, 'shyj'));
    expect(await hall.reject('leader', { sqdh })).toMatchObject({ code: 200, data: { sqzt: '已驳回', shyj: '理由不足' } });
    expect(await hall.versions()).toEqual([]);
  });

  it('PROJ-5 one of a grant that was given on has no more than is available above', async () => {
    const hall = await auditingHall();
    await makeChild(hall.hall);
    const over = await hall.applied({ sqje: '1000.01' }, 'analyst', CHILD);
    expect(await hall.approve('leader', over)).toMatchObject(refused('change-over', 404));
    const { version } = applicationIn(await hall.reject('leader', over));
    const all = await hall.applied({ sqdh: over.sqdh, version, sqje: '1000.00' }, 'analyst', CHILD);
    expect(await hall.approve('leader', all)).toMatchObject({ code: 200 });
    expect(await hall.stored()).toMatchObject({ passedOn: 100_000n });
  });

  it('PROJ-23 leaves what was not asked for as it is by then, also where that was changed meanwhile', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const later = dayFrom(hall.hall, 700);
    await hall.changeIt({ sqje: '1000.00', jsrq: later, xts: ['query', 'expense', 'income'] });
    const all = ['query', 'expense', 'income'];
    expect(await hall.list('staff', 'own', { sqdh })).toMatchObject([{ jsrq: later, xts: all, sqje: '1500.00', bgq: { jsrq: later } }]);
    hall.hall.clock.advance(356 * DAY_MS);
    await Promise.all(['staff', 'leader'].map(hall.signInAgain));
    expect(await hall.list('staff', 'own', { sqdh })).toMatchObject([{ sqzt: '待审核' }]);
    expect(await hall.approve('leader', { sqdh })).toMatchObject({ code: 200, data: { jsrq: later, xts: all, bgq: { sqje: '1000.00' } } });
    expect(await hall.stored()).toMatchObject({ amount: 150_000n, lastDay: later, forIncome: true });
  });

  it('is not another’s change that was planned meanwhile, nor what was written anew', async () => {
    const hall = await auditingHall();
    const first = await hall.applied();
    const shown = await hall.shownTo('leader', first.sqdh);
    const { version } = applicationIn(await hall.withdraw(first));
    await hall.apply({ sqdh: first.sqdh, version });
    expect(await hall.approve('leader', first, shown)).toMatchObject(refused('changed-meanwhile'));
    await hall.changeIt({ sqje: '2000.00', bgrq: dayFrom(hall.hall, 5) });
    expect(await hall.approve('leader', first)).toMatchObject(refused('change-planned'));
    expect(await hall.kept(first.sqdh)).toMatchObject({ state: 'pending' });
  });

  it('PROJ-20 not together with others: changes are looked at one by one', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const yxbs = await hall.shownTo('leader', sqdh);
    const said = expect.any(String);
    expect(await hall.post('leader', 'applications/approve', { yxs: [{ sqdh, yxbs }] })).toMatchObject({
      data: { jgs: [{ sqdh, bkyy: said, bkyyen: said }] },
    });
    expect(await hall.post('leader', 'applications/effects', { sqdhs: [sqdh] })).toMatchObject(UNSEEN);
    expect(await hall.kept(sqdh)).toMatchObject({ state: 'pending' });
  });

  it('happens once: of 20 who approve at once one does', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const yxbs = await hall.shownTo('leader', sqdh);
    const answers = await Promise.all(Array.from({ length: 20 }, () => hall.approve('leader', { sqdh }, yxbs)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ code }) => code !== 200)) expect(answer).toMatchObject(refused('application-handled'));
    expect(await hall.statesOf()).toEqual(['superseded', 'active']);
  });
});

describe('PROJ-3 PROJ-24 who decides on a change', () => {
  it.each(['staff', 'analyst', 'deptlead'])('is not %s, to whom it is as unknown as none', async (by) => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    expect(await hall.auditEffect(by, sqdh)).toMatchObject(UNSEEN);
    expect(await hall.decide(by, sqdh, { shjg: 'approve', yxbs: await hall.shownTo('leader', sqdh) })).toMatchObject(UNSEEN);
    expect(await hall.reject(by, { sqdh })).toMatchObject(UNSEEN);
    expect(await hall.kept(sqdh)).toMatchObject({ state: 'pending' });
  });

  it('is the head where the leader cannot, and the finance office where neither can', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    await hall.enable('leader', '0');
    const head = (await hall.kept(sqdh)).decider;
    expect(head?.userName).not.toBe('leader');
    await hall.enable(head?.userName ?? '', '0');
    expect(await hall.kept(sqdh)).toMatchObject({ deciderId: null });
    expect(await hall.list('finadmin', 'audits', { sfdsh: '1', text: PROJECT })).toMatchObject([{ sqdh }]);
    expect(await hall.approve('finadmin', { sqdh })).toMatchObject({ code: 200 });
    expect((await hall.versions())[1]).toMatchObject({ name: '周文博' });
  });

  it('PROJ-17 of a grant on all projects of a department is its head, and then the finance office', async () => {
    const hall = await auditingHall();
    const { departmentId } = await personOf(hall.hall, 'staff');
    const headId = (await personOf(hall.hall, 'approver')).id;
    await hall.hall.services.database.unitOfWork((tx) => tx.department.update({ where: { id: departmentId }, data: { headId } }));
    await change(hall.hall, GRANT, { projectCode: null, basis: 'head', authorizerId: headId });
    const applied = await hall.applied();
    expect(applied).toMatchObject({ shr: '林海', bmmc: expect.any(String) });
    expect(applied).not.toHaveProperty('xmbh');
    expect(await hall.list('leader', 'audits', { sqdh: applied.sqdh })).toEqual([]);
    expect(await hall.list('approver', 'all', { sqdh: applied.sqdh, bmbh: departmentId })).toHaveLength(1);
    const told = await hall.hall.services.database.read.pushedNotice.findMany({ where: { personId: headId, origin: 'applications' } });
    expect(told.at(-1)).toMatchObject({
      path: `/applications/audits?open=${applied.sqdh}`,
      titleEn: expect.stringContaining('waits for your'),
    });
    await hall.enable('approver', '0');
    expect(await hall.kept(applied.sqdh)).toMatchObject({ deciderId: null, state: 'pending' });
    expect(await hall.approve('finadmin', applied)).toMatchObject({ code: 200 });
    expect(await hall.stored()).toMatchObject({ amount: 150_000n });
  });

  it('PROJ-17 or, where that department has no head, the head of the one above, who gives grants for it as well', async () => {
    const hall = await auditingHall();
    const [{ id: headId }, { departmentId: parentId }] = [await personOf(hall.hall, 'approver'), await personOf(hall.hall, 'staff')];
    await hall.hall.services.database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'below', name: '实验中心', nameEn: 'Laboratory', parentId } });
      await tx.department.update({ where: { id: parentId }, data: { headId } });
    });
    await change(hall.hall, GRANT, { departmentId: 'below', basis: 'head', authorizerId: headId });
    const { sqdh, shr } = await hall.applied();
    expect(shr).toBe('林海');
    await hall.enable('approver', '0');
    expect(await hall.kept(sqdh)).toMatchObject({ deciderId: null });
  });

  it('PROJ-6 is nobody who holds a long-term grant that was given on from it, whose end moves along', async () => {
    const hall = await auditingHall();
    await makeChild(hall.hall, { to: 'approver', longTerm: true, lastDay: dayFrom(hall.hall, 355) });
    const { sqdh } = await hall.applied({ sqje: '1000.00', jsrq: dayFrom(hall.hall, 400) });
    await hall.enable('leader', '0');
    expect(await hall.kept(sqdh)).toMatchObject({ deciderId: null });
    expect(await hall.approve('finadmin', { sqdh })).toMatchObject({ code: 200 });
  });

  it('PROJ-15 of a special grant is the finance office', async () => {
    const hall = await auditingHall({ basis: 'special', by: 'finadmin' });
    const { sqdh, shr } = await hall.applied();
    expect(shr).toBeUndefined();
    expect(await hall.reject('leader', { sqdh })).toMatchObject(UNSEEN);
    expect(await hall.approve('finadmin', { sqdh })).toMatchObject({ code: 200 });
  });

  it('needs leave for changes, as who decides on new grants needs that for those', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    await hall.hall.services.database.unitOfWork((tx) => tx.rolePermission.deleteMany({ where: { permissionId: 'applications.audit' } }));
    const again = await hall.hall.signIn('leader');
    const body = { sqdh, version: 1, shjg: 'reject', shyj: '不需要' };
    expect(await hall.hall.post('/api/applications/decide', body, again)).toMatchObject(UNSEEN);
    expect(await hall.hall.post('/api/applications/audits', {}, again)).toMatchObject({ code: 403 });
  });

  it('and finds it among changes, not among applications for new grants', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const named = { sqdh };
    expect(await hall.list('leader', 'audits', { ...named, sfdsh: '1' })).toHaveLength(1);
    expect(await hall.list('leader', 'approvals', named)).toEqual([]);
    const waiting = (await hall.hall.get('/api/sqgl/xmsqsq', await hall.hall.signIn('leader'))).data as { sqdh: string }[];
    expect(waiting.filter((one) => one.sqdh === sqdh)).toEqual([]);
    await hall.reject('leader', named);
    expect(await hall.list('leader', 'audits', { ...named, sfdsh: '1' })).toEqual([]);
    expect(await hall.list('leader', 'audits', { ...named, sfdsh: '0' })).toHaveLength(1);
    for (const sqlx of ['change', 'grant'])
      expect(await hall.list('staff', 'own', { ...named, sqlx })).toHaveLength(sqlx === 'change' ? 1 : 0);
  });
});

describe('PROJ-3 PROJ-28 the way of a change', () => {
  it('says what was applied for, and keeps what there was when it was decided', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    await hall.changeIt({ sqje: '1200.00' });
    const detail = async () => (await hall.post('staff', 'applications/detail', { sqdh })).data as { sq: object; lsjl: object[] };
    expect(await detail()).toMatchObject({
      sq: { bgq: { sqje: '1200.00' } },
      lsjl: [{ czlx: 'submitted', sqnren: `Change of grant ${GRANT} from ${hall.today()} on: amount: 1,000.00 yuan → 1,500.00 yuan` }],
    });
    await hall.reject('leader', { sqdh });
    await hall.changeIt({ sqje: '1300.00' });
    expect(await detail()).toMatchObject({ sq: { bgq: { sqje: '1200.00' }, sqje: '1500.00' } });
  });

  it('PROJ-13 shows who decided on it once, and leads the project no more, what the grant was when it was applied for', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const { version } = applicationIn(await hall.reject('leader', { sqdh }));
    await hall.apply({ sqdh, version });
    expect(await hall.decideOnProject('leader', 'deptlead')).toMatchObject({ code: 200 });
    await change(hall.hall, GRANT, { amount: 111_100 });
    const { data } = await hall.post('leader', 'applications/detail', { sqdh });
    expect(data).toMatchObject({ sq: { bgq: { sqje: '1000.00' } } });
    expect(JSON.stringify(data)).not.toContain('1111.00');
  });

  it('tells of a long-term grant that its end stays, however that is written', async () => {
    const hall = await auditingHall({ longTerm: true });
    const applied = await hall.applied({ jsrq: undefined });
    expect(applied.bgq).toMatchObject({ sfcq: '1' });
    expect(applied.bgq).not.toHaveProperty('jsrq');
    const { steps } = await hall.kept(applied.sqdh);
    expect(steps[0]?.contentEn).toMatch(/on: amount: 1,000.00 yuan → 1,500.00 yuan$/);
  });

  it('PROJ-17 waits as long as the grant lives, also where the project has ended, beyond which a head may grant', async () => {
    const hall = await auditingHall({ basis: 'head', longTerm: true, lastDay: null });
    const { sqdh } = await hall.applied({ jsrq: undefined });
    await hall.setProject({ lastDay: hall.today() });
    hall.hall.clock.advance(2 * DAY_MS);
    await hall.signInAgain('staff');
    expect(await hall.list('staff', 'own', { sqdh })).toMatchObject([{ sqzt: '待审核' }]);
  });

  it('PROJ-17 waits on where the grant has been made long-term meanwhile, and has no last day any more', async () => {
    const hall = await auditingHall({ basis: 'head' });
    const { sqdh } = await hall.applied();
    await change(hall.hall, GRANT, { longTerm: true, lastDay: null });
    hall.hall.clock.advance(360 * DAY_MS);
    await hall.signInAgain('staff');
    expect(await hall.list('staff', 'own', { sqdh })).toMatchObject([{ sqzt: '待审核', sqqx: 'long' }]);
  });

  it.each<[string, (hall: Awaited<ReturnType<typeof auditingHall>>) => Promise<unknown>, string]>([
    ['the grant is revoked', ({ act }) => act('leader', 'revoke'), 'void ended'],
    ['the project is closed', ({ decideOnProject }) => decideOnProject('close'), 'void closed'],
    [
      'it ends with its last day',
      async ({ hall, signInAgain, list }) => {
        hall.clock.advance(360 * DAY_MS);
        await signInAgain('staff');
        await list('staff', 'own');
      },
      'void ended',
    ],
  ])('it becomes void when %s, and the applicant is told', async (_, happens, step) => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    await happens(hall);
    expect((await hall.wayOf(sqdh)).at(-1)).toBe(step);
    const told = await hall.hall.services.database.read.pushedNotice.findMany({
      where: { person: { userName: 'staff' }, origin: 'applications' },
    });
    expect(told.map(({ titleEn }) => titleEn)).toContainEqual(expect.stringContaining('became void'));
  });
});
