import type { Grant } from '@hall/contract/authorizations';
import {
  type ChangeableGrant,
  type ChangeEffect,
  GrantChangeDraft,
  GrantChanging,
  type grantChangesEndpoints,
} from '@hall/contract/grant-changes';
import { isLiving } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay, unitOfGrants } from '../day.ts';
import { grantOf } from '../grant-of.ts';
import { actorOf, grantNumbered, type MayAct, visibleTo } from '../grant-scope.ts';
import { type StoredGrant, stateIn } from '../stored-grants.ts';
import { boundsOf } from './bounds.ts';
import { changeableOf } from './changeable.ts';
import { effectOfChange } from './effect-of-change.ts';
import { checkedChange, makeChange, plannedOf, requireOpenProject, requireOthers } from './make-change.ts';
import { drop } from './planned-changes.ts';
import { changeOf, loggedOf, presentOf } from './terms.ts';

type Calls = typeof grantChangesEndpoints;

interface Changing {
  readonly visible: object;
  readonly mayAct: MayAct;
}

const changing = async (services: Services, { person }: SignedInCall): Promise<Changing> => ({
  visible: await visibleTo(services, person),
  mayAct: await actorOf(services, person),
});

/** @throws Refusal 404 `not-found` also where it may be seen and no more; 500 `grant-ended`, `change-own` */
async function toBeChanged(read: Reader | Tx, number: string, { visible, mayAct }: Changing, call: SignedInCall): Promise<StoredGrant> {
  const grant = await grantNumbered(read, number, visible, call);
  if (!mayAct(grant)) throw new Refusal(404, 'not-found', { field: 'number' });
  if (!isLiving(stateIn(grant))) throw new Refusal(500, 'grant-ended');
  if (grant.personId === call.person.id) throw new Refusal(500, 'change-own');
  return grant;
}

/** A grant that the caller may change, and what bounds the change. @throws Refusal as {@link toBeChanged} does, and 500 `project-frozen` */
export async function grantToChange(
  services: Services,
  { number }: RequestOf<Calls['toChange']>,
  call: SignedInCall,
): Promise<ChangeableGrant> {
  await bringToDay(services);
  const { read } = services.database;
  const wanted = await changing(services, call);
  const grant = await toBeChanged(read, number, wanted, call);
  requireOpenProject(grant);
  return changeableOf(read, grantOf(grant, wanted.mayAct(grant)), await boundsOf(read, grant));
}

/** What a change would do (PROJ-7). @throws Refusal as {@link changeGrant} does */
export async function effectOfGrantChange(services: Services, draft: GrantChangeDraft, call: SignedInCall): Promise<ChangeEffect> {
  await bringToDay(services);
  const { read } = services.database;
  const wanted = await changing(services, call);
  const grant = await toBeChanged(read, draft.number, wanted, call);
  const terms = await checkedChange(read, grant, changeOf(draft), { today: wireDay(services.clock.now()) });
  await requireOthers(read, grant, terms, call.person);
  return effectOfChange(read, grant, { terms, from: draft.from, mayAct: wanted.mayAct });
}

/**
 * Changes a grant that the caller gave or may act on otherwise, at once or from a day on, if that does what was shown (PROJ-23).
 * @throws Refusal 404 `not-found`, and the rules `grant-…` and `change-…` at the field; 500 `grant-ended`, `change-own`, `change-none`,
 * `change-planned`, `project-frozen`, `changed-meanwhile`
 */
export async function changeGrant(
  services: Services,
  { reason: written, shown, ...draft }: GrantChanging,
  call: SignedInCall,
): Promise<Grant> {
  const wanted = await changing(services, call);
  const reason = written.trim();
  return unitOfGrants(services, async (tx, at) => {
    const grant = await toBeChanged(tx, draft.number, wanted, call);
    const { from } = draft;
    const terms = await checkedChange(tx, grant, changeOf(draft), { today: wireDay(at) });
    await requireOthers(tx, grant, terms, call.person);
    const effect = await effectOfChange(tx, grant, { terms, from, mayAct: wanted.mayAct });
    if (effect.shown !== shown) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, GrantChangeDraft, loggedOf(presentOf(grant)), { ...loggedOf(changeOf(draft)), from });
    noteChange(call, GrantChanging, {}, { reason });
    await makeChange(tx, grant, { terms, from }, { by: call.person, reason, at });
    const done = await grantNumbered(tx, draft.number, {}, call);
    return grantOf(done, wanted.mayAct(done));
  });
}

/** Takes a change back before its day. @throws Refusal 404 `not-found`; 500 `grant-ended`, `change-own`, `change-not-planned` */
export async function dropChange(
  services: Services,
  { number, version }: RequestOf<Calls['dropChange']>,
  call: SignedInCall,
): Promise<Grant> {
  const wanted = await changing(services, call);
  return unitOfGrants(services, async (tx, at) => {
    const grant = await toBeChanged(tx, number, wanted, call);
    const planned = await plannedOf(tx, number);
    if (planned?.version !== version) throw new Refusal(500, 'change-not-planned');
    noteChange(call, GrantChangeDraft, { ...loggedOf(presentOf(planned)), from: planned.fromDay }, {});
    await drop(tx, grant, version, { by: call.person, at });
    return grantOf(grant, wanted.mayAct(grant));
  });
}
