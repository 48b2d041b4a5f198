import { type Voucher, VoucherDraft } from '@hall/contract/logistics';
import { seenOf } from '@hall/contract/rules/seen';
import { wireDay } from '@hall/contract/rules/shanghai';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { runningOf, voucherNumber } from '@hall/contract/rules/voucher-number';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { fenOf } from '../../core/money.ts';
import { noteChange } from '../../core/note-change.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf, chosenCode } from './chosen-code.ts';
import { voucherOf } from './voucher-of.ts';
import { scannedVoucher } from './voucher-scope.ts';

/** The first number of the year of a moment that no voucher has. There is one unit of work at a time, so nobody takes it meanwhile. */
async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const year = wireDay(now).slice(0, 4);
  const last = await tx.voucher.findFirst({
    where: { number: { startsWith: year } },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  return voucherNumber(Number(year), (last ? runningOf(last.number) : 0) + 1);
}

async function draftedIn(tx: Tx, { kind, amount, summary, summaryEn, place }: VoucherDraft, call: SignedInCall) {
  const kindNames = await chosenCode(tx, VOUCHER_CODES.kinds, kind, 'kind');
  const placeNames = await chosenCode(tx, VOUCHER_CODES.places, place, 'place');
  const texts = { summary: summary.trim(), summaryEn: seenOf(summaryEn) };
  noteChange(call, VoucherDraft, {}, { amount, ...texts, kind: bilingualOf(kindNames), place: bilingualOf(placeNames) });
  return {
    ...{ kind, kindName: kindNames.name, kindNameEn: kindNames.nameEn },
    ...{ amount: fenOf(amount), ...texts },
    ...{ station: 'handed', place: placeNames.name, placeEn: placeNames.nameEn },
  };
}

/**
 * Registers a voucher of the caller's, which hands it in.
 * @throws Refusal 404 `choice`
 */
export async function registerVoucher({ database, clock }: Services, draft: VoucherDraft, call: SignedInCall): Promise<Voucher> {
  const { id: personId, staffNumber, name, nameEn } = call.person;
  return database.unitOfWork(async (tx) => {
    const now = clock.now();
    const number = await nextNumber(tx, now);
    call.entry.target = number;
    const drafted = await draftedIn(tx, draft, call);
    const { station: to, place, placeEn } = drafted;
    await tx.voucher.create({ data: { number, personId, ...drafted, handedInAt: now, movedAt: now } });
    await tx.voucherMove.create({ data: { number, to, place, placeEn, personId, staffNumber, name, nameEn, at: now } });
    return voucherOf(await scannedVoucher(tx, number, {}, call), call.person);
  });
}
