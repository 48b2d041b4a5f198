import { describe, expect, it } from 'vitest';
import { type ApplyingHall, applicationIn, applyingHall } from '../../testing/applying-hall.ts';
import { inDays, makeProject } from '../../testing/giving-hall.ts';

const DAY_MS = 86_400_000;
const WAITS = 'waits for your decision /applications/approvals';

const deciderOf = async ({ stored }: ApplyingHall, number: string) => (await stored(number)).decider?.userName ?? 'office';

describe('PROJ-3 who decides on an application', () => {
  it.each([
    ['leader', 'staff', 'staff', []],
    ['approver', 'staff', 'staff', ['leader']],
    ['office', 'staff', 'staff', ['leader', 'approver']],
    ['leader', 'approver', 'approver', []],
    ['office', 'approver', 'approver', ['leader']],
    ['office', 'staff', 'approver', ['leader']],
    ['office', 'approver', 'staff', ['leader']],
  ] as const)('is %s where %s applies for %s and %j cannot sign in', async (decider, by, person, disabled) => {
    const hall = await applyingHall();
    await hall.tokenOf(by);
    for (const userName of disabled) await hall.enable(userName, '0');
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf(person) }, by);
    expect(await deciderOf(hall, sqdh)).toBe(decider);
    expect(await hall.wayOf(sqdh)).toEqual([`submitted ${{ leader: 'Zhao Mingyuan', approver: 'Lin Hai', office: 'office' }[decider]}`]);
    const name = decider === 'office' ? 'finadmin' : decider;
    expect(await hall.list(name, 'approvals', { sqdh, sfdsh: '1' })).toMatchObject([{ sqdh, kczs: ['approve', 'reject'] }]);
    expect(await hall.toldTo(name)).toEqual([WAITS]);
  });
});

describe('PROJ-3 PROJ-11 an application that waits goes to who decides by now', () => {
  it('with the leadership, and who no longer leads is told no more', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    expect(await hall.toldTo('leader')).toEqual([WAITS]);
    await hall.decideOnProject('leader', 'deptlead');
    expect([await hall.toldTo('leader'), await hall.toldTo('deptlead')]).toEqual([[], [WAITS]]);
    expect(await hall.wayOf(sqdh)).toEqual(['submitted Zhao Mingyuan', 'moved leader Chen Guohua']);
    expect(await hall.reject('leader', { sqdh })).toMatchObject({ code: 404, data: { rule: 'not-found' } });
    expect(await hall.approve('deptlead', { sqdh })).toMatchObject({ code: 200 });
  });

  it('not to the new leader where that is who applies: to the head', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    await hall.decideOnProject('leader', 'staff');
    expect([await deciderOf(hall, sqdh), await hall.toldTo('approver'), await hall.toldTo('staff')]).toEqual(['approver', [WAITS], []]);
  });

  it('as accounts are disabled: leader, head, finance office, and back', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    await hall.enable('leader', '0');
    expect([await hall.toldTo('leader'), await hall.toldTo('approver')]).toEqual([[], [WAITS]]);
    await hall.enable('approver', '0');
    expect([await hall.toldTo('approver'), await hall.toldTo('finadmin')]).toEqual([[], [WAITS]]);
    await hall.enable('leader', '1');
    expect([await hall.toldTo('finadmin'), await hall.toldTo('leader')]).toEqual([[], [WAITS]]);
    await hall.enable('approver', '1');
    expect(await hall.wayOf(sqdh)).toEqual([
      'submitted Zhao Mingyuan',
      'moved person Lin Hai',
      'moved person office',
      'moved person Zhao Mingyuan',
    ]);
  });

  it('and what was decided or taken back stays as it was', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    await hall.reject('leader', { sqdh });
    const taken = applicationIn(await hall.withdraw(await hall.submitted()));
    const [before, withdrawn] = [await hall.stored(sqdh), await hall.stored(taken.sqdh)];
    await hall.enable('leader', '0');
    await hall.decideOnProject('close');
    expect([await hall.stored(sqdh), await hall.stored(taken.sqdh)]).toMatchObject([
      { state: 'rejected', version: before.version },
      { state: 'withdrawn', version: withdrawn.version },
    ]);
  });
});

describe('PROJ-3 PROJ-11 an application becomes void', () => {
  it('when the project is closed, and applicant and authorized person are told', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.decideOnProject('close');
    expect(await hall.stored(sqdh)).toMatchObject({ state: 'void' });
    expect(await hall.wayOf(sqdh)).toEqual(['submitted Zhao Mingyuan', 'void closed']);
    expect(await hall.toldTo('staff')).toEqual(['became void /applications']);
    expect(await hall.toldTo('deptlead')).toEqual(['became void /applications/all']);
    expect(await hall.toldTo('leader')).toEqual([]);
  });

  it('when its last day is over, not on it, also after days without a server', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ sqqx: 'custom', jsrq: inDays(hall.hall, 2) });
    const longer = await hall.submitted({ xts: ['income'], sqqx: 'custom', jsrq: inDays(hall.hall, 30) });
    const stateOn = async (days: number) => {
      hall.hall.clock.advance(days * DAY_MS);
      hall.again();
      return (await hall.list('staff', 'own', { sqdh }))[0]?.sqzt;
    };
    expect([await stateOn(2), await stateOn(9)]).toEqual(['待审核', '已失效']);
    expect(await hall.wayOf(sqdh)).toEqual(['submitted Zhao Mingyuan', 'void day']);
    expect(await hall.toldTo('staff')).toEqual(['became void /applications']);
    expect(await hall.toldTo('leader')).toEqual([WAITS]);
    expect(await hall.stored(longer.sqdh)).toMatchObject({ state: 'pending' });
    expect(await hall.approve('leader', { sqdh })).toMatchObject({ code: 500, data: { rule: 'application-handled' } });
  });

  it('with the last day of the project where it is long-term', async () => {
    const hall = await applyingHall();
    const xmbh = await makeProject(hall.hall, { code: 'AP2', lastDay: inDays(hall.hall, 3) });
    const { sqdh } = await hall.submitted({ xmbh, sqqx: 'long' });
    const stateAfter = async (days: number) => {
      hall.hall.clock.advance(days * DAY_MS);
      hall.again();
      await hall.list('staff', 'own');
      return (await hall.stored(sqdh)).state;
    };
    expect([await stateAfter(3), await stateAfter(1)]).toEqual(['pending', 'void']);
  });
});

describe('PROJ-11 people are told of a decision', () => {
  it('who applied and who is to be authorized, with the comment, and who decided no longer that it waits', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    await hall.reject('leader', { sqdh }, '额度过高');
    expect(await hall.toldTo('staff')).toEqual(['was rejected: 额度过高 /applications']);
    expect(await hall.toldTo('deptlead')).toEqual(['was rejected: 额度过高 /applications/all']);
    const again = applicationIn(await hall.submit({ sqdh, version: (await hall.stored(sqdh)).version }));
    await hall.approve('leader', again);
    expect((await hall.toldTo('staff')).at(-1)).toBe('was approved /applications');
    expect([await hall.toldTo('leader'), await hall.toldTo('finadmin')]).toEqual([[], []]);
  });

  it('and who withdrew it has nobody look at it in vain', async () => {
    const hall = await applyingHall();
    await hall.withdraw(await hall.submitted());
    expect([await hall.toldTo('leader'), await hall.toldTo('staff')]).toEqual([[], []]);
  });
});
