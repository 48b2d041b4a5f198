import { Voucher } from '@hall/contract/logistics';
import type { Station } from '@hall/contract/rules/voucher-moves';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import { bilingualOf, type ChosenCode } from './chosen-code.ts';
import type { StoredVoucher } from './voucher-scope.ts';

/** A move that is made, and what is said of it. */
export interface Move {
  readonly to: Station;
  readonly place: ChosenCode;
  readonly reason?: ChosenCode | undefined;
  readonly note?: string | undefined;
  /** The move that this one takes back. */
  readonly takesBackId?: number;
  readonly at: Date;
}

/** Tells the log of a move: where the voucher was, and where it is. */
export function noteMove(call: SignedInCall, { station, place, placeEn }: StoredVoucher, { to, place: next }: Move): void {
  noteChange(call, Voucher, { station: station as Station, place: { zh: place, en: placeEn } }, { station: to, place: bilingualOf(next) });
}

/** Adds a move to a voucher's way, and has the voucher where that leads. */
export async function recordMove(tx: Tx, voucher: StoredVoucher, move: Move, { person }: SignedInCall) {
  const { to, place, reason, note = '', takesBackId = null, at } = move;
  const { number, station: from } = voucher;
  const where = { place: place.name, placeEn: place.nameEn };
  const { id: personId, staffNumber, name, nameEn } = person;
  const why = { reason: reason?.name ?? '', reasonEn: reason?.nameEn ?? '', note };
  const { id } = await tx.voucherMove.create({
    data: { number, from, to, ...where, ...why, personId, staffNumber, name, nameEn, at, takesBackId },
  });
  const moved = { station: to, ...where, movedAt: at, version: voucher.version + 1 };
  await tx.voucher.update({ where: { number }, data: moved });
  return { id, voucher: { ...voucher, ...moved } };
}
