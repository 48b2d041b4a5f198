import type { GrantState, SuspensionCause } from '@hall/contract/rules/grant-states';
import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';

/** Why something becomes of grants, and through whom. */
export interface Why {
  /** Through what, where it was not decided on the grant itself. */
  readonly cause?: SuspensionCause | 'leader' | 'closed' | 'ended' | 'above';
  readonly reason?: string;
  /** Nobody where the day brought it about. */
  readonly by?: SignedInPerson | undefined;
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

/** Writes into a grant's history what has become of it. */
export async function noteEvent(tx: Tx, grantNumber: string, kind: EventKind, state: GrantState, why: Why): Promise<void> {
  const { cause = '', reason = '', by, at } = why;
  const who = { staffNumber: by?.staffNumber ?? '', name: by?.name ?? '', nameEn: by?.nameEn ?? '' };
  await tx.grantEvent.create({ data: { grantNumber, kind, cause, state, reason, ...who, at } });
}
