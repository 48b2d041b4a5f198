import type { Grant } from '@hall/contract/authorizations';
import {
  type ChangeableGrant,
  type ChangeEffect,
  GrantChangeDraft,
  GrantChanging,
  type grantChangesEndpoints,
} from '@hall/contract/grant-changes';
import { type ChangedTerms, changeFaults, isChanged } from '@hall/contract/rules/grant-changes';
import { isLiving } from '@hall/contract/rules/grant-states';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { yuanOf } from '../../../core/money.ts';
import { noteChange } from '../../../core/note-change.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { bringToDay, unitOfGrants } from '../day.ts';
import { requireOpen } from '../giving/authority.ts';
import { grantOf } from '../grant-of.ts';
import { actorOf, grantNumbered, type MayAct, visibleTo } from '../grant-scope.ts';
import { noteEvent } from '../note-event.ts';
import { type StoredGrant, stateIn } from '../stored-grants.ts';
import { boundsOf } from './bounds.ts';
import { effectOfChange } from './effect-of-change.ts';
import { drop } from './planned-changes.ts';
import { movedWith, takeEffect } from './take-effect.ts';
import { changedTo, changeOf, type KeptChange, presentOf } from './terms.ts';
import { keepVersion } from './versions.ts';

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

/** Terms as the log tells them. */
const loggedOf = ({ systems, longTerm, lastDay, controlled, amount }: ChangedTerms) => ({
  ...{ systems: [...systems], longTerm, controlled },
  lastDay: (!longTerm && lastDay) || undefined,
  amount: (controlled && amount) || undefined,
});

const plannedOf = (read: Reader | Tx, grantNumber: string) => read.grantVersion.findFirst({ where: { grantNumber, state: 'scheduled' } });

/** @throws Refusal 500 `project-frozen` */
function requireOpenProject({ project }: StoredGrant): void {
  if (project) requireOpen(project);
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
  const { until, used, parent, children } = await boundsOf(read, grant);
  return {
    grant: grantOf(grant, wanted.mayAct(grant)),
    ...{ until, used: yuanOf(used), children: children.map(({ systems, ...child }) => ({ ...child, systems: [...systems] })) },
    parent: parent && {
      systems: [...parent.systems],
      controlled: parent.controlled,
      room: parent.controlled ? yuanOf(parent.room) : undefined,
    },
    planned: (await plannedOf(read, number))?.fromDay,
  };
}

/** Who holds a long-term grant does not move its end by way of the one above either. @throws Refusal 500 `change-own` */
async function requireOthers(read: Reader | Tx, grant: StoredGrant, terms: KeptChange, { person }: SignedInCall): Promise<void> {
  const moved = await movedWith(read, grant, terms);
  if (moved.some(({ child }) => child.personId === person.id)) throw new Refusal(500, 'change-own');
}

/** @throws Refusal 404 with the first of the rules of `changeFaults`, at the field; 500 `project-frozen`, `change-none`, `change-planned` */
async function checked(read: Reader | Tx, grant: StoredGrant, draft: GrantChangeDraft, today: string): Promise<KeptChange> {
  requireOpenProject(grant);
  const planned = await plannedOf(read, grant.number);
  if (planned) throw new Refusal(500, 'change-planned', { params: { day: planned.fromDay } });
  const [change, bounds] = [changeOf(draft), await boundsOf(read, grant)];
  const [fault] = changeFaults(change, today, bounds);
  if (fault) throw new Refusal(404, fault.rule, { field: fault.field, ...(fault.params && { params: fault.params }) });
  if (!isChanged(bounds.present, change)) throw new Refusal(500, 'change-none');
  return changedTo(change, bounds.until);
}

/** What a change would do (PROJ-7). @throws Refusal as {@link changeGrant} does */
export async function effectOfGrantChange(services: Services, draft: GrantChangeDraft, call: SignedInCall): Promise<ChangeEffect> {
  await bringToDay(services);
  const { read } = services.database;
  const wanted = await changing(services, call);
  const grant = await toBeChanged(read, draft.number, wanted, call);
  const terms = await checked(read, grant, draft, wireDay(services.clock.now()));
  await requireOthers(read, grant, terms, call);
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
    const [today, from] = [wireDay(at), draft.from];
    const terms = await checked(tx, grant, draft, today);
    await requireOthers(tx, grant, terms, call);
    const effect = await effectOfChange(tx, grant, { terms, from, mayAct: wanted.mayAct });
    if (effect.shown !== shown) throw new Refusal(500, 'changed-meanwhile');
    noteChange(call, GrantChangeDraft, loggedOf(presentOf(grant)), { ...loggedOf(changeOf(draft)), from });
    noteChange(call, GrantChanging, {}, { reason });
    const why = { by: call.person, reason, at };
    const version = await keepVersion(tx, grant, { terms, from }, why);
    if (from > today) await noteEvent(tx, grant.number, 'planned', stateIn(grant), why);
    else await takeEffect(tx, grant, version, terms, why);
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
