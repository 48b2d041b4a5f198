import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { entity, type Of } from '@hall/contract/wire/entity';
import { flag } from '@hall/contract/wire/flags';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { option } from '../../testing/columns.ts';
import { openPage, servePage } from '../../testing/page-server.tsx';
import { Facts } from './facts.tsx';

const Order = entity({
  id: ['id', z.string(), '编号', 'Id'],
  buyer: ['cgr', z.string(), '采购人', 'Buyer'],
  buyerEn: ['cgren', z.optional(z.string()), '采购人英文名', 'Buyer in English'],
  state: ['zt', z.string(), '状态', 'State'],
  paid: ['fk', flag, '已付', 'Paid'],
});
type Order = Of<typeof Order>;
const CONFIG = pageConfig({ pageId: 'orders', title: { zh: '订单', en: 'Orders' }, call: '/api/orders/list', fields: [] });

afterEach(() => vi.unstubAllGlobals());

it('SYS-7 a field reads as its column does, codes by their names there, and one without a column in its own words', async () => {
  switchLanguage('en');
  const columns = [
    tableColumn('cgr', { propEn: 'cgren', shown: false }),
    tableColumn('zt', { label: '状态', options: [option('paused', '暂停', 'On hold')] }),
  ];
  servePage(CONFIG, columns, () => ({
    total: 1,
    rows: [{ id: '1', cgr: '张三', cgren: 'San Zhang', zt: 'paused', fk: '0' }],
  }));
  openPage('/orders?open=1', {
    page: 'orders',
    row: Order,
    detail: { title: () => 'Order', render: (row) => <Facts entity={Order} row={row} fields={['buyer', 'state', 'paid']} /> },
  });
  const facts = (await screen.findByText('Buyer')).closest('dl') as HTMLElement;
  expect([...facts.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['San Zhang', 'On hold', 'No']);
});

it('SYS-7 without a column English readers get the English text of the row, and the Chinese where there is none', async () => {
  switchLanguage('en');
  const rows = [
    { id: '1', cgr: '张三', cgren: 'San Zhang', zt: 'paused', fk: '0' },
    { id: '2', cgr: '李四', zt: 'paused', fk: '0' },
  ];
  servePage(CONFIG, [tableColumn('id')], () => ({ total: 2, rows }));
  const detail = { title: () => 'Order', render: (row: Order) => <Facts entity={Order} row={row} fields={['buyer']} /> };
  const { router } = openPage('/orders?open=1', { page: 'orders', row: Order, detail });
  expect(await screen.findByText('San Zhang')).toBeTruthy();
  await act(() => router.navigate('/orders?open=2'));
  expect(await screen.findByText('李四')).toBeTruthy();
});
