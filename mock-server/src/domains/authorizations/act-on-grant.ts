import { type authorizationsEndpoints, Grant, GrantActing, type GrantEffect } from '@hall/contract/authorizations';
import { actionFault, GRANT_ACTIONS, type GrantAction } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { endGrants, holdGrants } from './change-grants.ts';
import { bringToDay, unitOfGrants } from './day.ts';
import { effectOn } from './effect-on-grant.ts';
import { grantOf } from './grant-of.ts';
import { actorOf, grantNumbered, type MayAct, visibleTo } from './grant-scope.ts';
import type { Why } from './note-event.ts';
import { causesOf, type StoredGrant, stateIn } from './stored-grants.ts';

interface Asked {
  readonly number: string;
  readonly action: GrantAction;
  readonly visible: object;
  readonly mayAct: MayAct;
}

async function asked(
  services: Services,
  { number, action }: { readonly number: string; readonly action: GrantAction },
  { person, entry }: SignedInCall,
) {
  const [zh, en] = GRANT_ACTIONS[action];
  entry.action = { zh, en };
  return { number, action, visible: await visibleTo(services, person), mayAct: await actorOf(services, person) };
}

/** @throws Refusal 404 `not-found` also where it may be seen and no more; 500 `grant-ended`, `grant-action`, `resume-own` */
async function requireAction(read: Reader | Tx, { number, action, visible, mayAct }: Asked, call: SignedInCall): Promise<StoredGrant> {
  const grant = await grantNumbered(read, number, visible, call);
  const hand = mayAct(grant);
  if (!hand) throw new Refusal(404, 'not-found', { field: 'number' });
  const fault = actionFault(action, stateIn(grant), causesOf(grant));
  if (fault) throw new Refusal(500, fault);
  if (hand === 'own' && action === 'resume') throw new Refusal(500, 'resume-own');
  return grant;
}

/** What an action would do (PROJ-7). @throws Refusal 404 `not-found`; 500 `grant-ended`, `grant-action`, `resume-own` */
export async function effectOfAction(
  services: Services,
  acting: RequestOf<typeof authorizationsEndpoints.effect>,
  call: SignedInCall,
): Promise<GrantEffect> {
  await bringToDay(services);
  const { read } = services.database;
  const wanted = await asked(services, acting, call);
  const grant = await requireAction(read, wanted, call);
  return effectOn(read, grant, { ...wanted, today: wireDay(services.clock.now()) });
}

const MOVES: { readonly [A in GrantAction]: (tx: Tx, number: string, why: Why) => Promise<void> } = {
  suspend: (tx, number, why) => holdGrants(tx, { number }, 'hand', true, why),
  resume: (tx, number, why) => holdGrants(tx, { number }, 'hand', false, why),
  revoke: (tx, number, why) => endGrants(tx, { number }, 'revoked', why),
};

/**
 * Suspends, resumes or revokes a grant, if that does what was shown.
 * @throws Refusal 404 `not-found`; 500 `grant-ended`, `grant-action`, `resume-own`, `changed-meanwhile`
 */
export async function actOnGrant(services: Services, acting: GrantActing, call: SignedInCall): Promise<Grant> {
  const wanted = await asked(services, acting, call);
  const reason = acting.reason.trim();
  return unitOfGrants(services, async (tx, at) => {
    const grant = await requireAction(tx, wanted, call);
    const { state, shown } = await effectOn(tx, grant, { ...wanted, today: wireDay(at) });
    if (shown !== acting.shown) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, Grant, { state: stateIn(grant) }, { state });
    noteChange(call, GrantActing, {}, { reason });
    await MOVES[acting.action](tx, acting.number, { reason, by: call.person, at });
    const done = await grantNumbered(tx, acting.number, {}, call);
    return grantOf(done, wanted.mayAct(done));
  });
}
