import { entity, request } from '@hall/contract/wire/entity';
import { amount, optionalText, text } from '@hall/contract/wire/flags';
import { listFields } from '@hall/contract/wire/list';
import { describe, expect, it } from 'vitest';
import { callOf } from '../testing/call-of.ts';
import { testHall } from '../testing/test-hall.ts';
import { defineList } from './list.ts';
import { yuanOf } from './money.ts';

const loans = defineList({
  pageId: 'loans',
  filter: request({ ...listFields, number: ['number', optionalText(), '编号', 'Number'] }),
  row: entity({ number: ['number', text(), '编号', 'Number'], amount: ['amount', amount, '金额', 'Amount'] }),
  rowKey: 'number',
  access: 'signed-in',
  scope: () => ({}),
  count: (read, where) => read.loan.count({ where }),
  find: (read, query) => read.loan.findMany(query),
  where: ({ number }) => (number ? [{ number: { contains: number } }] : []),
  columns: {},
  order: [{ number: 'asc' }],
  toRow: (loan) => ({ number: loan.number, amount: yuanOf(loan.amount) }),
  sums: async (read, where) => ({ amount: yuanOf((await read.loan.aggregate({ where, _sum: { amount: true } }))._sum.amount ?? 0) }),
});

describe('TABLE-3 the sums of a list', () => {
  it('TABLE-3 are of all rows that the query matches, not of the page alone', async () => {
    const hall = await testHall();
    const { services } = hall;
    const call = await callOf(hall, 'staff');
    const all = await services.database.read.loan.findMany({ orderBy: { number: 'asc' } });
    const [first] = all;
    const whole = all.reduce((sum, loan) => sum + loan.amount, 0);
    const page = (more: object) => loans.page(services, { page: 1, pageSize: 1, ...more }, call);
    expect(await page({})).toMatchObject({ total: all.length, rows: [{ number: first?.number }], summaryData: { amount: yuanOf(whole) } });
    expect(await page({ number: first?.number })).toMatchObject({ summaryData: { amount: yuanOf(first?.amount ?? 0) } });
    expect(await page({ number: 'none' })).toMatchObject({ total: 0, summaryData: { amount: '0.00' } });
  });
});
