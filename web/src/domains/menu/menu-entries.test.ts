import type { MenuNode } from '@hall/contract/menu';
import { expect, it } from 'vitest';
import { menuEntries, trailTo } from './menu-entries.ts';

const node = (id: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  name: id,
  systemId: 's',
  opening: '0',
  favourite: 'none',
  ...more,
});
const claims = node('claims');
const menu = [
  node('home', { path: '/home' }),
  node('notices', { path: '/tzgg' }),
  node('reimbursement', { children: [claims, node('approve'), node('old', { hidden: true })] }),
  node('payroll', { image: 'wallet', children: [node('payslips')] }),
  node('off', { shown: false }),
  node('system', { path: '/xtsz', hidden: true, children: [node('accounts', { path: '/xtsz/accounts', hidden: true })] }),
];
const ids = (nodes: readonly MenuNode[]) => nodes.map(({ id }) => id);

it('MENU-4 shows a second level with a single child when that is wanted, else the child itself', () => {
  expect(ids(menuEntries(menu, true))).toEqual(['notices', 'reimbursement', 'payroll']);
  const entries = menuEntries(menu, false);
  expect(ids(entries)).toEqual(['notices', 'reimbursement', 'payslips']);
  expect(entries[2]).toMatchObject({ image: 'wallet' });
  expect(ids(entries[1]?.children ?? [])).toEqual(['claims', 'approve']);
});

it('SHELL-3 finds the way from the system to the function that the address shows, hidden ones too', () => {
  expect(ids(trailTo(menu, { pathname: '/tzgg', search: '?page=2' }))).toEqual(['notices']);
  expect(ids(trailTo(menu, { pathname: '/qtxt', search: '?menu=claims' }))).toEqual(['reimbursement', 'claims']);
  expect(ids(trailTo(menu, { pathname: '/xtsz', search: '' }))).toEqual(['system']);
  expect(ids(trailTo(menu, { pathname: '/xtsz/accounts', search: '' }))).toEqual(['system', 'accounts']);
  const digest = node('digest', { hint: '2', templateId: 'short' });
  expect(ids(trailTo([digest], { pathname: '/list', search: '?mbid=short' }))).toEqual(['digest']);
  expect(trailTo(menu, { pathname: '/nowhere', search: '' })).toEqual([]);
});
