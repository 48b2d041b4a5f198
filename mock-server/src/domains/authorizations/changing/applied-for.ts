import type { ChangeableGrant, ChangeEffect } from '@hall/contract/grant-changes';
import type { GrantChange } from '@hall/contract/rules/grant-changes';
import { isLiving } from '@hall/contract/rules/grant-states';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { grantOf } from '../grant-of.ts';
import { grantNumbered } from '../grant-scope.ts';
import { findGrants, type StoredGrant, stateIn } from '../stored-grants.ts';
import { boundsOf } from './bounds.ts';
import { changeableOf } from './changeable.ts';
import { effectOfChange } from './effect-of-change.ts';
import { checkedChange, requireOpenProject, requireOthers } from './make-change.ts';
import type { KeptChange } from './terms.ts';

/** What a holder is measured by who applies: what is available above is not theirs to know, and is found when it is decided (PROJ-13). */
async function boundsToApply(read: Reader | Tx, grant: StoredGrant) {
  const { parent, ...bounds } = await boundsOf(read, grant);
  return { ...bounds, ...(parent && { parent: { ...parent, room: Number.POSITIVE_INFINITY } }) };
}

/** A grant of the caller's that can be changed. @throws Refusal 404 `not-found`, of others' as well; 500 `grant-ended`, `project-frozen` */
export async function grantToApplyFor(read: Reader | Tx, number: string, call: SignedInCall): Promise<StoredGrant> {
  const grant = await grantNumbered(read, number, { personId: call.person.id }, call);
  if (!isLiving(stateIn(grant))) throw new Refusal(500, 'grant-ended');
  requireOpenProject(grant);
  return grant;
}

/** A grant as its holder is shown what can be applied for. */
export const changeableToHolder = async (read: Reader, grant: StoredGrant): Promise<ChangeableGrant> =>
  changeableOf(read, grantOf(grant, undefined), await boundsToApply(read, grant));

/** Lets pass a change that its holder can apply for on a day, yyyy-MM-dd. @returns what it would make of the grant @throws Refusal as `checkedChange` does */
export const checkedToApply = async (read: Reader | Tx, grant: StoredGrant, change: GrantChange, today: string): Promise<KeptChange> =>
  checkedChange(read, grant, change, { today, bounds: await boundsToApply(read, grant) });

/** What comes of a change that was applied for. */
export interface ChangeByNow {
  readonly grant: StoredGrant;
  readonly terms: KeptChange;
  readonly effect: ChangeEffect;
}

/**
 * A change that was applied for as somebody would make it on a day (yyyy-MM-dd), which is checked as their own would be.
 * @throws Refusal as `checkedChange` does, and 500 `grant-ended`, `change-own`
 */
export async function changeByNow(
  read: Reader | Tx,
  number: string,
  change: GrantChange,
  { today, by }: { readonly today: string; readonly by: SignedInPerson },
): Promise<ChangeByNow> {
  const [grant] = (await findGrants(read, { where: { number } })) as [StoredGrant];
  if (!isLiving(stateIn(grant))) throw new Refusal(500, 'grant-ended');
  const terms = await checkedChange(read, grant, change, { today });
  await requireOthers(read, grant, terms, by);
  return { grant, terms, effect: await effectOfChange(read, grant, { terms, from: change.from, mayAct: () => undefined }) };
}
