import type { ChangeBounds } from '@hall/contract/rules/grant-changes';
import { systemsOf } from '@hall/contract/rules/grant-terms';
import type { Reader, Tx } from '@hall/database/database';
import { living } from '../change-grants.ts';
import { availableOf, takenBy } from '../grant-money.ts';
import { findGrants, type StoredGrant } from '../stored-grants.ts';
import { presentOf } from './terms.ts';

const boundOf = ({ number, firstDay, longTerm, lastDay, controlled, ...flags }: StoredGrant) => ({
  ...{ number, firstDay, longTerm, lastDay: lastDay ?? undefined, controlled },
  systems: systemsOf(flags),
});

/** The grants that were given on from one and have not ended. */
export const livingChildren = (read: Reader | Tx, parentNumber: string): Promise<StoredGrant[]> =>
  findGrants(read, { where: { AND: [living, { parentNumber }] }, orderBy: { number: 'asc' } });

/** The grant that one was given on from. */
export async function parentOf(read: Reader | Tx, { parentNumber }: StoredGrant): Promise<StoredGrant | undefined> {
  if (!parentNumber) return undefined;
  const [parent] = await findGrants(read, { where: { number: parentNumber } });
  return parent;
}

/** What a change of a grant is measured by: the end of what it was given by, what is used of it, and what was given on from it (PROJ-23). */
export async function boundsOf(read: Reader | Tx, grant: StoredGrant): Promise<ChangeBounds> {
  const parent = await parentOf(read, grant);
  // Nothing ends what the head of a department has to give (PROJ-2).
  const end = parent ? parent.lastDay : grant.basis === 'head' ? undefined : grant.project?.lastDay;
  return {
    firstDay: grant.firstDay,
    present: presentOf(grant),
    until: end ?? undefined,
    used: Number(grant.passedOn + grant.spent + grant.frozen),
    ...(parent && {
      parent: {
        ...{ systems: systemsOf(parent), controlled: parent.controlled },
        room: (availableOf(parent) ?? 0) + Number(takenBy(grant, true)),
      },
    }),
    children: (await livingChildren(read, grant.number)).map(boundOf),
  };
}
