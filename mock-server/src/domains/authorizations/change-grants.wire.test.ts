import { describe, expect, it } from 'vitest';
import { personStateChanged } from '../../core/person-states.ts';
import { CHILD, GRANT, historyOf, makeChild, makeClaim, PROJECT, toldTo, withGrant } from '../../testing/grant-hall.ts';
import { endGrants, holdGrants, settlePassedOn } from './change-grants.ts';
import { followProject } from './project-changes.ts';

type Hall = Awaited<ReturnType<typeof withGrant>>['hall'];

const why = (hall: Hall) => ({ at: hall.clock.now(), reason: '试验' });
const project = (hall: Hall, action: 'freeze' | 'thaw' | 'close') =>
  hall.services.database.unitOfWork((tx) => followProject(tx, PROJECT, action, why(hall)));
const hand = (hall: Hall, held: boolean, number = GRANT) =>
  hall.services.database.unitOfWork((tx) => holdGrants(tx, { number }, 'hand', held, why(hall)));
const personOf = (hall: Hall, userName: string) => hall.services.database.read.person.findUniqueOrThrow({ where: { userName } });
async function account(hall: Hall, userName: string, enabled: boolean) {
  const { id: personId } = await personOf(hall, userName);
  await hall.services.database.unitOfWork((tx) => personStateChanged(tx, { personId, enabled, at: hall.clock.now() } as never));
}

describe('PROJ-4 a suspension keeps its causes', () => {
  it('and ends with the last of them, in whatever order they go', async () => {
    for (const order of [
      ['hand', 'project', 'person'],
      ['person', 'hand', 'project'],
      ['project', 'person', 'hand'],
    ]) {
      const { hall, stored } = await withGrant();
      await hand(hall, true);
      await project(hall, 'freeze');
      await account(hall, 'staff', false);
      const ends: Record<string, () => Promise<unknown>> = {
        hand: () => hand(hall, false),
        project: () => project(hall, 'thaw'),
        person: () => account(hall, 'staff', true),
      };
      const states: string[] = [];
      for (const cause of order) {
        await ends[cause]?.();
        states.push((await stored()).state);
      }
      expect(states, order.join()).toEqual(['suspended', 'suspended', 'active']);
    }
  });

  it('people are told as it begins and as it ends, not of each cause between', async () => {
    const { hall } = await withGrant();
    await hand(hall, true);
    await project(hall, 'freeze');
    await project(hall, 'thaw');
    await hand(hall, false);
    expect((await toldTo(hall, 'staff')).map((said) => /was \w+/.exec(said)?.[0])).toEqual(['was suspended', 'was resumed']);
    expect(await historyOf(hall, GRANT)).toEqual([
      ...['suspended hand suspended', 'suspended project suspended'],
      ...['resumed project suspended', 'resumed hand active'],
    ]);
  });

  it('what was given on is suspended as long as the grant above is, and stays so for a cause of its own', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall);
    await hand(hall, true);
    await hand(hall, true, CHILD);
    await account(hall, 'staff', false);
    const states = async () => [(await stored()).state, (await stored(CHILD)).state, (await stored(CHILD)).heldByParent];
    expect(await states()).toEqual(['suspended', 'suspended', true]);
    await hand(hall, false);
    // Its holder is disabled still.
    expect(await states()).toEqual(['suspended', 'suspended', true]);
    await account(hall, 'staff', true);
    expect(await states()).toEqual(['active', 'suspended', false]);
    await hand(hall, false, CHILD);
    expect(await states()).toEqual(['active', 'active', false]);
  });

  it('a project that is frozen and thawed leaves what was given on as it was', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall);
    await project(hall, 'freeze');
    await project(hall, 'thaw');
    expect(await stored(CHILD)).toMatchObject({ state: 'active', heldByParent: false, heldByProject: false });
    expect(await toldTo(hall, 'analyst')).toHaveLength(2);
  });
});

describe('PROJ-4 PROJ-5 a grant that ends', () => {
  it('takes what was given on with it, and counts what that spent and holds', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall, { spent: 10_000 });
    await makeClaim(hall, CHILD, 5_000);
    await hall.services.database.unitOfWork((tx) => endGrants(tx, { number: GRANT }, 'revoked', why(hall)));
    expect(await stored(CHILD)).toMatchObject({ state: 'revoked', spent: 10_000n, frozen: 5_000n });
    expect(await stored()).toMatchObject({ state: 'revoked', passedOn: 15_000n });
    expect([await historyOf(hall, GRANT), await historyOf(hall, CHILD)]).toEqual([['revoked  revoked'], ['revoked ended revoked']]);
  });

  it('gives the grant above back what it neither spent nor holds', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall, { spent: 10_000 });
    await makeClaim(hall, CHILD, 5_000);
    await hall.services.database.unitOfWork((tx) => endGrants(tx, { number: CHILD }, 'revoked', why(hall)));
    expect(await stored()).toMatchObject({ state: 'active', passedOn: 15_000n });
    // The claim is decided below what it held.
    await hall.services.database.unitOfWork(async (tx) => {
      await tx.grant.update({ where: { number: CHILD }, data: { frozen: 0, spent: 13_000 } });
      await settlePassedOn(tx, GRANT);
    });
    expect(await stored()).toMatchObject({ passedOn: 13_000n });
  });

  it('all of a project end as it is closed, each once', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall);
    await project(hall, 'close');
    expect([(await stored()).state, (await stored(CHILD)).state]).toEqual(['revoked', 'revoked']);
    expect([await historyOf(hall, GRANT), await historyOf(hall, CHILD)]).toEqual([['revoked closed revoked'], ['revoked closed revoked']]);
    await project(hall, 'close');
    expect(await historyOf(hall, GRANT)).toHaveLength(1);
  });

  it('a new leader needs no grant, takes over those that stay, and what was given on from the own one ends', async () => {
    const { hall, stored } = await withGrant();
    await makeChild(hall);
    const { id: leaderId } = await personOf(hall, 'staff');
    await hall.services.database.unitOfWork((tx) => followProject(tx, PROJECT, 'leader', { ...why(hall), leaderId }));
    expect(await stored()).toMatchObject({ state: 'revoked' });
    expect(await historyOf(hall, GRANT)).toEqual(['revoked leader revoked']);
    expect(await historyOf(hall, CHILD)).toEqual(['revoked ended revoked']);
  });

  it('another leader becomes the authorizer of what the one before gave; special grants keep theirs', async () => {
    for (const [basis, by] of [
      ['leader', 'approver'],
      ['special', 'leader'],
    ] as const) {
      const { hall, stored } = await withGrant({ basis });
      const { id: leaderId } = await personOf(hall, 'approver');
      await hall.services.database.unitOfWork((tx) => followProject(tx, PROJECT, 'leader', { ...why(hall), leaderId }));
      expect(await stored()).toMatchObject({ state: 'active', authorizerId: (await personOf(hall, by)).id });
      expect(await historyOf(hall, GRANT)).toEqual(basis === 'leader' ? ['handed leader active'] : []);
    }
  });
});
