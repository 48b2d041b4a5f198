import { voucherPath } from '@hall/contract/logistics';
import { STATIONS, type Station } from '@hall/contract/rules/voucher-moves';
import type { Tx } from '@hall/database/database';
import { push } from '../../core/push.ts';
import type { Move } from './record-move.ts';
import type { StoredVoucher } from './voucher-scope.ts';

const ORIGIN = 'logistics';

const whyOf = ({ reason }: Move) => (reason ? [`：${reason.name}`, `: ${reason.nameEn}`] : ['', '']);

/** Tells who handed a voucher in where it has come. */
export async function tellMoved(tx: Tx, { number, personId }: StoredVoucher, move: Move): Promise<void> {
  const [zh, en] = STATIONS[move.to];
  const [why, whyEn] = whyOf(move);
  await push(tx, [personId], {
    origin: ORIGIN,
    title: `单据 ${number} ${zh}${why}（${move.place.name}）`,
    titleEn: `Voucher ${number}: ${en}${whyEn} (${move.place.nameEn})`,
    path: voucherPath(number),
    sentAt: move.at,
  });
}

/** Tells who handed a voucher in that what was told last was a wrong scan. */
export async function tellTakenBack(tx: Tx, { number, personId, station }: StoredVoucher, { to, at }: Move): Promise<void> {
  const [[wrong, wrongEn], [zh, en]] = [STATIONS[station as Station], STATIONS[to]];
  await push(tx, [personId], {
    origin: ORIGIN,
    title: `单据 ${number} “${wrong}”为误扫，已撤回，现为“${zh}”`,
    titleEn: `Voucher ${number}: “${wrongEn}” was a wrong scan and is taken back; it is “${en}”`,
    path: voucherPath(number),
    sentAt: at,
  });
}
