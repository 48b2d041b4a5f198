import type { Decider } from '@hall/contract/rules/decider';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../../core/call.ts';
import { nextNumberOfYear } from '../../../core/number-of-year.ts';
import type { ReadDraft } from './read-draft.ts';

/** What is kept of it. */
type Kept = ReadDraft['data'] & { readonly changesNumber?: string };

/** Keeps a new application of the caller. @returns its number */
export async function begin(tx: Tx, data: Kept, call: SignedInCall, at: Date): Promise<string> {
  const number = await nextNumberOfYear('SP', at, (startsWith) =>
    tx.application.findFirst({ where: { number: { startsWith } }, orderBy: { number: 'desc' }, select: { number: true } }),
  );
  await tx.application.create({ data: { number, ...data, applicantId: call.person.id, madeAt: at } });
  call.entry.target = number;
  return number;
}

/** What of an application that is submitted says that it waits. @param decider nobody where the finance office decides */
export const submittedTo = (decider: Decider | undefined, at: Date) =>
  ({ deciderId: decider?.id ?? null, comment: '', submittedAt: at, decidedAt: null, edited: null }) as const;
