import type { PermissionChoice } from '@hall/contract/role-management';
import { describe, expect, it } from 'vitest';
import { checkedKeys, nodeTree, shownFor, toggled } from './grant-tree.ts';

const node = (id: string, parentId?: string, more: Partial<PermissionChoice> = {}): PermissionChoice => ({
  ...{ id, parentId, name: id, nameEn: id, directory: false, givable: true, width: 'all' },
  ...more,
});
const directory = (id: string, parentId?: string) => node(id, parentId, { directory: true, givable: false, width: undefined });

const TREE = nodeTree([
  directory('system'),
  node('accounts', 'system'),
  node('accounts.lock', 'accounts'),
  node('accounts.reset', 'accounts'),
  node('secret', 'system', { givable: false, width: undefined }),
  node('loans', undefined, { width: 'department' }),
]);
const held = (...ids: string[]) => ids.map((permissionId) => ({ permissionId, width: 'all' as const }));
const ids = (grants: readonly { readonly permissionId: string }[]) => grants.map(({ permissionId }) => permissionId);

describe('SYS-3 the permissions of a role', () => {
  it('SYS-3 of a directory are given together, without those that cannot be given', () => {
    expect(ids(toggled(TREE, [], 'system', true))).toEqual(['accounts', 'accounts.lock', 'accounts.reset']);
  });

  it('SYS-3 an action brings its function along, and goes with it', () => {
    expect(ids(toggled(TREE, [], 'accounts.lock', true))).toEqual(['accounts.lock', 'accounts']);
    expect(ids(toggled(TREE, held('accounts', 'accounts.lock', 'loans'), 'accounts', false))).toEqual(['loans']);
    expect(ids(toggled(TREE, held('accounts', 'accounts.lock'), 'accounts.lock', false))).toEqual(['accounts']);
  });

  it('SYS-3 are given as wide as they can be, and what is held stays as wide as it is', () => {
    expect(toggled(TREE, [], 'loans', true)).toEqual([{ permissionId: 'loans', width: 'department' }]);
    const own = [{ permissionId: 'accounts', width: 'own' as const }];
    expect(toggled(TREE, own, 'system', true)[0]).toEqual(own[0]);
  });

  it('SYS-3 that cannot be given stay where they are', () => {
    expect(ids(toggled(TREE, held('secret', 'accounts'), 'system', false))).toEqual(['secret']);
  });

  it('SYS-3 show how much of a directory is held', () => {
    expect(checkedKeys(TREE, held('accounts'))).toEqual({ checked: ['accounts'], halfChecked: ['system'] });
    expect(checkedKeys(TREE, held('accounts', 'accounts.lock', 'accounts.reset', 'secret')).checked).toContain('system');
    expect(checkedKeys(TREE, held('accounts.lock'))).toEqual({ checked: ['accounts.lock'], halfChecked: ['accounts', 'system'] });
  });

  it('SYS-3 are found by name, with what stands above them', () => {
    expect([...shownFor(TREE, ({ name }) => name === 'accounts.lock')].sort()).toEqual(['accounts', 'accounts.lock', 'system']);
  });
});
