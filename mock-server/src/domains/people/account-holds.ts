import { AccountReason } from '@hall/contract/people';
import { seenOf } from '@hall/contract/rules/seen';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/** What shuts an account out. */
export interface HeldBy {
  readonly personId: string;
  readonly kind: 'locked' | 'disabled';
}

/** The reason without spaces around it. @throws Refusal 404 `required` where there has to be one */
export function requireReason(reason: string | undefined, required: boolean): string {
  const text = seenOf(reason);
  if (required && !text) throw new Refusal(404, 'required', { field: 'reason' });
  return text;
}

const reasonOf = async (tx: Tx, held: HeldBy): Promise<string> =>
  (await tx.accountHold.findUnique({ where: { personId_kind: held } }))?.reason ?? '';

/** Keeps who shut an account out, when and why, within a unit of work; who does so again is the one that is kept. */
export async function hold(tx: Tx, { clock }: Services, call: SignedInCall, held: HeldBy, reason: string): Promise<void> {
  const { staffNumber, name, nameEn } = call.person;
  noteChange(call, AccountReason, { reason: await reasonOf(tx, held) }, { reason });
  const data = { at: clock.now(), staffNumber, name, nameEn, reason };
  await tx.accountHold.upsert({ where: { personId_kind: held }, create: { ...held, ...data }, update: data });
}

/** Forgets that, once it is undone; the log tells why it was, and why no more where that is said. */
export async function release(tx: Tx, call: SignedInCall, held: HeldBy, reason: string): Promise<void> {
  noteChange(call, AccountReason, { reason: await reasonOf(tx, held) }, { reason });
  await tx.accountHold.deleteMany({ where: { ...held } });
}
