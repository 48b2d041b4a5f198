import { type logisticsEndpoints, type MovedVoucher, type Voucher, VoucherScan } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { type Mover, moveFault, needsReason, type Station, secondsToTakeBack } from '@hall/contract/rules/voucher-moves';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type ChosenCode, chosenCode } from './chosen-code.ts';
import { noteMove, recordMove } from './record-move.ts';
import { tellMoved } from './tell-owner.ts';
import { voucherOf } from './voucher-of.ts';
import { type StoredVoucher, scannedVoucher, visibleTo } from './voucher-scope.ts';

/** @throws Refusal 500 `voucher-there`, `voucher-move`, with the station where the voucher is */
export function requireMove({ station }: StoredVoucher, to: Station, by: Mover): void {
  const fault = moveFault(station as Station, to, by);
  if (fault) throw new Refusal(500, fault, { params: { station } });
}

/** @throws Refusal 404 `required`, `choice` */
async function reasonIn(tx: Tx, { to, reason, note }: VoucherScan, call: SignedInCall): Promise<ChosenCode | undefined> {
  if (!needsReason(to)) return undefined;
  if (!reason) throw new Refusal(404, 'required', { field: 'reason' });
  const chosen = await chosenCode(tx, VOUCHER_CODES.reasons, reason, 'reason');
  noteChange(call, VoucherScan, {}, { reason: { zh: chosen.name, en: chosen.nameEn }, note: note?.trim() });
  return chosen;
}

/**
 * Moves a voucher to a station, as its clerk.
 * @throws Refusal 404 `voucher-number`, `voucher-unknown`, `required`, `choice`; 500 `voucher-there`, `voucher-move`, `changed-meanwhile`
 */
export async function moveVoucher(services: Services, scan: VoucherScan, call: SignedInCall): Promise<MovedVoucher> {
  const visible = await visibleTo(services, call.person);
  return services.database.unitOfWork(async (tx) => {
    const at = services.clock.now();
    const stored = await scannedVoucher(tx, scan.number, visible, call);
    if (scan.version !== undefined && scan.version !== stored.version) throw new Refusal(500, 'changed-meanwhile');
    requireMove(stored, scan.to, 'clerk');
    const place = await chosenCode(tx, VOUCHER_CODES.places, scan.place, 'place');
    const move = { to: scan.to, place, reason: await reasonIn(tx, scan, call), note: scan.note?.trim(), at };
    noteMove(call, stored, move);
    const { id, voucher } = await recordMove(tx, stored, move, call);
    await tellMoved(tx, stored, move);
    return { voucher: voucherOf(voucher, call.person), moveId: id, secondsLeft: secondsToTakeBack(at, at) };
  });
}

type HandIn = RequestOf<typeof logisticsEndpoints.handInAgain>;

/**
 * Hands an own voucher in again that was returned.
 * @throws Refusal 404 `voucher-number`, `voucher-unknown`, `choice`; 500 `voucher-there`, `voucher-move`, `changed-meanwhile`
 */
export async function handInAgain({ database, clock }: Services, { number, place, version }: HandIn, call: SignedInCall): Promise<Voucher> {
  return database.unitOfWork(async (tx) => {
    const stored = await scannedVoucher(tx, number, { personId: call.person.id }, call);
    if (version !== stored.version) throw new Refusal(500, 'changed-meanwhile');
    requireMove(stored, 'handed', 'owner');
    const move = { to: 'handed' as const, place: await chosenCode(tx, VOUCHER_CODES.places, place, 'place'), at: clock.now() };
    noteMove(call, stored, move);
    const { voucher } = await recordMove(tx, stored, move, call);
    return voucherOf(voucher, call.person);
  });
}
