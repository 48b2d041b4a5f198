import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  CHILD,
  change,
  dayFrom,
  GRANT,
  historyOf,
  makeChild,
  makeGrant,
  PROJECT,
  refused,
  toldTo,
  withGrant,
} from '../../testing/grant-hall.ts';
import { bringToDay, keepDay } from './day.ts';
import { followProject } from './project-changes.ts';

const DAY_MS = 86_400_000;
const NEXT = 'SQ2099000003';
const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}+08:00`);

describe('PROJ-4 grants move with the day', () => {
  it('one is good on its last day to the last second of Shanghai, and ends with it', async () => {
    const { hall, stored } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 3) });
    for (const [moment, state] of [
      [at(dayFrom(hall, 3), '23:59:59'), 'active'],
      [at(dayFrom(hall, 4), '00:00:00'), 'expired'],
    ] as const) {
      hall.clock.set(moment);
      await bringToDay(hall.services);
      expect(await stored()).toMatchObject({ state });
    }
    expect(await historyOf(hall, GRANT)).toEqual(['expired  expired']);
    expect((await toldTo(hall, 'staff')).at(-1)).toContain('has ended /authorizations/held');
    expect((await toldTo(hall, 'leader')).at(-1)).toContain('has ended /authorizations/given');
  });

  it('one begins on its first day, and nobody is told of it', async () => {
    const { hall, stored } = await withGrant({ state: 'scheduled' });
    await change(hall, GRANT, { firstDay: dayFrom(hall, 1) });
    await bringToDay(hall.services);
    expect(await stored()).toMatchObject({ state: 'scheduled' });
    hall.clock.set(at(dayFrom(hall, 1), '00:00:00'));
    await bringToDay(hall.services);
    expect(await stored()).toMatchObject({ state: 'active' });
    expect([await historyOf(hall, GRANT), await toldTo(hall, 'staff')]).toEqual([['started  active'], []]);
  });

  it('hundreds end on the same day, in more than one unit of work', async () => {
    const { hall } = await withGrant({ lastDay: '2098-12-31' });
    const { database } = hall.services;
    const like = await database.read.grant.findUniqueOrThrow({ where: { number: GRANT } });
    const numbers = Array.from({ length: 450 }, (_, index) => `SQ2098${String(index).padStart(6, '0')}`);
    const lastDay = dayFrom(hall, 3);
    await database.unitOfWork((tx) => tx.grant.createMany({ data: numbers.map((number) => ({ ...like, number, lastDay })) }));
    hall.clock.advance(4 * DAY_MS);
    const before = database.commits();
    await bringToDay(hall.services);
    expect(database.commits() - before).toBeGreaterThan(2);
    expect(await database.read.grant.count({ where: { number: { in: numbers }, state: 'expired' } })).toBe(numbers.length);
  });

  it('a server that was off for days catches up: what began and ended meanwhile has ended, with what was given on from it', async () => {
    const { hall, stored } = await withGrant({ state: 'scheduled' });
    await change(hall, GRANT, { firstDay: dayFrom(hall, 2), lastDay: dayFrom(hall, 5) });
    await makeGrant(hall, { number: NEXT, state: 'scheduled', firstDay: dayFrom(hall, 20), lastDay: null, longTerm: true });
    await makeChild(hall, { state: 'scheduled', firstDay: dayFrom(hall, 3), lastDay: null, longTerm: true, spent: 10_000, frozen: 2_000 });
    hall.clock.advance(30 * DAY_MS);
    await bringToDay(hall.services);
    expect([(await stored()).state, (await stored(CHILD)).state, (await stored(NEXT)).state]).toEqual(['expired', 'expired', 'active']);
    expect(await historyOf(hall, CHILD)).toEqual(['expired ended expired']);
    expect((await stored()).passedOn).toBe(12_000n);
  });

  it('every list, and every action, is of the day of the clock without anything else having moved the grants', async () => {
    const { hall, rows, effect, signInAgain } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 0) });
    expect((await rows('staff', 'held')).rows).toMatchObject([{ zt: 'active' }]);
    hall.clock.advance(DAY_MS);
    await signInAgain('leader');
    expect(await effect('leader', 'revoke')).toMatchObject(refused('grant-ended'));
    expect((await rows('leader', 'given')).rows).toMatchObject([{ zt: 'expired', kczs: [] }]);
  });

  it('PROJ-7 midnight between what was shown and what is done ends the grant first, in the same unit of work', async () => {
    const { hall, call, effect, stored, signInAgain } = await withGrant();
    hall.clock.set(at(dayFrom(hall, 0), '23:59:58'));
    await change(hall, GRANT, { lastDay: dayFrom(hall, 0) });
    await signInAgain('leader');
    const { yxbs } = (await effect('leader', 'suspend')).data as { yxbs: string };
    hall.clock.advance(3_000);
    expect(await call('leader', 'act', { sqbh: GRANT, czlx: 'suspend', yy: '原因', yxbs })).toMatchObject(refused('grant-ended'));
    expect(await rowsState(call)).toBe('expired');
    expect(await stored()).toMatchObject({ state: 'expired' });
  });

  it('many who look at once after midnight move them once', async () => {
    const { hall } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 0) });
    hall.clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 20 }, () => bringToDay(hall.services)));
    expect(await historyOf(hall, GRANT)).toEqual(['expired  expired']);
  });

  it('a clock that is set back brings nothing to life, and one set forth again ends nothing twice', async () => {
    const { hall, stored } = await withGrant();
    const today = hall.clock.now();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 1) });
    for (const days of [5, 0, 5, 9]) {
      hall.clock.set(new Date(today.getTime() + days * DAY_MS));
      await bringToDay(hall.services);
    }
    expect([(await stored()).state, await historyOf(hall, GRANT)]).toEqual(['expired', ['expired  expired']]);
  });

  it('what ends on 29 February ends then, and what ends on the last of the year with the year', async () => {
    const { hall, stored } = await withGrant();
    await makeGrant(hall, { number: NEXT });
    await change(hall, GRANT, { firstDay: '2028-01-31', lastDay: '2028-02-29' });
    await change(hall, NEXT, { firstDay: '2028-01-01', lastDay: '2028-12-31' });
    for (const [day, first, other] of [
      ['2028-02-29', 'active', 'active'],
      ['2028-03-01', 'expired', 'active'],
      ['2028-12-31', 'expired', 'active'],
      ['2029-01-01', 'expired', 'expired'],
    ] as const) {
      hall.clock.set(at(day, '00:00:00'));
      await bringToDay(hall.services);
      expect([day, (await stored()).state, (await stored(NEXT)).state]).toEqual([day, first, other]);
    }
  });

  it('the server looks by itself, and again once its day is over', async () => {
    const { hall, stored } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 0) });
    hall.clock.advance(DAY_MS);
    const faults: unknown[] = [];
    const days = keepDay(hall.services, (error) => faults.push(error));
    await eventually(async () => expect((await stored()).state).toBe('expired'));
    await days.close();
    expect(faults).toEqual([]);
  });
});

describe('PROJ-4 a project frozen over the turn of the year', () => {
  const freeze = (hall: Awaited<ReturnType<typeof withGrant>>['hall'], action: 'freeze' | 'thaw') =>
    hall.services.database.unitOfWork((tx) => followProject(tx, PROJECT, action, { at: hall.clock.now(), reason: '年终' }));

  it('its grants are suspended, those that end meanwhile end, those that should have begun begin as it thaws', async () => {
    const { hall, stored } = await withGrant({ lastDay: '2098-12-31' });
    hall.clock.set(at(`${Number(dayFrom(hall, 0).slice(0, 4)) + 1}-12-30`));
    await bringToDay(hall.services);
    await makeChild(hall);
    await makeGrant(hall, { number: NEXT, state: 'scheduled', firstDay: dayFrom(hall, 5) });
    await change(hall, CHILD, { lastDay: dayFrom(hall, 4) });
    await freeze(hall, 'freeze');
    expect(await historyOf(hall, CHILD)).toEqual(['suspended project suspended', 'suspended parent suspended']);
    hall.clock.advance(10 * DAY_MS);
    await bringToDay(hall.services);
    expect(dayFrom(hall, 0)).toMatch(/-01-09$/);
    expect([(await stored()).state, (await stored(CHILD)).state, (await stored(NEXT)).state]).toEqual([
      'suspended',
      'expired',
      'suspended',
    ]);
    await freeze(hall, 'thaw');
    expect([(await stored()).state, (await stored(CHILD)).state, (await stored(NEXT)).state]).toEqual(['active', 'expired', 'active']);
  });
});

type Call = Awaited<ReturnType<typeof withGrant>>['call'];
const rowsState = async (call: Call) =>
  ((await call('leader', 'given', { limit: 10, sqbh: GRANT })).data as { rows: { zt: string }[] }).rows[0]?.zt;
