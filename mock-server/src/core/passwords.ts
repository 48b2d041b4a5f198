import { availableParallelism } from 'node:os';
import { type PasswordFault, passwordFault } from '@hall/contract/rules/password';
import { hashPassword as hash } from '@hall/database/password-hash';
import { verify } from '@node-rs/argon2';
import type { Clock } from './clock.ts';
import { isCommonPassword } from './common-passwords.ts';
import { networkOf } from './network.ts';
import { createRoom } from './room.ts';

/** A hash that no password fits: verifying against it takes as long as against a real one. */
export const NO_PASSWORD = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5J3Mtc2FsdA$0000000000000000000000000000000000000000000';

/**
 * Hashing takes threads that reading and writing files need too, and cores that answer everybody else: one is left to them. Networks
 * take turns, so that a burst from one keeps nobody else waiting.
 */
const hashing = createRoom(Math.max(1, availableParallelism() - 1));

/** Whether a password fits the hash; `undefined` stands for an unknown person and takes as long. The address is the caller's. */
export async function passwordFits(stored: string | undefined, password: string, address: string): Promise<boolean> {
  const fits = await hashing(networkOf(address), () => verify(stored ?? NO_PASSWORD, password));
  return fits && stored !== undefined;
}

/** A password as it is stored. The address is the caller's. */
export const hashPassword = (password: string, address: string): Promise<string> => hashing(networkOf(address), () => hash(password));

/** What a person's row says of a new password; one that somebody else gave has to be changed. */
export const passwordOf = (passwordHash: string, clock: Clock, mustChangePassword = false) => ({
  passwordHash,
  passwordChangedAt: clock.now(),
  mustChangePassword,
  weakPassword: false,
});

/** As the rule that forms know, with what only the server knows: the passwords that everybody has. */
export const newPasswordFault = (password: string, names: readonly string[], old?: string): PasswordFault | undefined =>
  passwordFault(password, names, old) ?? (isCommonPassword(password) ? 'password-weak' : undefined);
