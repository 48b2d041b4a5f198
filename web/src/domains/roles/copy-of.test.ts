import { expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';

it('SYS-3 a copied role says in each language that it is one, whatever language is read', () => {
  const role = {
    id: 'cashier',
    name: '出纳',
    nameEn: 'Cashier',
    remark: '收付款',
    remarkEn: 'Pays',
    holders: 2,
    shipped: false,
    version: 3,
  };
  const grants = [{ permissionId: 'loans', width: 'own' as const }];
  expect(copyOf({ role, grants })).toEqual({
    ...{ name: '出纳（副本）', nameEn: 'Cashier (copy)', remark: '收付款', remarkEn: 'Pays', grants },
  });
});
