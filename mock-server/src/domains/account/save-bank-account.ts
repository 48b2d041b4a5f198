import type { bankAccountsEndpoints } from '@hall/contract/bank-accounts';
import { BankAccount } from '@hall/contract/bank-accounts';
import { maskedCard } from '@hall/contract/rules/bank-card';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import { type SealedTexts, sealedTexts } from '../../core/sealed-text.ts';
import type { Services } from '../../core/services.ts';
import { accountInWords, noteDefault } from './bank-account-changes.ts';
import { makeDefault } from './bank-accounts.ts';
import { hashProof, takeProof } from './bank-change.ts';

type Given = RequestOf<typeof bankAccountsEndpoints.saveBankAccount>;

/** Most accounts of one person. */
const MOST = 10;

/** Key of the installation that card numbers are sealed with. */
export const CARD_KEY = 'bank-cards';

const required = (field: string) => new Refusal(404, 'required', { field });

async function requireBranch(tx: Tx, code: string): Promise<void> {
  if (!(await tx.bankBranch.findUnique({ where: { code } }))) throw notFound('branchCode');
}

/** What is stored of a number. @throws Refusal 500 `card-taken` when the person has it already */
async function numberColumns(tx: Tx, cards: SealedTexts, cardNumber: string, personId: string, id: string) {
  const digest = cards.digest(cardNumber);
  const same = await tx.bankAccount.findUnique({ where: { personId_digest: { personId, digest } } });
  if (same && same.id !== id) throw new Refusal(500, 'card-taken', { field: 'cardNumber' });
  return { digest, sealed: cards.seal(cardNumber, id), lastFour: cardNumber.slice(-4) };
}

interface Change {
  readonly services: Services;
  readonly cards: SealedTexts;
  readonly given: Given;
  readonly call: SignedInCall;
}

async function add(tx: Tx, { services, cards, given, call }: Change): Promise<string> {
  const { cardNumber, branchCode } = given;
  const personId = call.person.id;
  if (!cardNumber) throw required('cardNumber');
  if (!branchCode) throw required('branchCode');
  await requireBranch(tx, branchCode);
  const others = await tx.bankAccount.count({ where: { personId } });
  if (others >= MOST) throw new Refusal(500, 'too-many', { params: { maximum: MOST } });
  const id = services.randomId();
  const number = await numberColumns(tx, cards, cardNumber, personId, id);
  const data = { id, personId, branchCode, ...number, isDefault: others === 0, changedAt: services.clock.now() };
  const account = await tx.bankAccount.create({ data, include: { branch: true } });
  call.entry.target = maskedCard(account.lastFour);
  noteChange(call, BankAccount, {}, accountInWords(account));
  return id;
}

async function change(tx: Tx, { services, cards, given, call }: Change, id: string): Promise<void> {
  const { cardNumber, branchCode } = given;
  const personId = call.person.id;
  const account = await tx.bankAccount.findFirst({ where: { id, personId }, include: { branch: true } });
  if (!account) throw notFound('id');
  call.entry.target = maskedCard(account.lastFour);
  if (branchCode) await requireBranch(tx, branchCode);
  if (!cardNumber && !branchCode) return;
  const number = cardNumber ? await numberColumns(tx, cards, cardNumber, personId, id) : {};
  const data = { ...number, ...(branchCode && { branchCode }), changedAt: services.clock.now() };
  const changed = await tx.bankAccount.update({ where: { id }, data, include: { branch: true } });
  noteChange(call, BankAccount, accountInWords(account), accountInWords(changed));
}

/** Tells the person, in case somebody else did it. */
async function tell(tx: Tx, { services, call }: Change): Promise<void> {
  const { phone } = await tx.person.findUniqueOrThrow({ where: { id: call.person.id } });
  const text = '您的收款银行账户已变更。如非本人操作，请联系管理员。Your bank account was changed.';
  if (phone) await tx.outboxMessage.create({ data: { channel: 'sms', to: phone, text, sentAt: services.clock.now() } });
}

/**
 * Adds an account of the caller, changes one, or makes it the default one. The first account is the default one by itself.
 * @throws Refusal 404 `required` or `not-found`; 500 `card-taken`, `too-many`, or `card-unverified` when number or branch change
 * without a good proof
 */
export async function saveBankAccount(services: Services, given: Given, call: SignedInCall): Promise<void> {
  const cards = await sealedTexts(services, CARD_KEY);
  const proof = await hashProof(services, call.person.id, given.proof ?? '');
  const asked: Change = { services, cards, given, call };
  await services.database.unitOfWork(async (tx) => {
    await noteDefault(tx, call, async () => {
      if (given.id) await change(tx, asked, given.id);
      const id = given.id || (await add(tx, asked));
      if (given.isDefault) await makeDefault(tx, call.person.id, id);
    });
    if (!given.cardNumber && !given.branchCode) return;
    // Last, so that the proof stays valid for another try if anything else is wrong.
    await takeProof(tx, services, call.person.id, proof);
    await tell(tx, asked);
  });
}
