import type { Tx } from '@hall/database/database';
import type { SignedInPerson } from './call.ts';

/** That somebody's account was disabled, or enabled again. */
export interface PersonState {
  readonly personId: string;
  readonly enabled: boolean;
  readonly by: SignedInPerson;
  readonly at: Date;
}

type Follow = (tx: Tx, state: PersonState) => Promise<void>;

const followers: Follow[] = [];

/** Says what else changes, in the same unit of work, when somebody's account is disabled or enabled. */
export function followPersonState(follow: Follow): void {
  followers.push(follow);
}

/** Has all that follows happen. */
export async function personStateChanged(tx: Tx, state: PersonState): Promise<void> {
  for (const follow of followers) await follow(tx, state);
}
