import type { Rule } from '@hall/contract/errors';
import { type BatchAnswer, type BatchOutcome, logisticsEndpoints, Voucher } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { moveFault, type Station, secondsToTakeBack } from '@hall/contract/rules/voucher-moves';
import { voucherNumberIn } from '@hall/contract/rules/voucher-number';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import type { Services } from '../../core/services.ts';
import { chosenCode } from './chosen-code.ts';
import { type Move, recordMove } from './record-move.ts';
import { tellMoved } from './tell-owner.ts';
import { voucherOf } from './voucher-of.ts';
import { findVouchers, type StoredVoucher, visibleTo } from './voucher-scope.ts';

type Batch = RequestOf<typeof logisticsEndpoints.receive>;

/** The vouchers that somebody may see of those that were scanned, by their numbers. */
async function scannedOf(tx: Tx, given: readonly string[], visible: object): Promise<ReadonlyMap<string, StoredVoucher>> {
  const numbers = given.flatMap((text) => voucherNumberIn(text) ?? []);
  const found = await findVouchers(tx, { where: { AND: [{ number: { in: [...new Set(numbers)] } }, visible] } });
  return new Map(found.map((voucher) => [voucher.number, voucher]));
}

type Judged = { readonly given: string } & (
  | { readonly voucher: StoredVoucher }
  | { readonly rule: Rule; readonly station?: Station | undefined }
);

/** Which of a batch can be received, and why the others cannot. */
function judged(given: readonly string[], known: ReadonlyMap<string, StoredVoucher>): readonly Judged[] {
  const seen = new Set<string>();
  return given.map((text) => {
    const number = voucherNumberIn(text);
    if (!number) return { given: text, rule: 'voucher-number' };
    if (seen.has(number)) return { given: text, rule: 'voucher-twice' };
    seen.add(number);
    const voucher = known.get(number);
    if (!voucher) return { given: text, rule: 'voucher-unknown' };
    const station = voucher.station as Station;
    const rule = moveFault(station, 'received', 'clerk');
    return rule ? { given: text, rule, station } : { given: text, voucher };
  });
}

/** Tells the log which vouchers the batch moved. */
function noteBatch(call: SignedInCall, received: readonly string[], { place: { name, nameEn } }: Move): void {
  const said = received.join('、');
  call.entry.target = { zh: `${received.length} 张单据`, en: `${received.length} vouchers` };
  noteChange(
    call,
    logisticsEndpoints.receive.request,
    {},
    { numbers: { zh: said, en: received.join(', ') }, place: { zh: name, en: nameEn } },
  );
  if (received.length > 0) noteChange(call, Voucher, { station: 'handed' }, { station: 'received' });
}

/**
 * Receives several vouchers at once: all that can be, in one unit of work; of each of the others it is said why it is left.
 * @throws Refusal 404 `choice` for a place that is not offered
 */
export async function receiveVouchers(services: Services, { numbers, place }: Batch, call: SignedInCall): Promise<BatchAnswer> {
  const visible = await visibleTo(services, call.person);
  return services.database.unitOfWork(async (tx) => {
    const at = services.clock.now();
    const move: Move = { to: 'received', place: await chosenCode(tx, VOUCHER_CODES.places, place, 'place'), at };
    const batch = judged(numbers, await scannedOf(tx, numbers, visible));
    noteBatch(
      call,
      batch.flatMap((one) => ('voucher' in one ? one.voucher.number : [])),
      move,
    );
    const outcomes: BatchOutcome[] = [];
    for (const one of batch) {
      if ('rule' in one) {
        outcomes.push(one);
        continue;
      }
      const { id, voucher } = await recordMove(tx, one.voucher, move, call);
      await tellMoved(tx, one.voucher, move);
      const moved = { voucher: voucherOf(voucher, call.person), moveId: id, secondsLeft: secondsToTakeBack(at, at) };
      outcomes.push({ given: one.given, moved });
    }
    return { outcomes };
  });
}
