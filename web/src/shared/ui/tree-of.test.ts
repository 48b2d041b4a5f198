import { expect, it } from 'vitest';
import { treeOf } from './tree-of.ts';

it('QUERY-2 SYS-2 branches stand below their parents, whichever comes first, and at the top without one', () => {
  const branches = [
    { value: 'cash', title: 'Cashier', parent: 'finance' },
    { value: 'finance', title: 'Finance', parent: 'hq' },
    { value: 'hq', title: 'Head office' },
    { value: 'lost', title: 'Lost', parent: 'gone' },
  ];
  const leaf = (value: string, title: string) => ({ value, title, children: [] });
  expect(treeOf(branches)).toEqual([
    { value: 'hq', title: 'Head office', children: [{ value: 'finance', title: 'Finance', children: [leaf('cash', 'Cashier')] }] },
    leaf('lost', 'Lost'),
  ]);
});
