import type { Label } from '../bilingual.ts';

/** Where a voucher can be on its way, in the order of the way. */
export const STATIONS = {
  handed: ['已交单', 'Handed in'],
  received: ['已接收', 'Received'],
  checked: ['已审核', 'Checked'],
  held: ['已挂起', 'Held'],
  returned: ['已退回', 'Returned'],
  paid: ['已付款', 'Paid'],
  archived: ['已归档', 'Archived'],
} as const satisfies Readonly<Record<string, Label>>;
export type Station = keyof typeof STATIONS;

/** Who makes a move: whose voucher it is, or who works at the stations. */
export type Mover = 'owner' | 'clerk';

export interface Transition {
  readonly from: Station;
  readonly to: Station;
  readonly by: Mover;
  /** Why has to be said. */
  readonly reason?: true;
}

/** The way of a voucher: all moves that there are. Being registered is its being handed in for the first time. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'handed', to: 'received', by: 'clerk' },
  { from: 'received', to: 'checked', by: 'clerk' },
  { from: 'received', to: 'held', by: 'clerk', reason: true },
  { from: 'checked', to: 'held', by: 'clerk', reason: true },
  { from: 'held', to: 'checked', by: 'clerk' },
  { from: 'received', to: 'returned', by: 'clerk', reason: true },
  { from: 'checked', to: 'returned', by: 'clerk', reason: true },
  { from: 'held', to: 'returned', by: 'clerk', reason: true },
  { from: 'returned', to: 'handed', by: 'owner' },
  { from: 'checked', to: 'paid', by: 'clerk' },
  { from: 'paid', to: 'archived', by: 'clerk' },
];

/** For so long a wrong scan can be taken back, in ms. */
export const TAKE_BACK_MS = 10 * 60_000;

/** Where somebody can move a voucher from a station. */
export const movesFrom = (from: Station, by: Mover): readonly Transition[] =>
  TRANSITIONS.filter((move) => move.from === from && move.by === by);

/** The stations to which somebody moves vouchers, whatever station they come from. */
export const stationsOf = (by: Mover): readonly Station[] =>
  (Object.keys(STATIONS) as Station[]).filter((station) => TRANSITIONS.some((move) => move.to === station && move.by === by));

/** Whether it has to be said why a voucher comes to a station. */
export const needsReason = (to: Station): boolean => TRANSITIONS.some((move) => move.to === to && move.reason === true);

/** Why somebody cannot move a voucher from one station to another. */
export function moveFault(from: Station, to: Station, by: Mover): 'voucher-there' | 'voucher-move' | undefined {
  if (from === to) return 'voucher-there';
  return movesFrom(from, by).some((move) => move.to === to) ? undefined : 'voucher-move';
}

/** How long somebody can still take a scan back, in whole seconds; none once that is over. */
export function secondsToTakeBack(scannedAt: Date, now: Date): number | undefined {
  const left = scannedAt.getTime() + TAKE_BACK_MS - now.getTime();
  return left < 0 ? undefined : Math.floor(left / 1000);
}
