import type { logisticsEndpoints, Voucher } from '@hall/contract/logistics';
import { type Station, secondsToTakeBack } from '@hall/contract/rules/voucher-moves';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { noteMove, recordMove } from './record-move.ts';
import { lastScan, movesOf, type StoredMove, standing } from './standing-moves.ts';
import { tellTakenBack } from './tell-owner.ts';
import { voucherOf } from './voucher-of.ts';
import { scannedVoucher, visibleTo } from './voucher-scope.ts';

type TakeBack = RequestOf<typeof logisticsEndpoints.takeBack>;

/** @throws Refusal 500 `changed-meanwhile`, `not-yours`, `take-back-late` */
function requireTakeBack(moves: readonly StoredMove[], moveId: number, personId: string, now: Date): StoredMove {
  const scan = lastScan(moves);
  if (scan?.id !== moveId) throw new Refusal(500, 'changed-meanwhile');
  if (scan.personId !== personId) throw new Refusal(500, 'not-yours');
  if (secondsToTakeBack(scan.at, now) === undefined) throw new Refusal(500, 'take-back-late');
  return scan;
}

/**
 * Takes the caller's last scan of a voucher back, which is a row of its own; the voucher is where it was before.
 * @throws Refusal 404 `voucher-number`, `voucher-unknown`; 500 `changed-meanwhile`, `not-yours`, `take-back-late`
 */
export async function takeBackScan(services: Services, { number, moveId }: TakeBack, call: SignedInCall): Promise<Voucher> {
  const visible = await visibleTo(services, call.person);
  return services.database.unitOfWork(async (tx) => {
    const at = services.clock.now();
    const stored = await scannedVoucher(tx, number, visible, call);
    const moves = await movesOf(tx, stored.number);
    const { id } = requireTakeBack(moves, moveId, call.person.id, at);
    const before = standing(moves).at(-2) as StoredMove;
    const move = { to: before.to as Station, place: { name: before.place, nameEn: before.placeEn }, takesBackId: id, at };
    noteMove(call, stored, move);
    const { voucher } = await recordMove(tx, stored, move, call);
    await tellTakenBack(tx, stored, move);
    return voucherOf(voucher, call.person);
  });
}
