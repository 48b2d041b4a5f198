import { type ChangeBounds, changeFaults, type GrantChange, isChanged } from '@hall/contract/rules/grant-changes';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../../core/call.ts';
import { Refusal } from '../../../core/refusal.ts';
import { requireOpen } from '../giving/authority.ts';
import { noteEvent, type Why } from '../note-event.ts';
import { type StoredGrant, stateIn } from '../stored-grants.ts';
import { boundsOf } from './bounds.ts';
import { movedWith, takeEffect } from './take-effect.ts';
import { changedTo, type KeptChange } from './terms.ts';
import { keepVersion } from './versions.ts';

/** The change of a grant that is planned and has not come yet. */
export const plannedOf = (read: Reader | Tx, grantNumber: string) =>
  read.grantVersion.findFirst({ where: { grantNumber, state: 'scheduled' } });

/** @throws Refusal 500 `project-frozen` */
export function requireOpenProject({ project }: StoredGrant): void {
  if (project) requireOpen(project);
}

interface Measured {
  /** yyyy-MM-dd. */
  readonly today: string;
  /** What bounds the change; all that does unless said. */
  readonly bounds?: ChangeBounds;
}

/**
 * What a change makes of a grant, where it is one that can be.
 * @throws Refusal 404 with the first of the rules of `changeFaults`, at the field; 500 `project-frozen`, `change-none`, `change-planned`
 */
export async function checkedChange(
  read: Reader | Tx,
  grant: StoredGrant,
  change: GrantChange,
  { today, bounds: known }: Measured,
): Promise<KeptChange> {
  requireOpenProject(grant);
  const planned = await plannedOf(read, grant.number);
  if (planned) throw new Refusal(500, 'change-planned', { params: { day: planned.fromDay } });
  const bounds = known ?? (await boundsOf(read, grant));
  const [fault] = changeFaults(change, today, bounds);
  if (fault) throw new Refusal(404, fault.rule, { field: fault.field, ...(fault.params && { params: fault.params }) });
  if (!isChanged(bounds.present, change)) throw new Refusal(500, 'change-none');
  return changedTo(change, bounds.until);
}

/** Who holds a long-term grant does not move its end by way of the one above either. @throws Refusal 500 `change-own` */
export async function requireOthers(read: Reader | Tx, grant: StoredGrant, terms: KeptChange, { id }: SignedInPerson): Promise<void> {
  const moved = await movedWith(read, grant, terms);
  if (moved.some(({ child }) => child.personId === id)) throw new Refusal(500, 'change-own');
}

/** Changes a grant as nothing is against, at once or, where its day (yyyy-MM-dd) is yet to come, from then on (PROJ-23). */
export async function makeChange(
  tx: Tx,
  grant: StoredGrant,
  { terms, from }: { readonly terms: KeptChange; readonly from: string },
  why: Why,
): Promise<void> {
  const version = await keepVersion(tx, grant, { terms, from }, why);
  if (from > wireDay(why.at)) await noteEvent(tx, grant.number, 'planned', stateIn(grant), why);
  else await takeEffect(tx, grant, version, terms, why);
}
