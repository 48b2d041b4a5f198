import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { inDays, personOf } from '../../testing/giving-hall.ts';

const DAY_MS = 86_400_000;
const UNSEEN = refused('not-found', 404, 'sqdh');

/** Accounts that were disabled before anything was applied for. */
const disable = async ({ hall }: ApplyingHall, ...userNames: string[]) =>
  hall.services.database.unitOfWork((tx) => tx.person.updateMany({ where: { userName: { in: userNames } }, data: { enabled: false } }));

const giveRole = async ({ hall }: ApplyingHall, userName: string, roleId: string) => {
  const { id: personId } = await personOf(hall, userName);
  await hall.services.database.unitOfWork((tx) => tx.personRole.create({ data: { personId, roleId } }));
};

const grantsOn = ({ hall }: ApplyingHall) => hall.services.database.read.grant.findMany({ where: { projectCode: APPLIED_FOR } });

describe('PROJ-6 nobody decides on their own, nor on what is for them', () => {
  it.each(['approver', 'finadmin'])('not %s, where the finance office decides', async (userName) => {
    const hall = await applyingHall();
    await disable(hall, 'leader', ...(userName === 'approver' ? [] : ['approver']));
    const own = await hall.submitted({}, userName);
    expect(own.shr).toBeUndefined();
    const another = { bsqrgh: await hall.numberOf(userName) };
    const forThem = await hall.submitted({ ...another, xts: ['income'] });
    for (const { sqdh } of [own, forThem]) {
      expect(await hall.effects(userName, sqdh)).toMatchObject(refused('not-found', 404));
      expect(await hall.approve(userName, { sqdh })).toMatchObject(UNSEEN);
      expect(await hall.reject(userName, { sqdh })).toMatchObject(UNSEEN);
      expect((await hall.list(userName, 'all', { sqdh }))[0]?.kczs).not.toEqual(expect.arrayContaining(['approve']));
    }
    expect(await hall.list(userName, 'approvals', { sfdsh: '1', text: APPLIED_FOR })).toEqual([]);
    expect(await grantsOn(hall)).toEqual([]);
  });

  it('not who applied for another either, though it was written that it waits for them', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('approver') });
    const { id: deciderId } = await personOf(hall.hall, 'approver');
    await hall.hall.services.database.unitOfWork((tx) => tx.application.update({ where: { number: sqdh }, data: { deciderId } }));
    expect(await hall.reject('approver', { sqdh })).toMatchObject(UNSEEN);
  });

  it.each(['approver', 'finadmin', 'deptlead', 'staff'])('and where it waits for the leader, %s is told of none', async (userName) => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const shown = await hall.effect('leader', pending.sqdh);
    expect(await hall.effects(userName, pending.sqdh)).toMatchObject(refused('not-found', 404));
    expect(await hall.approve(userName, pending, shown)).toMatchObject(UNSEEN);
    expect(await hall.reject(userName, pending)).toMatchObject(UNSEEN);
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending', version: pending.version });
  });
});

describe('PROJ-6 an application is decided on once', () => {
  it('where two of the finance office decide at once, one wins and the other is told', async () => {
    const hall = await applyingHall();
    await disable(hall, 'leader', 'approver');
    await giveRole(hall, 'analyst', 'finadmin');
    const pending = await hall.submitted();
    const shown = await hall.effect('finadmin', pending.sqdh);
    await hall.tokenOf('analyst');
    const answers = await Promise.all([hall.approve('finadmin', pending, shown), hall.reject('analyst', pending)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(answers.find(({ code }) => code === 500)).toMatchObject(refused('application-handled'));
    expect((await hall.stored(pending.sqdh)).steps).toHaveLength(2);
    expect(await grantsOn(hall)).toHaveLength((await hall.stored(pending.sqdh)).state === 'approved' ? 1 : 0);
  });

  it('of 20 who approve at once one makes a grant, and 19 are told that it has been dealt with', async () => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const shown = await hall.effect('leader', pending.sqdh);
    const answers = await Promise.all(Array.from({ length: 20 }, () => hall.approve('leader', pending, shown)));
    const told = answers.filter(({ code }) => code !== 200);
    expect(told).toHaveLength(19);
    for (const answer of told) expect(answer).toMatchObject(refused('application-handled'));
    expect(await grantsOn(hall)).toHaveLength(1);
    expect(await hall.wayOf(pending.sqdh)).toEqual(['submitted Zhao Mingyuan', 'approved']);
  });

  it('and is not withdrawn as well: of approving and withdrawing at once one is done', async () => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const shown = await hall.effect('leader', pending.sqdh);
    const answers = await Promise.all([hall.withdraw(pending), hall.approve('leader', pending, shown)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(answers.find(({ code }) => code === 500)).toMatchObject(refused('application-handled'));
  });
});

describe('PROJ-7 approving does what was shown', () => {
  it('which is what would be granted, what is available before and after, and what the person has already', async () => {
    const hall = await applyingHall();
    const [{ sqdh, ksrq }, { sqbh }] = [
      await hall.submitted(),
      applicationIn(await hall.approve('leader', await hall.submitted({ xts: ['income'] }))),
    ];
    expect(await hall.effect('leader', sqdh)).toMatchObject({
      ...{ sqdh, ksrq, ye: '100000.00', sqqke: '1000.00', sqhke: '2000.00', ysqs: [sqbh], dclbxs: 0, yxbs: expect.any(String) },
    });
  });

  it('or is refused as changed meanwhile: nothing shown, another mark, another grant given, written anew', async () => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const approve = (more: object) => hall.decide('leader', pending, { shjg: 'approve', ...more });
    expect(await approve({})).toMatchObject(refused('changed-meanwhile'));
    expect(await approve({ yxbs: 'another' })).toMatchObject(refused('changed-meanwhile'));
    const shown = await hall.effect('leader', pending.sqdh);
    const grant = { ...hall.draft, bsqrgh: await hall.numberOf('staff'), xts: ['income'] };
    expect(await hall.hall.post('/api/authorizations/give', grant, await hall.tokenOf('leader'))).toMatchObject({ code: 200 });
    expect(await hall.approve('leader', pending, shown)).toMatchObject(refused('changed-meanwhile'));
    const later = await hall.effect('leader', pending.sqdh);
    const taken = applicationIn(await hall.withdraw(pending));
    await hall.submit({ sqdh: pending.sqdh, version: taken.version, sqje: '5.00' });
    expect(await hall.approve('leader', pending, later)).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending', grantNumber: null });
  });

  it('PROJ-3 where the project is frozen meanwhile that is told instead, and it still can be rejected', async () => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const shown = await hall.effect('leader', pending.sqdh);
    await hall.decideOnProject('freeze');
    expect(await hall.effect('leader', pending.sqdh)).toMatchObject({ bkyy: '项目已冻结', bkyyen: 'The project is frozen' });
    expect(await hall.approve('leader', pending, shown)).toMatchObject(refused('project-frozen'));
    expect(await grantsOn(hall)).toEqual([]);
    expect(await hall.reject('leader', pending)).toMatchObject({ code: 200, data: { sqzt: '已驳回' } });
  });

  it('PROJ-3 a first day that is over at approval becomes the day of approval', async () => {
    const hall = await applyingHall();
    const { sqdh, ksrq } = await hall.submitted();
    hall.hall.clock.advance(2 * DAY_MS);
    hall.again();
    const day = inDays(hall.hall, 0);
    expect(await hall.effect('leader', sqdh)).toMatchObject({ ksrq: day });
    expect(applicationIn(await hall.approve('leader', { sqdh }))).toMatchObject({ ksrq, sqzt: '已通过' });
    expect(await grantsOn(hall)).toMatchObject([{ firstDay: day, state: 'active' }]);
  });
});

describe('PROJ-20 what comes of a decision', () => {
  it('is a grant by the leader with what was applied for, though the finance office decided', async () => {
    const hall = await applyingHall();
    await disable(hall, 'leader', 'approver');
    const pending = await hall.submitted({ ksrq: inDays(hall.hall, 3), sqqx: 'custom', jsrq: inDays(hall.hall, 30) });
    const approved = applicationIn(await hall.approve('finadmin', pending));
    expect(approved).toMatchObject({ sqzt: '已通过', shr: '周文博', kczs: [] });
    const [personId, authorizerId] = [(await personOf(hall.hall, 'staff')).id, (await personOf(hall.hall, 'leader')).id];
    expect((await hall.stored(pending.sqdh)).grant).toMatchObject({
      ...{ number: approved.sqbh, basis: 'leader', personId, authorizerId, reason: '课题采购', state: 'scheduled' },
      ...{ forQuery: true, forExpense: true, forIncome: false, controlled: true, amount: 100_000n },
      ...{ firstDay: inDays(hall.hall, 3), lastDay: inDays(hall.hall, 30), mayRegrant: true, showsBalance: true, showsLedger: false },
    });
  });

  it.each([undefined, '', '  '])('and to reject, one says why: not %j', async (shyj) => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    expect(await hall.decide('leader', pending, { shjg: 'reject', shyj })).toMatchObject(refused('reject-reason', 404, 'shyj'));
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending', version: pending.version });
  });

  it('PROJ-7 and rejects what one saw: not what was withdrawn and submitted anew meanwhile, nor without a version', async () => {
    const hall = await applyingHall();
    const seen = await hall.submitted();
    const taken = applicationIn(await hall.withdraw(seen));
    const again = applicationIn(await hall.submit({ sqdh: seen.sqdh, version: taken.version, sqje: '5.00' }));
    const reject = (more: object) => hall.decide('leader', seen, { shjg: 'reject', shyj: '额度过高', ...more });
    expect(await reject({ version: seen.version })).toMatchObject(refused('changed-meanwhile'));
    expect(await reject({ version: undefined })).toMatchObject(refused('required', 404, 'version'));
    expect(await hall.stored(seen.sqdh)).toMatchObject({ state: 'pending', version: again.version, comment: '', steps: { length: 3 } });
    expect(await hall.toldTo('staff')).toEqual([]);
    expect(await reject({ version: again.version })).toMatchObject({ code: 200, data: { sqzt: '已驳回' } });
  });
});
