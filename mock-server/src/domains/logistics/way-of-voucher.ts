import type { logisticsEndpoints, VoucherMove, VoucherWay } from '@hall/contract/logistics';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { type Station, secondsToTakeBack } from '@hall/contract/rules/voucher-moves';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import type { Services } from '../../core/services.ts';
import { lastScan, movesOf, type StoredMove, takenBackIn } from './standing-moves.ts';
import { voucherOf } from './voucher-of.ts';
import { scannedVoucher, visibleTo } from './voucher-scope.ts';

/** How long somebody can take a scan back; none where it is not theirs, or not the last. */
const leftFor = (moves: readonly StoredMove[], { id }: SignedInPerson, now: Date) => {
  const scan = lastScan(moves);
  const left = scan?.personId === id ? secondsToTakeBack(scan.at, now) : undefined;
  return (move: StoredMove): number | undefined => (move.id === scan?.id ? left : undefined);
};

const moveOf = (row: StoredMove, takenBack: ReadonlySet<number>, secondsLeft: number | undefined): VoucherMove => ({
  moveId: row.id,
  from: (row.from as Station | null) ?? undefined,
  to: row.to as Station,
  place: row.place,
  placeEn: row.placeEn,
  person: row.name,
  personEn: row.nameEn,
  staffNumber: row.staffNumber,
  at: wireMoment(row.at),
  reason: row.reason || undefined,
  reasonEn: row.reasonEn || undefined,
  note: row.note || undefined,
  takesBack: row.takesBackId ?? undefined,
  takenBack: takenBack.has(row.id),
  secondsLeft,
});

/** A voucher with its whole way, the latest move first. @throws Refusal 404 `voucher-number`, `voucher-unknown` */
export async function wayOfVoucher(
  services: Services,
  { number }: RequestOf<typeof logisticsEndpoints.way>,
  call: SignedInCall,
): Promise<VoucherWay> {
  const { read } = services.database;
  const stored = await scannedVoucher(read, number, await visibleTo(services, call.person), call);
  const moves = await movesOf(read, stored.number);
  const takenBack = takenBackIn(moves);
  const left = leftFor(moves, call.person, services.clock.now());
  return { voucher: voucherOf(stored, call.person), moves: moves.toReversed().map((row) => moveOf(row, takenBack, left(row))) };
}
