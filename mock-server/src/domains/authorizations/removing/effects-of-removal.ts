import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { living } from '../change-grants.ts';
import { markOf } from '../effect-on-grant.ts';
import { givenBackBy } from '../grant-money.ts';
import { grantOf } from '../grant-of.ts';
import { NONE_PENDING, pendingOn } from '../pending-claims.ts';
import { findGrants, type StoredGrant } from '../stored-grants.ts';

/** A grant with what of it matters to whoever removes it. */
export interface Concerned {
  readonly grant: StoredGrant;
  readonly pendingClaims: number;
  /** Yuan. */
  readonly pendingAmount: string;
  /** Yuan, for the grant that it was given on from, where the amounts of both are controlled. */
  readonly givenBack?: string | undefined;
}

/** What removing a grant would do. */
export interface Removal extends Concerned {
  /** What was given on from it, and ends with it. */
  readonly along: readonly Concerned[];
  /** Tells it from every other: from one of another amount, with other claims, or from which something else was given on. */
  readonly shown: string;
}

/** The numbers of the grants whose amount is controlled, of those that some were given on from. */
async function controlledAbove(read: Reader | Tx, grants: readonly StoredGrant[]): Promise<ReadonlySet<string>> {
  const numbers = grants.flatMap(({ parentNumber }) => parentNumber ?? []);
  const found = await read.grant.findMany({ where: { number: { in: numbers }, controlled: true }, select: { number: true } });
  return new Set(found.map(({ number }) => number));
}

/** All that is shown of it, except what the one who looks could do with it besides. */
const shownOf = ({ grant, pendingClaims, pendingAmount }: Concerned) => [grantOf(grant, undefined), pendingClaims, pendingAmount];

/** What removing each of some grants by itself would do (PROJ-7, PROJ-26), in the order that they are given in. */
export async function removalsOf(read: Reader | Tx, grants: readonly StoredGrant[]): Promise<Removal[]> {
  const numbers = grants.map(({ number }) => number);
  const children = await findGrants(read, { where: { AND: [living, { parentNumber: { in: numbers } }] }, orderBy: { number: 'asc' } });
  const pending = await pendingOn(read, [...numbers, ...children.map(({ number }) => number)]);
  const above = await controlledAbove(read, grants);
  const givesBack = ({ controlled, parentNumber }: StoredGrant) => controlled && above.has(parentNumber ?? '');
  const concerned = (grant: StoredGrant): Concerned => {
    const { claims, fen } = pending.get(grant.number) ?? NONE_PENDING;
    const givenBack = givesBack(grant) ? yuanOf(Number(givenBackBy(grant))) : undefined;
    return { grant, givenBack, pendingClaims: claims, pendingAmount: yuanOf(Number(fen)) };
  };
  return grants.map((grant) => {
    const own = concerned(grant);
    const along = children.filter(({ parentNumber }) => parentNumber === grant.number).map(concerned);
    return { ...own, along, shown: markOf('removal', [own, ...along].map(shownOf)) };
  });
}
