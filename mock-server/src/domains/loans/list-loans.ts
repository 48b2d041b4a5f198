import { Loan, LoanFilter, loansEndpoints } from '@hall/contract/loans';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { defineList, type ListColumns } from '../../core/list.ts';
import { fenOf, yuanOf } from '../../core/money.ts';

type Row = Awaited<ReturnType<Reader['loan']['findMany']>>[number];

const OF_STATE: ReadonlyMap<string, object> = new Map([
  ['open', { settledAt: null }],
  ['settled', { settledAt: { not: null } }],
]);

const COLUMNS: ListColumns = {
  [wireName(Loan, 'amount')]: { sort: (order) => ({ amount: order }) },
  [wireName(Loan, 'lentOn')]: { sort: (order) => ({ lentOn: order }) },
  [wireName(Loan, 'dueOn')]: { sort: (order) => ({ dueOn: order }) },
  [wireName(Loan, 'state')]: { filter: (states) => [...OF_STATE].filter(([state]) => states.includes(state)).map(([, rows]) => rows) },
};

const conditions = ({ id, text, amountFrom, amountTo, dueBy, state }: LoanFilter): object[] => [
  ...(id ? [{ id }] : []),
  ...(text ? [{ OR: [{ number: { contains: text } }, { purpose: { contains: text } }, { purposeEn: { contains: text } }] }] : []),
  { amount: { ...(amountFrom && { gte: fenOf(amountFrom) }), ...(amountTo && { lte: fenOf(amountTo) }) } },
  ...(dueBy ? [{ dueOn: { lte: dueBy } }] : []),
  OF_STATE.get(state ?? '') ?? {},
];

const loanOf = ({ id, number, purpose, purposeEn, amount, lentOn, dueOn, settledAt }: Row): Loan => ({
  id,
  number,
  purpose,
  purposeEn,
  amount: yuanOf(amount),
  lentOn,
  dueOn,
  state: settledAt ? 'settled' : 'open',
});

/** A person's own loans, whatever the roles show of others, the one due last first unless sorted. */
export const loans = defineList<LoanFilter, Loan, Row>({
  pageId: 'loans',
  filter: LoanFilter,
  row: Loan,
  rowKey: 'id',
  access: loansEndpoints.list.access,
  scope: (_, { person }) => ({ personId: person.id }),
  count: (read, where) => read.loan.count({ where }),
  find: (read, query) => read.loan.findMany(query),
  where: conditions,
  columns: COLUMNS,
  order: [{ dueOn: 'desc' }, { number: 'asc' }],
  toRow: loanOf,
  sums: async (read, where) => {
    const { _sum } = await read.loan.aggregate({ where, _sum: { amount: true } });
    return { [wireName(Loan, 'amount')]: yuanOf(_sum.amount ?? 0) };
  },
});
