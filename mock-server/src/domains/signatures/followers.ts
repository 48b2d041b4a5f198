import type { Reader, Tx } from '@hall/database/database';
import type { SigningFor } from './signing.ts';

/** A signature authorization that ends. */
export interface Ending {
  readonly signing: SigningFor;
  /** By which its signer may go on. */
  readonly others: readonly SigningFor[];
}

/** What another domain has that is signed for. */
export interface Signed {
  /** Numbers of what waits that the signer can decide on no more after the end, on a day yyyy-MM-dd. */
  waiting(read: Reader | Tx, ending: Ending, today: string): Promise<string[]>;
  /** What else follows, in the same unit of work. */
  ended(tx: Tx, ending: Ending, at: Date): Promise<void>;
}

const signed: Signed[] = [];

/** Says what is signed for, and what follows from an end of that. */
export const followSignatures = (one: Signed): void => void signed.push(one);

/** @see Signed.waiting */
export async function signedWaiting(...asked: Parameters<Signed['waiting']>): Promise<string[]> {
  const found: string[] = [];
  for (const one of signed) found.push(...(await one.waiting(...asked)));
  return found;
}

/** @see Signed.ended */
export async function signatureEnded(...ended: Parameters<Signed['ended']>): Promise<void> {
  for (const one of signed) await one.ended(...ended);
}
