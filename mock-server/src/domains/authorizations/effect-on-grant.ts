import { createHash } from 'node:crypto';
import type { GrantEffect } from '@hall/contract/authorizations';
import type { GrantAction, GrantState, SuspensionCause } from '@hall/contract/rules/grant-states';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../core/money.ts';
import { heldAs, living } from './change-grants.ts';
import { availableOf, givenBackBy } from './grant-money.ts';
import { grantOf } from './grant-of.ts';
import type { MayAct } from './grant-scope.ts';
import { pendingOnAll } from './pending-claims.ts';
import { findGrants, HELD_BY, type StoredGrant, stateIn } from './stored-grants.ts';

/** What a grant is before and after something. */
interface Moved {
  readonly before: StoredGrant;
  readonly after: StoredGrant;
}

const ended = (before: StoredGrant): Moved => ({ before, after: { ...before, state: 'revoked' } });

const heldBy = (before: StoredGrant, cause: SuspensionCause, held: boolean, today: string): Moved => {
  const { state } = heldAs(before, cause, held, today);
  return { before, after: { ...before, state, [HELD_BY[cause]]: held } };
};

const isSuspended = (grant: StoredGrant): boolean => stateIn(grant) === 'suspended';

/** What an action makes of what was given on from a grant, as the movers do it. */
function movedAlong(children: readonly StoredGrant[], { before, after }: Moved, today: string): Moved[] {
  if (after.state === 'revoked') return children.map(ended);
  const held = isSuspended(after);
  if (held === isSuspended(before)) return [];
  return children.filter(({ heldByParent }) => heldByParent !== held).map((child) => heldBy(child, 'parent', held, today));
}

/** Whose use changes, each person once. */
function peopleIn(moved: readonly Moved[]) {
  const changed = moved.filter(({ before, after }) => before.state !== after.state).map(({ before: { person } }) => person);
  return [...new Map(changed.map((person) => [person.id, person])).values()];
}

/** What the grant above gets back where one ends, and has available before and after it, in yuan; none where there is none whose amount is controlled. */
async function givenBack(read: Reader | Tx, { before, after }: Moved): Promise<Pick<GrantEffect, 'givenBack' | 'above' | 'aboveAfter'>> {
  if (after.state !== 'revoked' || !before.parentNumber || !before.controlled) return {};
  const parent = await read.grant.findUnique({ where: { number: before.parentNumber } });
  const above = parent ? availableOf(parent) : undefined;
  if (above === undefined) return {};
  const back = Number(givenBackBy(before));
  return { givenBack: yuanOf(back), above: yuanOf(above), aboveAfter: yuanOf(above + back) };
}

/** What is available of a grant before and after an action, in yuan: with its end nothing can be used any more. */
function availableOn({ before, after }: Moved): Pick<GrantEffect, 'available' | 'availableAfter'> {
  const available = availableOf(before);
  if (available === undefined) return {};
  return { available: yuanOf(available), availableAfter: yuanOf(after.state === 'revoked' ? 0 : available) };
}

/** Tells an effect from every other: what it was shown for, and all that was shown. */
export const markOf = (...shown: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/** What an action on a grant does, on a day (yyyy-MM-dd). */
export interface Acting {
  readonly action: GrantAction;
  readonly today: string;
  readonly mayAct: MayAct;
}

/** What an action that can be done would do with a grant and what was given on from it (PROJ-7). */
export async function effectOn(read: Reader | Tx, grant: StoredGrant, { action, today, mayAct }: Acting): Promise<GrantEffect> {
  const own = action === 'revoke' ? ended(grant) : heldBy(grant, 'hand', action === 'suspend', today);
  const children = await findGrants(read, { where: { AND: [living, { parentNumber: grant.number }] }, orderBy: { number: 'asc' } });
  const along = movedAlong(children, own, today);
  const people = peopleIn([own, ...along]);
  const effect = {
    state: own.after.state as GrantState,
    others: along.map(({ after }) => grantOf(after, mayAct(after))),
    people: people.map(({ name }) => name),
    peopleEn: people.map(({ nameEn }) => nameEn),
    ...(await pendingOnAll(
      read,
      [own, ...along].map(({ before: { number } }) => number),
    )),
    ...availableOn(own),
    ...(await givenBack(read, own)),
  };
  return { ...effect, shown: markOf(grant.number, action, effect) };
}
