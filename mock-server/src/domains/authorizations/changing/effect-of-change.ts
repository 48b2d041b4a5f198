import type { ChangeEffect } from '@hall/contract/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { markOf } from '../effect-on-grant.ts';
import { availableOf, takenBy } from '../grant-money.ts';
import { grantOf } from '../grant-of.ts';
import type { MayAct } from '../grant-scope.ts';
import { pendingOnAll } from '../pending-claims.ts';
import type { StoredGrant } from '../stored-grants.ts';
import { parentOf } from './bounds.ts';
import { movedWith } from './take-effect.ts';
import type { KeptChange } from './terms.ts';

/** No end is after every day. */
const END = '9999-99-99';

const lostSystems = (before: StoredGrant, after: StoredGrant) => systemsOf(before).filter((system) => !systemsOf(after).includes(system));

/** Whether somebody can do less with a grant than before. */
const isLess = (before: StoredGrant, after: StoredGrant): boolean =>
  lostSystems(before, after).length > 0 ||
  (after.lastDay ?? END) < (before.lastDay ?? END) ||
  (availableOf(after) ?? Number.POSITIVE_INFINITY) < (availableOf(before) ?? Number.POSITIVE_INFINITY);

/** What is available of the grant above after a change, in yuan; none where that has no amount. */
async function aboveAfter(read: Reader | Tx, before: StoredGrant, after: StoredGrant): Promise<string | undefined> {
  const parent = await parentOf(read, before);
  const available = parent && availableOf(parent);
  return available === undefined ? undefined : yuanOf(available + Number(takenBy(before, true) - takenBy(after, true)));
}

/** What a change that nothing is against would make of a grant and of what was given on from it (PROJ-7). */
export async function effectOfChange(
  read: Reader | Tx,
  grant: StoredGrant,
  { terms, from, mayAct }: { readonly terms: KeptChange; readonly from: string; readonly mayAct: MayAct },
): Promise<ChangeEffect> {
  const after = { ...grant, ...terms };
  const moved = await movedWith(read, grant, terms);
  const less = [{ child: grant, after }, ...moved].filter((one) => isLess(one.child, one.after)).map(({ child: { person } }) => person);
  const people = [...new Map(less.map((person) => [person.id, person])).values()];
  const effect = {
    before: grantOf(grant, mayAct(grant)),
    after: grantOf(after, mayAct(grant)),
    others: moved.map((one) => grantOf(one.after, mayAct(one.child))),
    lost: lostSystems(grant, after),
    ...{ people: people.map(({ name }) => name), peopleEn: people.map(({ nameEn }) => nameEn) },
    ...(await pendingOnAll(
      read,
      [grant, ...moved.map(({ child }) => child)].map(({ number }) => number),
    )),
    above: await aboveAfter(read, grant, after),
  };
  return { ...effect, shown: markOf(from, effect) };
}
