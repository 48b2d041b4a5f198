import { BankAccount, type BankBranch } from '@hall/contract/bank-accounts';
import { maskedCard } from '@hall/contract/rules/bank-card';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { accountInWords, noteDefault } from './bank-account-changes.ts';
import { bankOfCard } from './card-banks.ts';

/** Most branches that one lookup answers. */
const BRANCHES = 20;
const DEFAULT_FIRST = [{ isDefault: 'desc' }, { changedAt: 'desc' }, { id: 'asc' }] as const;

/** The caller's bank accounts, the default one first. */
export async function bankAccounts({ database }: Services, _: unknown, { person }: SignedInCall): Promise<BankAccount[]> {
  const rows = await database.read.bankAccount.findMany({
    where: { personId: person.id },
    include: { branch: true },
    orderBy: [...DEFAULT_FIRST],
  });
  return rows.map(({ id, lastFour, branch, isDefault, changedAt }) => ({
    id,
    holder: person.name,
    maskedNumber: maskedCard(lastFour),
    branch,
    isDefault,
    changedAt: wireMoment(changedAt),
  }));
}

/** Branches that have every word of the text in a name or in the code. */
export async function findBranches({ database }: Services, { text }: { readonly text: string }): Promise<BankBranch[]> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const has = (word: string) => ({ OR: [{ name: { contains: word } }, { nameEn: { contains: word } }, { code: { contains: word } }] });
  return database.read.bankBranch.findMany({ where: { AND: words.map(has) }, orderBy: { code: 'asc' }, take: BRANCHES });
}

/** Which bank a sound card number is of. */
export async function checkCard(
  { database }: Services,
  { cardNumber }: { readonly cardNumber: string },
): Promise<{ bank?: string; bankEn?: string }> {
  const bank = bankOfCard(cardNumber);
  if (!bank) return {};
  const branch = await database.read.bankBranch.findFirst({ where: { bank } });
  return { bank, ...(branch && { bankEn: branch.bankEn }) };
}

/** Makes one account of a person the default one, within a unit of work. */
export async function makeDefault(tx: Tx, personId: string, id: string): Promise<void> {
  await tx.bankAccount.updateMany({ where: { personId, isDefault: true }, data: { isDefault: false } });
  await tx.bankAccount.update({ where: { id }, data: { isDefault: true } });
}

/**
 * Removes an own account; if it was the default one, the one changed last takes its place.
 * @throws Refusal 500 `card-delete-failed` for one that is not there or not the caller's
 */
export async function deleteBankAccount(services: Services, { id }: { readonly id: string }, call: SignedInCall): Promise<void> {
  const personId = call.person.id;
  await services.database.unitOfWork(async (tx) => {
    const account = await tx.bankAccount.findFirst({ where: { id, personId }, include: { branch: true } });
    if (!account) throw new Refusal(500, 'card-delete-failed');
    call.entry.target = maskedCard(account.lastFour);
    noteChange(call, BankAccount, accountInWords(account), {});
    await noteDefault(tx, call, async () => {
      await tx.bankAccount.delete({ where: { id } });
      const heir = account.isDefault && (await tx.bankAccount.findFirst({ where: { personId }, orderBy: [...DEFAULT_FIRST] }));
      if (heir) await makeDefault(tx, personId, heir.id);
    });
  });
}
