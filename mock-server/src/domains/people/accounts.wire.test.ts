import { describe, expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';

interface Listed {
  readonly total: number;
  readonly rows: readonly { readonly ygbh: string; readonly enabled: string; readonly locked: string }[];
}

describe('SYS-2 the list of accounts', () => {
  it('SYS-2 tells those who can sign in from those who cannot', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const list = async (filter: object) => (await hall.post('/api/people/accounts', { limit: 100, ...filter }, admin)).data as Listed;
    const [all, troubled, fine] = [await list({}), await list({ troubled: '1' }), await list({ troubled: '0' })];
    expect(troubled.total).toBeGreaterThan(0);
    expect(troubled.total + fine.total).toBe(all.total);
    expect(troubled.rows.every(({ enabled, locked }) => enabled === '0' || locked === '1')).toBe(true);
    expect(fine.rows.every(({ enabled, locked }) => enabled === '1' && locked === '0')).toBe(true);
  });

  it('TABLE-3 sorts by staff number unless asked otherwise', async () => {
    const hall = await testHall();
    const admin = await hall.signIn('admin');
    const numbers = async (sort: object) =>
      ((await hall.post('/api/people/accounts', { limit: 100, ...sort }, admin)).data as Listed).rows.map(({ ygbh }) => ygbh);
    const sorted = await numbers({});
    expect(sorted).toEqual([...sorted].sort());
    expect(await numbers({ sortField: 'ygbh', sortOrder: 'desc' })).toEqual(sorted.toReversed());
  });
});
