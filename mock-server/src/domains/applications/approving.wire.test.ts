import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, type ApplyingHall, applyingHall, refused } from '../../testing/applying-hall.ts';
import { inDays } from '../../testing/giving-hall.ts';

const grants = ({ hall }: ApplyingHall) => hall.services.database.read.grant.count({ where: { projectCode: APPLIED_FOR } });

/** The moment at which a day of Shanghai has so many seconds left. */
const before = (day: string, seconds: number) => new Date(new Date(`${day}T24:00:00+08:00`).getTime() - seconds * 1000);

/** It cannot be approved, which is told where it is shown and where it is tried, but it can be rejected. */
async function onlyRejected(hall: ApplyingHall, by: string, sqdh: string, rule: string, ...told: readonly [zh: string, en: string]) {
  const shown = await hall.effect(by, sqdh);
  expect(shown).toMatchObject({ bkyy: told[0], bkyyen: told[1] });
  expect(await hall.approve(by, { sqdh }, shown)).toMatchObject(refused(rule, 404));
  expect(await grants(hall)).toBe(0);
  expect(await hall.stored(sqdh)).toMatchObject({ state: 'pending', grantNumber: null });
  expect(await hall.reject(by, { sqdh })).toMatchObject({ code: 200, data: { sqzt: '已驳回' } });
}

describe('PROJ-3 PROJ-20 approving makes a grant of what was applied for', () => {
  it('for as long as the project where it is long-term, and of no amount where that is not controlled', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ sqqx: 'long', sfkzed: '0', sqje: '' });
    const shown = await hall.effect('leader', sqdh);
    const days = { firstDay: hall.today, lastDay: inDays(hall.hall, 400) };
    expect(shown).toMatchObject({ ksrq: days.firstDay, jsrq: days.lastDay, sqqke: '0.00', sqhke: '0.00' });
    const answer = await hall.approve('leader', { sqdh }, shown);
    expect(answer).toMatchObject({ code: 200, data: { sqzt: '已通过', sqqx: 'long', sfkzed: '0' } });
    for (const field of ['jsrq', 'sqje']) expect(answer.data).not.toHaveProperty(field);
    expect((await hall.stored(sqdh)).grant).toMatchObject({ ...days, longTerm: true, controlled: false, amount: 0n, state: 'active' });
  });

  it('on its last day to the last second of that, and no more in the next, which it is told though nobody looked meanwhile', async () => {
    for (const [seconds, answer, state] of [
      [1, { code: 200 }, 'approved'],
      [0, refused('application-handled'), 'void'],
    ] as const) {
      const hall = await applyingHall();
      const day = inDays(hall.hall, 2);
      const pending = await hall.submitted({ sqqx: 'custom', jsrq: day });
      hall.hall.clock.set(before(day, 3600));
      hall.again();
      const shown = await hall.effect('leader', pending.sqdh);
      hall.hall.clock.set(before(day, seconds));
      expect(await hall.approve('leader', pending, shown)).toMatchObject(answer);
      await hall.get('leader', 'waiting');
      expect((await hall.stored(pending.sqdh)).state).toBe(state);
      expect(await grants(hall)).toBe(state === 'void' ? 0 : 1);
    }
  });
});

describe('PROJ-2 PROJ-3 what could be submitted and cannot be approved any more', () => {
  it('is for somebody whose account was disabled meanwhile', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.enable('deptlead', '0');
    await onlyRejected(hall, 'leader', sqdh, 'grant-person-disabled', '被授权人的账号不可用', 'The account of this person is disabled');
  });

  it('is for who leads the project by now', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.decideOnProject('leader', 'deptlead');
    await onlyRejected(
      hall,
      'approver',
      sqdh,
      'grant-leads',
      '被授权人是项目负责人，无须授权',
      'This person leads the project and needs no grant',
    );
  });

  it('is by who leads the project by now, and would authorize it', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.decideOnProject('leader', 'staff');
    await onlyRejected(
      hall,
      'approver',
      sqdh,
      'application-leads',
      '项目负责人无须申请本项目的授权',
      'Who leads a project need not apply for a grant on it',
    );
  });
});

describe('PROJ-3 PROJ-11 an application that became void', () => {
  it.each(['closed', 'day'] as const)('through %s has nobody who decided, and no time of that', async (cause) => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ sqqx: 'custom', jsrq: hall.today });
    if (cause === 'closed') await hall.decideOnProject('close');
    else hall.hall.clock.set(before(hall.today, 0));
    hall.again();
    const [row] = await hall.list('staff', 'own', { sqdh });
    expect(row).toMatchObject({ sqzt: '已失效', tjsj: expect.any(String) });
    for (const field of ['shr', 'shren', 'shsj', 'shyj']) expect(row).not.toHaveProperty(field);
    const { lsjl } = (await hall.call('staff', 'detail', { sqdh })).data as { lsjl: object[] };
    expect(lsjl.at(-1)).toMatchObject({ czlx: 'void', czyy: cause, sfdsh: '0', sfdcwc: '0' });
    for (const field of ['shr', 'shren']) expect(lsjl.at(-1)).not.toHaveProperty(field);
  });
});
