import type { GrantState, SuspensionCause } from '@hall/contract/rules/grant-states';
import type { Reader, Tx } from '@hall/database/database';

const named = { select: { id: true, name: true, nameEn: true, staffNumber: true } } as const;

/** What a grant is read with. */
export const withNames = {
  project: { select: { name: true, nameEn: true, leaderId: true, state: true, lastDay: true, accountSetNameEn: true } },
  department: { select: { name: true, nameEn: true, headId: true } },
  authorizer: named,
  person: named,
} as const;

/** The grants of a condition with what they are about. */
export const findGrants = (read: Reader | Tx, query: object) => read.grant.findMany({ ...query, include: withNames });
export type StoredGrant = Awaited<ReturnType<typeof findGrants>>[number];

/** The columns in which a grant keeps why it is suspended. */
export const HELD_BY = {
  project: 'heldByProject',
  person: 'heldByPerson',
  parent: 'heldByParent',
  hand: 'heldByHand',
} as const satisfies { readonly [C in SuspensionCause]: keyof StoredGrant };

type Held = Pick<StoredGrant, (typeof HELD_BY)[SuspensionCause]>;

export const causesOf = (held: Held): SuspensionCause[] =>
  (Object.keys(HELD_BY) as SuspensionCause[]).filter((cause) => held[HELD_BY[cause]]);

export const stateIn = ({ state }: Pick<StoredGrant, 'state'>): GrantState => state as GrantState;
