import { describe, expect, it } from 'vitest';
import { claimsHall } from '../../testing/claims-hall.ts';
import { CHILD, change, dayFrom, GRANT, makeChild, makeGrant, toldTo, withGrant } from '../../testing/grant-hall.ts';
import type { TestHall } from '../../testing/test-hall.ts';
import { bringToDay } from './day.ts';

const DAY_MS = 86_400_000;

/** Some days pass, as many as a server was away for. @returns how many notices holder and authorizer have by then */
async function after(hall: TestHall, days: number): Promise<number[]> {
  hall.clock.advance(days * DAY_MS);
  await bringToDay(hall.services);
  return [(await toldTo(hall, 'staff')).length, (await toldTo(hall, 'leader')).length];
}

describe('PROJ-11 of a grant that ends soon', () => {
  it('holder and authorizer are reminded 30 and 7 days before, of each once', async () => {
    const { hall } = await withGrant();
    const lastDay = dayFrom(hall, 40);
    await change(hall, GRANT, { lastDay });
    const told = [await after(hall, 9), await after(hall, 1), await after(hall, 1), await after(hall, 21), await after(hall, 1)];
    expect([...told, await after(hall, 1)]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
    const said = `The grant of Wang Fang on “Trial project” ends on ${lastDay}`;
    expect(await toldTo(hall, 'staff')).toEqual(Array(2).fill(`${said} /authorizations/held?open=${GRANT}`));
    expect(await toldTo(hall, 'leader')).toEqual(Array(2).fill(`${said} /authorizations/given?open=${GRANT}`));
  });

  it('after days without a server they are reminded of the nearer alone', async () => {
    const { hall } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 40) });
    expect([await after(hall, 35), await after(hall, 1)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('of hundreds on the same day each is reminded of, once', async () => {
    const { hall } = await withGrant({ lastDay: null });
    for (let index = 0; index < 201; index += 1)
      await makeGrant(hall, { number: `SQ2098${String(index).padStart(6, '0')}`, lastDay: dayFrom(hall, 31) });
    expect([await after(hall, 1), await after(hall, 1)]).toEqual([
      [201, 201],
      [201, 201],
    ]);
  });

  it('what has ended meanwhile, and what nothing ends, is no reminder', async () => {
    const { hall } = await withGrant();
    await change(hall, GRANT, { lastDay: null });
    expect(await after(hall, 400)).toEqual([0, 0]);
    await change(hall, GRANT, { lastDay: dayFrom(hall, 40) });
    await after(hall, 50);
    expect(await toldTo(hall, 'staff')).toEqual([expect.stringContaining('has ended')]);
    expect(await after(hall, 1)).toEqual([1, 1]);
  });

  it('of one that is suspended they are reminded at the change of the day after it can be used again', async () => {
    const { hall, act } = await withGrant({ state: 'suspended', heldByHand: true });
    await change(hall, GRANT, { lastDay: dayFrom(hall, 40) });
    expect(await after(hall, 12)).toEqual([0, 0]);
    await act('leader', 'resume');
    expect(await after(hall, 0)).toEqual([1, 0]);
    expect(await after(hall, 1)).toEqual([2, 1]);
  });

  it('an end that is moved away is told of anew when its day comes, one moved within the days is not', async () => {
    const { hall } = await withGrant();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 31) });
    expect(await after(hall, 1)).toEqual([1, 1]);
    await change(hall, GRANT, { lastDay: dayFrom(hall, 29) });
    expect(await after(hall, 1)).toEqual([1, 1]);
    await change(hall, GRANT, { lastDay: dayFrom(hall, 100) });
    expect([await after(hall, 1), await after(hall, 69), await after(hall, 1)]).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
    ]);
  });

  it('who gave a grant to nobody else than who holds it is told once', async () => {
    const { hall } = await withGrant({ to: 'leader' });
    await change(hall, GRANT, { lastDay: dayFrom(hall, 31) });
    expect(await after(hall, 1)).toEqual([0, 1]);
  });
});

describe('PROJ-11 of a grant of which less than a tenth is left', () => {
  const LOW = 'has less than 10 % of its amount left';
  const lowHall = async () => {
    const hall = await claimsHall();
    const notices = async (userName: string) =>
      (await hall.services.database.read.pushedNotice.findMany({ where: { person: { userName }, titleEn: { contains: LOW } } })).length;
    return { hall, told: async () => [await notices('staff'), await notices('leader')] };
  };

  it('holder and authorizer are reminded with the claim that takes it there, once, whatever is released and claimed again', async () => {
    const { hall, told } = await lowHall();
    await hall.grant({ amount: 100_000 });
    const booked = async (claim: string, je: string) => {
      expect(await hall.book(claim, { je })).toMatchObject({ code: 200 });
      return told();
    };
    expect([await booked('BX1', '900.00'), await booked('BX2', '0.01'), await booked('BX3', '1.00')]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    await hall.decide('BX1', { sftg: '0' });
    expect(await booked('BX4', '950.00')).toEqual([1, 1]);
  });

  it('two claims at once remind once', async () => {
    const { hall, told } = await lowHall();
    await hall.grant({ amount: 100_000 });
    const answers = await Promise.all(['BX1', 'BX2', 'BX3'].map((claim) => hall.book(claim, { je: '300.00' })));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await told()).toEqual([0, 0]);
    await Promise.all(['BX4', 'BX5'].map((claim) => hall.book(claim, { je: '40.00' })));
    expect(await told()).toEqual([1, 1]);
  });

  it('not where the amount is not controlled', async () => {
    const { hall, told } = await lowHall();
    await hall.grant({ controlled: false, amount: 0 });
    expect(await hall.book('BX1', { je: '900.00' })).toMatchObject({ code: 200 });
    expect(await told()).toEqual([0, 0]);
  });
});

describe('PROJ-11 TODO-2 what presses is a pending item', () => {
  const ofHall = async () => {
    const { hall, call, signInAgain } = await withGrant();
    /** How many rows a list of one has that is asked for what presses of a grant, as the source of their pending items counts it. */
    const of = async (userName: string, whose: 'held' | 'given', sqbh = GRANT) => {
      await signInAgain(userName);
      return ((await call(userName, whose, { sqbh, sfxgz: '1' })).data as { total: number }).total;
    };
    const both = async () => [await of('staff', 'held'), await of('leader', 'given')];
    return { hall, of, both };
  };

  it('of holder and authorizer, from the reminder on, as long as it is so, until it ends', async () => {
    const { hall, of, both } = await ofHall();
    await change(hall, GRANT, { lastDay: dayFrom(hall, 31) });
    expect(await both()).toEqual([0, 0]);
    await after(hall, 1);
    expect(await both()).toEqual([1, 1]);
    await after(hall, 23);
    expect(await both()).toEqual([1, 1]);
    expect([await of('approver', 'held'), await of('staff', 'given'), await of('leader', 'held')]).toEqual([0, 0, 0]);
    await change(hall, GRANT, { lastDay: dayFrom(hall, 90) });
    expect(await both()).toEqual([0, 0]);
    await change(hall, GRANT, { lastDay: dayFrom(hall, 3) });
    for (const state of ['suspended', 'revoked']) {
      await change(hall, GRANT, { state });
      expect(await both()).toEqual([0, 0]);
    }
    await change(hall, GRANT, { state: 'active' });
    await after(hall, 4);
    expect(await both()).toEqual([0, 0]);
  });

  it('of what was given on the one who gave it on is reminded, not who leads the project', async () => {
    const { hall, of, both } = await ofHall();
    await makeChild(hall, { lastDay: dayFrom(hall, 31) });
    expect(await both()).toEqual([0, 0]);
    await after(hall, 1);
    expect(await toldTo(hall, 'leader')).toEqual([]);
    expect(await toldTo(hall, 'staff')).toEqual([expect.stringMatching(`ends on .* /authorizations/given\\?open=${CHILD}`)]);
    expect([await of('staff', 'given', CHILD), await of('leader', 'given', CHILD)]).toEqual([1, 0]);
  });

  it('of which little is left, until it gets some back', async () => {
    const { hall, both } = await ofHall();
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.grantReminder.create({ data: { grantNumber: GRANT, kind: 'low', day: dayFrom(hall, 0) } });
    });
    await change(hall, GRANT, { spent: 90_001 });
    expect(await both()).toEqual([1, 1]);
    await change(hall, GRANT, { spent: 90_000 });
    expect(await both()).toEqual([0, 0]);
  });
});
