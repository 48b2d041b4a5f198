import { BankAccount } from '@hall/contract/bank-accounts';
import { maskedCard } from '@hall/contract/rules/bank-card';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';

interface Stored {
  readonly lastFour: string;
  readonly branch: { readonly name: string; readonly nameEn: string };
}

/** What the log tells of an account; of its number the last digits alone. */
export const accountInWords = ({ lastFour, branch }: Stored) => ({
  maskedNumber: maskedCard(lastFour),
  branch: { zh: branch.name, en: branch.nameEn },
});

/** Does work on the caller's accounts within a unit of work, and tells the log which one is the default one after it, and was before. */
export async function noteDefault(tx: Tx, call: SignedInCall, work: () => Promise<void>): Promise<void> {
  const where = { personId: call.person.id, isDefault: true };
  const before = await tx.bankAccount.findFirst({ where });
  await work();
  const after = await tx.bankAccount.findFirst({ where });
  if (before?.id !== after?.id) noteChange(call, BankAccount, { isDefault: cardOf(before) }, { isDefault: cardOf(after) });
}

function cardOf(account: { readonly lastFour: string } | null) {
  const card = account ? maskedCard(account.lastFour) : '';
  return { zh: card, en: card };
}
