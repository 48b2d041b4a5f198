import { wireDay } from '@hall/contract/rules/shanghai';
import { describe, expect, it } from 'vitest';
import { askExport, exportOf, linesOf, rowsOf } from '../../testing/exports.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

interface Listed {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly jkje: string; readonly jkzt: string }[];
  readonly summaryData: { readonly jkje: string };
}

const list = async (hall: TestHall, token: string, asked: object = {}) =>
  (await hall.post('/api/loans/list', { currentPage: 1, limit: 100, ...asked }, token)).data as Listed;

/** Four loans of one person, and nothing else of that person's. */
async function withLoans() {
  const hall = await testHall();
  await hall.services.database.unitOfWork(async (tx) => {
    const { id: personId } = await tx.person.findFirstOrThrow({ where: { userName: 'staff' } });
    await tx.loan.deleteMany({ where: { personId } });
    const common = { personId, purpose: '差旅借款', purposeEn: 'Travel advance', lentOn: '2026-01-05', settledAt: null };
    await tx.loan.createMany({
      data: [
        { ...common, id: 'a', number: 'JK-A', amount: 1, dueOn: '2030-01-01' },
        { ...common, id: 'b', number: 'JK-B', amount: 150_05, dueOn: '2030-01-02', purpose: '印刷', purposeEn: 'Printing' },
        { ...common, id: 'c', number: 'JK-C', amount: 150_06, dueOn: '2030-01-03', settledAt: new Date('2026-02-01T00:00:00Z') },
        { ...common, id: 'd', number: 'JK-D', amount: 21_474_836_47, dueOn: '2030-01-04' },
      ],
    });
  });
  return { hall, token: await hall.signIn('staff') };
}

describe('TABLE-3 QUERY-2 one’s own loans', () => {
  it.each<[asked: object, ids: string]>([
    [{}, 'dcba'],
    [{ amountFrom: '150.05' }, 'dcb'],
    [{ amountTo: '150.05' }, 'ba'],
    [{ amountFrom: '0.01', amountTo: '150.05' }, 'ba'],
    [{ amountFrom: '-99.00', amountTo: '0.00' }, ''],
    [{ amountTo: `${'9'.repeat(400)}.00` }, 'dcba'],
    [{ dueBy: '2030-01-02' }, 'ba'],
    [{ state: 'settled' }, 'c'],
    [{ state: 'open' }, 'dba'],
    [{ text: 'JK-B' }, 'b'],
    [{ text: '差旅' }, 'dca'],
    [{ text: 'Print' }, 'b'],
    [{ id: 'c' }, 'c'],
    [{ columnFilters: [{ id: 'jkzt', val: ['settled'] }] }, 'c'],
    [{ columnFilters: [{ id: 'jkzt', val: ['open', 'settled'] }] }, 'dcba'],
    [{ columnFilters: [{ id: 'jkzt', val: ['NaN', 'constructor'] }] }, ''],
    [{ sortField: 'jkje', sortOrder: 'asc' }, 'abcd'],
    [{ sortField: 'yhkrq', sortOrder: 'asc', currentPage: 2, limit: 3 }, 'd'],
    [{ sortField: 'jkje', sortOrder: 'desc', currentPage: 1, limit: 3 }, 'dcb'],
    [{ sortField: 'jkje', sortOrder: 'desc', currentPage: 2, limit: 3 }, 'a'],
  ])('%j finds %s', async (asked, ids) => {
    const { hall, token } = await withLoans();
    expect((await list(hall, token, asked)).rows.map(({ id }) => id).join('')).toBe(ids);
  });

  it('TABLE-3 sums all rows that match, whatever page is shown, to the fen', async () => {
    const { hall, token } = await withLoans();
    expect((await list(hall, token, { limit: 1 })).summaryData).toEqual({ jkje: '21475136.59' });
    expect((await list(hall, token, { amountTo: '150.05' })).summaryData).toEqual({ jkje: '150.06' });
    expect((await list(hall, token, { text: 'nothing' })).summaryData).toEqual({ jkje: '0.00' });
  });

  it('SYS-15 nobody sees another person’s, whatever the roles show of others, in the list or in a file', async () => {
    const { hall } = await withLoans();
    const token = await hall.signIn('leader');
    const { rows } = await list(hall, token);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ id }) => 'abcd'.includes(id))).toEqual([]);
    expect((await list(hall, token, { id: 'a' })).total).toBe(0);
    const file = await askExport(hall, '/api/loans/export', exportOf(['jkdh'], { scope: 'selected', keys: ['a'] }), token);
    expect(file.json()).toMatchObject({ code: 'EXPORTCODE' });
  });

  it('AUTH-17 those that are outstanding and due within 30 days are the ones that are reminded of, with the same words', async () => {
    const hall = await testHall();
    const token = await hall.signIn('leader');
    const { data } = await hall.post('/api/getWbjjdqjkxx', undefined, token);
    const due = (data as { whkje: string; syts: number }[]).map(({ whkje, syts: _, ...same }) => ({ ...same, jkje: whkje, jkzt: 'open' }));
    const last = wireDay(new Date(hall.clock.now().getTime() + 30 * 86_400_000));
    const { rows, total } = await list(hall, token, { state: 'open', dueBy: last, sortField: 'yhkrq', sortOrder: 'asc' });
    expect(due.length).toBeGreaterThan(1);
    expect(rows).toEqual(due);
    expect((await list(hall, token)).total).toBeGreaterThan(total);
  });

  it('MENU-1 are in the menu of who may see them, and nowhere for who may not', async () => {
    const hall = await testHall();
    await makeRole(hall, 'borrows', 'loans');
    await makeRole(hall, 'borrows not', 'notices');
    const seen = async (role: string) => {
      const token = await signInWith(hall, role);
      const { data } = await hall.get('/api/menu/mymenu', token);
      const { code } = await hall.post('/api/loans/list', { currentPage: 1, limit: 1 }, token);
      return { inMenu: (data as { path?: string }[]).filter(({ path }) => path === '/loans').length, code };
    };
    expect(await seen('borrows')).toEqual({ inMenu: 1, code: 200 });
    expect(await seen('borrows not')).toEqual({ inMenu: 0, code: 403 });
  });

  it('a file has them with amounts that can be reckoned with', async () => {
    const { hall, token } = await withLoans();
    const query = [{ id: 'amountTo', value: '150.05' }];
    const file = await askExport(hall, '/api/loans/export', exportOf(['jkdh', 'jkje', 'jkzt'], { query }), token);
    expect(linesOf(file.rawPayload).length).toBeGreaterThan(2);
    expect(rowsOf(file.rawPayload)).toEqual([
      ['JK-B', 150.05, '未还'],
      ['JK-A', 0.01, '未还'],
    ]);
  });
});
