import type { GrantState, SuspensionCause } from '@hall/contract/rules/grant-states';
import { append } from '@hall/database/append';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';
import { type StoredGrant, stateIn } from './stored-grants.ts';

/** Why something becomes of grants, and through whom. */
export interface Why {
  /** Through what, where it was not decided on the grant itself. */
  readonly cause?: SuspensionCause | 'leader' | 'closed' | 'ended' | 'above';
  readonly reason?: string;
  /** Nobody where the day brought it about. */
  readonly by?: SignedInPerson | undefined;
  /** For whom that person signs. */
  readonly signedFor?: { readonly name: string; readonly nameEn: string } | undefined;
  readonly at: Date;
}

export type EventKind =
  | 'granted'
  | 'started'
  | 'suspended'
  | 'resumed'
  | 'revoked'
  | 'expired'
  | 'handed'
  | 'planned'
  | 'changed'
  | 'dropped';

/** A grant, and why something becomes of it. */
export interface Becoming {
  readonly grant: StoredGrant;
  readonly why: Why;
}

/** Who brings something about, and for whom, as they are called now. */
export const namesOf = ({ by, signedFor }: Why) => ({
  ...{ name: by?.name ?? '', nameEn: by?.nameEn ?? '' },
  ...{ forName: signedFor?.name ?? '', forNameEn: signedFor?.nameEn ?? '' },
});

function rowOf(grantNumber: string, kind: EventKind, state: GrantState, why: Why) {
  const { cause = '', reason = '', by, at } = why;
  return { grantNumber, kind, cause, state, reason, staffNumber: by?.staffNumber ?? '', ...namesOf(why), at };
}

/** Writes into a grant's history what has become of it. */
export async function noteEvent(tx: Tx, grantNumber: string, kind: EventKind, state: GrantState, why: Why): Promise<void> {
  await tx.grantEvent.create({ data: rowOf(grantNumber, kind, state, why) });
}

/** As {@link noteEvent}, of several grants as they are now. */
export async function noteEvents(tx: Tx, kind: EventKind, all: readonly Becoming[]): Promise<void> {
  await append(
    tx,
    'GrantEvent',
    all.map(({ grant, why }) => rowOf(grant.number, kind, stateIn(grant), why)),
  );
}
