import { describe, expect, it } from 'vitest';
import { claimSecretId } from '../../core/claim-secrets.ts';
import { ownSecret } from '../../core/secrets.ts';
import { APPLIED_FOR, type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { makeProject, personOf } from '../../testing/giving-hall.ts';

interface Effect {
  readonly sqdh: string;
  readonly bkyy?: string;
  readonly ye: string;
  readonly sqqke: string;
  readonly sqhke: string;
  readonly ysqs: readonly string[];
  readonly dclbxs: number;
  readonly yxbs: string;
}

const effectsIn = async ({ effects }: ApplyingHall, ...numbers: string[]) =>
  ((await effects('leader', ...numbers)).data as { yxs: readonly Effect[] }).yxs;
const effectIn = async (hall: ApplyingHall, number: string) => (await effectsIn(hall, number))[0] as Effect;

/** A claim of somebody on the project, as the expense system books it. */
async function book({ hall, numberOf, today }: ApplyingHall, by: string, je = '100.00') {
  const system = 'reimbursement';
  const xtmy = await ownSecret(hall.services.database, claimSecretId(system));
  const claim = { bxdh: `BX-${by}`, xmbh: APPLIED_FOR, bxrgh: await numberOf(by), rq: today, je, bxsy: '赴上海', bxsyen: 'To Shanghai' };
  expect(await hall.post('/api/claims/book', { xtbh: system, xtmy, ...claim })).toMatchObject({ code: 200 });
}

describe('PROJ-7 the effect that is shown before approving', () => {
  it('tells how many claims of the person are pending on the project, not those of others', async () => {
    const hall = await applyingHall();
    await hall.approve('leader', await hall.submitted({ sqje: '500.00' }));
    const { sqdh } = await hall.submitted({ xts: ['income'] });
    expect(await effectIn(hall, sqdh)).toMatchObject({ dclbxs: 0, ye: '100000.00', sqqke: '500.00', sqhke: '1500.00' });
    await book(hall, 'leader');
    expect(await effectIn(hall, sqdh)).toMatchObject({ dclbxs: 0, ye: '99900.00', sqqke: '500.00' });
    await book(hall, 'staff');
    expect(await effectIn(hall, sqdh)).toMatchObject({ dclbxs: 1, ye: '99800.00', sqqke: '400.00', sqhke: '1400.00' });
  });

  it.each([
    ['a claim of the person is booked', 'staff'],
    ['the balance of the project becomes less', 'leader'],
  ])('is another where %s meanwhile: nothing is granted before it was shown again', async (_, by) => {
    const hall = await applyingHall();
    await hall.approve('leader', await hall.submitted());
    const pending = await hall.submitted({ xts: ['income'] });
    const shown = await effectIn(hall, pending.sqdh);
    await book(hall, by);
    expect(await hall.approve('leader', pending, shown)).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending', version: pending.version, grantNumber: null });
    expect(await hall.approve('leader', pending)).toMatchObject({ code: 200, data: { sqzt: '已通过' } });
  });

  it('is another for a new leader, who is not taken to have seen what was shown to the one before', async () => {
    const hall = await applyingHall();
    const pending = await hall.submitted();
    const shown = await effectIn(hall, pending.sqdh);
    await hall.decideOnProject('leader', 'deptlead');
    expect(await hall.approve('deptlead', pending, shown)).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.stored(pending.sqdh)).toMatchObject({ state: 'pending', grantNumber: null });
    expect(await hall.approve('deptlead', pending)).toMatchObject({ code: 200 });
  });

  it('is another where the head who decides becomes the leader, by whom it would then be granted', async () => {
    const hall = await applyingHall();
    await hall.enable('leader', '0');
    const pending = await hall.submitted();
    const shown = await hall.effect('approver', pending.sqdh);
    await hall.decideOnProject('leader', 'approver');
    expect(await hall.stored(pending.sqdh)).toMatchObject({ version: pending.version, decider: { userName: 'approver' } });
    expect(await hall.approve('approver', pending, shown)).toMatchObject(refused('changed-meanwhile'));
    expect((await hall.stored(pending.sqdh)).state).toBe('pending');
    expect(await hall.approve('approver', pending)).toMatchObject({ code: 200 });
    expect((await hall.stored(pending.sqdh)).grant).toMatchObject({ authorizerId: (await personOf(hall.hall, 'approver')).id });
  });
});

describe('PROJ-7 PROJ-20 the effects of several that are approved together', () => {
  const totals = (effects: readonly Effect[]) => effects.map(({ sqqke, sqhke }) => `${sqqke} ${sqhke}`);

  it('add up on one project in the order that was asked for, and each project by itself', async () => {
    const hall = await applyingHall();
    const xmbh = await makeProject(hall.hall, { code: 'AP2' });
    const [one, two, three, four] = [
      await hall.submitted({ sqje: '100.00' }),
      await hall.submitted({ sqje: '20.00', xmbh }),
      await hall.submitted({ sqje: '3.00' }, 'deptlead'),
      await hall.submitted({ sfkzed: '0', sqje: '' }, 'nophone'),
    ].map(({ sqdh }) => sqdh) as [string, string, string, string];
    expect(totals(await effectsIn(hall, one, two, three, four))).toEqual(['0.00 100.00', '0.00 20.00', '100.00 103.00', '103.00 103.00']);
    expect(totals(await effectsIn(hall, three, four, two, one))).toEqual(['0.00 3.00', '3.00 3.00', '0.00 20.00', '3.00 103.00']);
  });

  it('count nothing of one that cannot be approved', async () => {
    const hall = await applyingHall();
    const [one, two] = [await hall.submitted({ bsqrgh: await hall.numberOf('nophone') }), await hall.submitted({ sqje: '3.00' })];
    await hall.enable('nophone', '0');
    const [first, second] = await effectsIn(hall, one.sqdh, two.sqdh);
    expect(first).toMatchObject({ bkyy: expect.any(String), bkyyen: expect.any(String) });
    expect(second).toMatchObject({ sqqke: '0.00', sqhke: '3.00' });
    expect(second).not.toHaveProperty('bkyy');
  });

  it.each(['approved', 'rejected', 'withdrawn'])('say of one that was %s meanwhile that it was, and show the others', async (how) => {
    const hall = await applyingHall();
    const [one, two] = [await hall.submitted(), await hall.submitted({ sqje: '3.00' }, 'deptlead')];
    if (how === 'withdrawn') await hall.withdraw(one);
    else await (how === 'approved' ? hall.approve : hall.reject)('leader', one);
    const [first, second] = await effectsIn(hall, one.sqdh, two.sqdh);
    expect(first).toMatchObject({ sqdh: one.sqdh, bkyy: '该申请已处理', bkyyen: 'The application has been dealt with already' });
    const before = how === 'approved' ? '1000.00' : '0.00';
    expect(second).toMatchObject({ sqqke: before, sqhke: how === 'approved' ? '1003.00' : '3.00' });
    expect(second).not.toHaveProperty('bkyy');
    expect(applicationIn(await hall.approve('leader', two, second))).toMatchObject({ sqzt: '已通过' });
  });
});

describe('PROJ-6 PROJ-28 what was decided is shown with its effect', () => {
  it.each([
    ['leader', 200],
    ['approver', 404],
    ['finadmin', 200],
    ['staff', 404],
    ['deptlead', 404],
    ['nophone', 404],
  ] as const)('to who judges it alone: %s is answered %i', async (userName, code) => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.reject('leader', { sqdh });
    const answer = await hall.effects(userName, sqdh);
    expect(answer).toMatchObject(code === 200 ? { code, data: { yxs: [{ sqdh }] } } : refused('not-found', code));
  });
});
