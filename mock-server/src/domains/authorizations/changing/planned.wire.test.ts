import { describe, expect, it } from 'vitest';
import { changingHall } from '../../../testing/changing-hall.ts';
import { CHILD, change, dayFrom, GRANT, historyOf, makeChild, makeGrant, refused, toldTo } from '../../../testing/grant-hall.ts';
import { bringToDay } from '../day.ts';

const DAY_MS = 86_400_000;

describe('PROJ-23 a change that is planned', () => {
  it('leaves the grant as it is until its day, and then holds, also after days without a server', async () => {
    const { hall, changeIt, stored, statesOf, bounds } = await changingHall();
    const from = dayFrom(hall, 5);
    expect(await changeIt({ bgrq: from })).toMatchObject({ code: 200, data: { sqje: '1000.00' } });
    expect(await statesOf()).toEqual(['active', 'scheduled']);
    expect(await bounds()).toMatchObject({ data: { dsxrq: from } });
    hall.clock.advance(4 * DAY_MS);
    await bringToDay(hall.services);
    expect((await stored()).amount).toBe(100_000n);
    hall.clock.advance(9 * DAY_MS);
    await bringToDay(hall.services);
    expect((await stored()).amount).toBe(150_000n);
    expect(await statesOf()).toEqual(['superseded', 'active']);
    expect(await historyOf(hall, GRANT)).toEqual(['planned  active', 'changed  active']);
  });

  it('that moves the end comes before that end does', async () => {
    const { hall, changeIt, stored } = await changingHall();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 3) });
    const end = dayFrom(hall, 40);
    await changeIt({ bgrq: dayFrom(hall, 3), jsrq: end });
    hall.clock.advance(10 * DAY_MS);
    await bringToDay(hall.services);
    expect(await stored()).toMatchObject({ state: 'active', lastDay: end });
    hall.clock.advance(31 * DAY_MS);
    await bringToDay(hall.services);
    expect(await stored()).toMatchObject({ state: 'expired' });
  });

  it('comes after what has ended before its day, which gives its room back', async () => {
    const { hall, changeIt, stored } = await changingHall();
    await makeChild(hall);
    const end = { jsrq: dayFrom(hall, 100) };
    expect(await changeIt({ ...end, bgrq: dayFrom(hall, 30), sqje: '900.00' }, 'staff', CHILD)).toMatchObject({ code: 200 });
    const until = { parentNumber: GRANT, basis: 'holder', amount: 50_000, lastDay: dayFrom(hall, 29) };
    await makeGrant(hall, { number: 'SQ2099000003', by: 'staff', to: 'approver', ...until });
    await change(hall, GRANT, { passedOn: 80_000 });
    hall.clock.advance(30 * DAY_MS);
    await bringToDay(hall.services);
    expect((await stored(CHILD)).amount).toBe(90_000n);
    expect((await stored()).passedOn).toBe(90_000n);
  });

  it('comes with hundreds of others of its day, in more than one unit of work', async () => {
    const { hall, changeIt, versions } = await changingHall();
    const { database } = hall.services;
    await changeIt({ bgrq: dayFrom(hall, 5) });
    const [like, planned] = [await database.read.grant.findUniqueOrThrow({ where: { number: GRANT } }), await versions()];
    const numbers = Array.from({ length: 250 }, (_, at) => `SQ2098${String(at).padStart(6, '0')}`);
    await database.unitOfWork(async (tx) => {
      await tx.grant.createMany({ data: numbers.map((number) => ({ ...like, number })) });
      await tx.grantVersion.createMany({ data: numbers.flatMap((grantNumber) => planned.map((one) => ({ ...one, grantNumber }))) });
    });
    hall.clock.advance(5 * DAY_MS);
    const before = database.commits();
    await bringToDay(hall.services);
    expect(database.commits() - before).toBeGreaterThan(2);
    expect(await database.read.grant.count({ where: { number: { in: numbers }, amount: 150_000 } })).toBe(numbers.length);
  });

  it('does not come where more was spent meanwhile, and those concerned are told why', async () => {
    const { hall, changeIt, stored, versions } = await changingHall();
    await changeIt({ bgrq: dayFrom(hall, 2), sqje: '500.00' });
    await change(hall, GRANT, { spent: 60_000 });
    hall.clock.advance(2 * DAY_MS);
    await bringToDay(hall.services);
    expect(await stored()).toMatchObject({ amount: 100_000n, state: 'active' });
    expect((await versions()).at(-1)).toMatchObject({ state: 'void', fault: '授权额度不能低于已使用、已冻结和已转授的 600.00 元' });
    for (const who of ['staff', 'leader']) expect((await toldTo(hall, who)).at(-1)).toContain('was not changed as planned');
    expect(await historyOf(hall, GRANT)).toEqual(['planned  active', 'dropped  active']);
    // The history has no text in one language alone.
    const dropped = await hall.services.database.read.grantEvent.findFirstOrThrow({ where: { grantNumber: GRANT, kind: 'dropped' } });
    expect(dropped.reason).toBe('');
    expect((await versions()).at(-1)?.faultEn).toContain('cannot be below 600.00 yuan');
  });

  it('of a long-term grant lasts as long as the grant above does by its day', async () => {
    const { hall, changeIt, stored, versions } = await changingHall();
    await makeChild(hall, { longTerm: true, lastDay: dayFrom(hall, 355) });
    await changeIt({ bgrq: dayFrom(hall, 10), sqje: '350.00' }, 'staff', CHILD);
    const lastDay = dayFrom(hall, 100);
    await changeIt({ jsrq: lastDay, sqje: '1000.00' });
    hall.clock.advance(10 * DAY_MS);
    await bringToDay(hall.services);
    expect(await stored(CHILD)).toMatchObject({ amount: 35_000n, lastDay });
    expect((await versions(CHILD)).find(({ state }) => state === 'active')).toMatchObject({ version: 2, lastDay });
  });

  it('moves the end of long-term ones from its day on, also where that was days ago, and says who planned that', async () => {
    const { hall, changeIt, versions } = await changingHall();
    await makeChild(hall, { longTerm: true, lastDay: dayFrom(hall, 355) });
    const [fromDay, lastDay] = [dayFrom(hall, 5), dayFrom(hall, 100)];
    await changeIt({ bgrq: fromDay, jsrq: lastDay });
    hall.clock.advance(9 * DAY_MS);
    await bringToDay(hall.services);
    expect((await versions(CHILD)).at(-1)).toMatchObject({
      ...{ state: 'active', along: true, lastDay, fromDay },
      ...{ name: '赵明远', nameEn: 'Zhao Mingyuan', reason: '试验变更' },
    });
  });

  it('is dropped by who may change the grant, once, and before its day alone', async () => {
    const { hall, changeIt, drop, statesOf, stored, signInAgain } = await changingHall();
    await changeIt({ bgrq: dayFrom(hall, 2) });
    expect(await drop('staff')).toMatchObject(refused('not-found', 404));
    expect(await drop('leader', 1)).toMatchObject(refused('change-not-planned'));
    expect(await drop()).toMatchObject({ code: 200 });
    expect(await drop()).toMatchObject(refused('change-not-planned'));
    expect((await toldTo(hall, 'staff')).at(-1)).toContain('will not be changed as planned');
    await changeIt({ bgrq: dayFrom(hall, 2) });
    hall.clock.advance(2 * DAY_MS);
    await signInAgain('leader');
    expect(await drop('leader', 3)).toMatchObject(refused('change-not-planned'));
    await bringToDay(hall.services);
    expect(await statesOf()).toEqual(['superseded', 'void', 'active']);
    expect((await stored()).amount).toBe(150_000n);
  });

  it('is dropped also while its project is frozen', async () => {
    const { hall, changeIt, drop, bounds, setProject } = await changingHall();
    await changeIt({ bgrq: dayFrom(hall, 2) });
    await setProject({ state: 'frozen' });
    expect(await bounds()).toMatchObject(refused('project-frozen'));
    expect(await drop()).toMatchObject({ code: 200 });
  });

  it('is the only one: another is refused until it is dropped', async () => {
    const { hall, changeIt, drop } = await changingHall();
    const from = dayFrom(hall, 2);
    await changeIt({ bgrq: from });
    const again = await changeIt({ sqje: '1600.00' });
    expect(again).toMatchObject(refused('change-planned'));
    expect(again.message).toContain(from);
    await drop();
    expect(await changeIt({ sqje: '1600.00' })).toMatchObject({ code: 200 });
  });

  it('ends with the grant', async () => {
    const { hall, changeIt, act, statesOf } = await changingHall();
    await makeChild(hall);
    await changeIt({ bgrq: dayFrom(hall, 2) });
    await changeIt({ bgrq: dayFrom(hall, 2), sqje: '350.00', jsrq: dayFrom(hall, 100) }, 'staff', CHILD);
    await act('leader', 'revoke');
    expect([await statesOf(), await statesOf(CHILD)]).toEqual([
      ['active', 'void'],
      ['active', 'void'],
    ]);
    hall.clock.advance(3 * DAY_MS);
    await bringToDay(hall.services);
    expect(await statesOf()).toEqual(['active', 'void']);
  });
});

describe('PROJ-25 whom a change concerns', () => {
  it('is told from when on and what changes, the holder and the authorizer, but for who made it', async () => {
    const { hall, changeIt, noticesOf } = await changingHall();
    const from = dayFrom(hall, 2);
    await changeIt({ bgrq: from });
    expect(await noticesOf()).toEqual(['2 staff']);
    expect((await toldTo(hall, 'staff')).at(-1)).toContain(`changes from ${from} on (amount: 1,000.00 yuan → 1,500.00 yuan): 试验变更`);
    await changeIt({ sqje: '1.00' });
    const other = await changingHall();
    await other.changeIt({}, 'finadmin');
    expect(await other.noticesOf()).toEqual(['2 staff', '2 leader']);
  });

  it('PROJ-23 sees what it was and is in the detail; who has confirmed it, those who may act on it alone', async () => {
    const { changeIt, call } = await changingHall();
    await changeIt();
    const versionsAs = async (who: string) => ((await call(who, 'detail', { sqbh: GRANT })).data as { bgjl: object[] }).bgjl;
    expect(await versionsAs('leader')).toMatchObject([
      { bgxh: 2, bgzt: 'active', sqje: '1500.00', bgyy: '试验变更', qrqk: [{ ryxm: expect.any(String) }] },
      { bgxh: 1, bgzt: 'superseded', sqje: '1000.00', qrqk: [] },
    ]);
    expect(await versionsAs('staff')).toMatchObject([{ bgxh: 2, qrqk: [] }, { bgxh: 1 }]);
  });
});
