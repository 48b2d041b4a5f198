import type { RemovalChoice, RemovalGrant } from '@hall/contract/grant-removal';
import type { SignedInCall } from '../../../core/call.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay } from '../day.ts';
import { grantOf } from '../grant-of.ts';
import { actorOf, type MayAct } from '../grant-scope.ts';
import { type Concerned, type Removal, removalsOf } from './effects-of-removal.ts';
import { requireFew, soughtGrants } from './sought-grants.ts';

const rowOf = ({ grant, pendingClaims, pendingAmount, givenBack }: Concerned, mayAct: MayAct, shown?: string): RemovalGrant => ({
  grant: grantOf(grant, mayAct(grant)),
  found: shown !== undefined,
  ...{ pendingClaims, pendingAmount, givenBack, shown: shown ?? '' },
});

/** What was given on from a grant stands below it, whether it was found itself or ends with it. */
function rowsOf(removals: readonly Removal[], mayAct: MayAct): RemovalGrant[] {
  const byNumber = new Map(removals.map((removal) => [removal.grant.number, removal]));
  const below = ({ grant: { parentNumber } }: Removal) => byNumber.has(parentNumber ?? '');
  const row = (concerned: Concerned) => rowOf(concerned, mayAct, byNumber.get(concerned.grant.number)?.shown);
  return removals.filter((removal) => !below(removal)).flatMap((removal) => [row(removal), ...removal.along.map(row)]);
}

/**
 * Every grant that a removal would concern: those that are chosen, on which the caller may act, and what was given on from them (PROJ-26).
 * @throws Refusal 404 at the field with `removal-amount`, `removal-projects`, `removal-departments`, `project-unknown`,
 * `department-unknown`; 500 `removal-too-many`
 */
export async function removableGrants(
  services: Services,
  choice: RemovalChoice,
  { person }: SignedInCall,
): Promise<{ readonly grants: RemovalGrant[] }> {
  await bringToDay(services);
  const mayAct = await actorOf(services, person);
  const found = await soughtGrants(services, choice, person);
  const grants = rowsOf(await removalsOf(services.database.read, found), mayAct);
  requireFew(grants.length);
  return { grants };
}
