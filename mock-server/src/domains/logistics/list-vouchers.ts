import { Voucher, VoucherFilter } from '@hall/contract/logistics';
import { startOfDay } from '@hall/contract/rules/shanghai';
import { STATIONS } from '@hall/contract/rules/voucher-moves';
import { voucherNumberIn } from '@hall/contract/rules/voucher-number';
import { wireName } from '@hall/contract/wire/entity';
import { defineList, type ListColumns } from '../../core/list.ts';
import { yuanOf } from '../../core/money.ts';
import { voucherOf } from './voucher-of.ts';
import { findVouchers, inScope, SEES_OTHERS } from './voucher-scope.ts';

const DAY_MS = 86_400_000;

const COLUMNS: ListColumns = {
  [wireName(Voucher, 'amount')]: { sort: (order) => ({ amount: order }) },
  [wireName(Voucher, 'station')]: {
    filter: (values) => values.filter((value) => Object.hasOwn(STATIONS, value)).map((station) => ({ station })),
  },
  [wireName(Voucher, 'handedInAt')]: { sort: (order) => ({ handedInAt: order }) },
  [wireName(Voucher, 'movedAt')]: { sort: (order) => ({ movedAt: order }) },
};

/** A whole number is one voucher's; a part of one finds all that have it. */
const numbered = (typed: string): object => ({
  number: voucherNumberIn(typed) ?? { contains: typed.normalize('NFKC').replace(/[\s-]/g, '') },
});

const byPerson = (text: string): object => ({
  person: { OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }] },
});

const conditions = ({ number, kind, station, from, to, person }: VoucherFilter): object[] => [
  ...(number ? [numbered(number)] : []),
  ...(kind ? [{ kind }] : []),
  ...(station ? [{ station }] : []),
  ...(from ? [{ handedInAt: { gte: startOfDay(from) } }] : []),
  ...(to ? [{ handedInAt: { lt: new Date(startOfDay(to).getTime() + DAY_MS) } }] : []),
  ...(person ? [byPerson(person)] : []),
];

/** Vouchers on their way, the one moved last first unless sorted: a person's own, and others' for who may follow them. */
export const vouchers = defineList<VoucherFilter, Voucher, Voucher>({
  pageId: 'logistics',
  filter: VoucherFilter,
  row: Voucher,
  rowKey: 'number',
  access: SEES_OTHERS,
  scope: inScope,
  count: (read, where) => read.voucher.count({ where }),
  find: async (read, query, { person }) => (await findVouchers(read, query)).map((row) => voucherOf(row, person)),
  where: conditions,
  columns: COLUMNS,
  order: [{ movedAt: 'desc' }, { number: 'desc' }],
  toRow: (voucher) => voucher,
  sums: async (read, where) => {
    const { _sum } = await read.voucher.aggregate({ where, _sum: { amount: true } });
    return { [wireName(Voucher, 'amount')]: yuanOf(_sum.amount ?? 0) };
  },
});
