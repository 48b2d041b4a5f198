import { type GrantState, isLiving, LIVING, type SuspensionCause, stateOn } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { dropPlanned } from './changing/drop-planned.ts';
import { endFollowed } from './followers.ts';
import { takenBy } from './grant-money.ts';
import { type EventKind, noteEvent, type Why } from './note-event.ts';
import { causesOf, findGrants, HELD_BY, type StoredGrant, stateIn } from './stored-grants.ts';
import { tellOfGrant } from './tell-of-grants.ts';

/** What is true of grants that have not ended. */
export const living = { state: { in: [...LIVING] } };

/** The grants of a condition that have not ended, those that were given on before those that they were given on from. */
export const livingGrants = async (tx: Tx, where: object): Promise<StoredGrant[]> => {
  const found = await findGrants(tx, { where: { AND: [living, where] }, orderBy: { number: 'asc' } });
  return [...found.filter(({ parentNumber }) => parentNumber), ...found.filter(({ parentNumber }) => !parentNumber)];
};

/** Writes what a grant has become, with its history, and tells it, unless it is what it was. */
async function become(
  tx: Tx,
  grant: StoredGrant,
  kind: EventKind,
  data: object & { readonly state: GrantState },
  why: Why,
  tells = true,
): Promise<void> {
  await tx.grant.update({ where: { number: grant.number }, data });
  await noteEvent(tx, grant.number, kind, data.state, why);
  if (tells) await tellOfGrant(tx, grant, kind, why);
}

/** What a grant becomes with a cause to be suspended, or without it, on a day (yyyy-MM-dd). */
export function heldAs(grant: StoredGrant, cause: SuspensionCause, held: boolean, today: string) {
  const causes = causesOf({ ...grant, [HELD_BY[cause]]: held });
  const state = stateOn(today, { ...grant, causes });
  // A day that has passed meanwhile ends it in its own turn.
  return { causes, state: state === 'expired' ? stateIn(grant) : state };
}

/** Has a grant count what was given on from it as it is now (PROJ-5). */
export async function settlePassedOn(tx: Tx, number: string): Promise<void> {
  const children = await tx.grant.findMany({ where: { parentNumber: number } });
  const passedOn = children.reduce((sum, child) => sum + takenBy(child, isLiving(child.state as GrantState)), 0n);
  await tx.grant.update({ where: { number }, data: { passedOn } });
}

/** Ends grants with all that was given on from them; what they hold for claims can still be decided (PROJ-8). */
export async function endGrants(tx: Tx, where: object, kind: 'revoked' | 'expired', why: Why): Promise<void> {
  const above = new Set<string>();
  const ending = await livingGrants(tx, where);
  for (const grant of ending) {
    await endGrants(tx, { parentNumber: grant.number }, kind, { ...why, cause: 'ended' });
    await become(tx, grant, kind, { state: kind, endedAt: why.at } as never, why);
    if (grant.parentNumber) above.add(grant.parentNumber);
  }
  if (ending.length > 0) {
    await dropPlanned(tx, why);
    await endFollowed(tx, why);
  }
  // Once for all that ended: of hundreds that were given on from one, each would count all of them again.
  for (const number of above) await settlePassedOn(tx, number);
}

/** Gives grants a cause to be suspended, or takes it from them, with what was given on from them (PROJ-4). */
export async function holdGrants(tx: Tx, where: object, cause: SuspensionCause, held: boolean, why: Why): Promise<void> {
  for (const grant of await livingGrants(tx, { AND: [where, { [HELD_BY[cause]]: !held }] })) {
    const before = stateIn(grant);
    const { state } = heldAs(grant, cause, held, wireDay(why.at));
    await become(tx, grant, held ? 'suspended' : 'resumed', { state, [HELD_BY[cause]]: held }, { cause, ...why }, state !== before);
    // One that has another cause stays as it is, and so does what was given on from it.
    if ((state === 'suspended') === (before === 'suspended')) continue;
    await holdGrants(tx, { parentNumber: grant.number }, 'parent', held, { ...why, cause: 'parent' });
  }
}
