import type { DepartmentNode } from '@hall/contract/look-ups';
import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useFoundFirst } from '../../../shared/form/use-found-first.ts';
import { useTexts } from '../texts.ts';
import { useDepartmentsQuery } from './api.ts';
import { isFoundBy } from './found-by.ts';

interface TreeNode {
  readonly value: string;
  readonly title: string;
  readonly pinyin: string;
  readonly children: TreeNode[];
}

/** The tree of all departments, by their names: each is told after the one above it. */
function treeOf(departments: readonly DepartmentNode[], nameOf: (department: DepartmentNode) => string): TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  const top: TreeNode[] = [];
  for (const department of departments) {
    const node = { value: department.id, title: nameOf(department), pinyin: department.pinyin, children: [] };
    nodes.set(department.id, node);
    (nodes.get(department.parentId ?? '')?.children ?? top).push(node);
  }
  return top;
}

const isFound = (typed: string, { title, pinyin }: TreeNode) => isFoundBy(typed, title, pinyin);

/** What both choices of the tree have in common. */
function useTree() {
  const { t, pick } = useTexts();
  const { ref, onSearch } = useFoundFirst();
  const { data, isFetching } = useDepartmentsQuery();
  const treeData = useMemo(() => treeOf(data ?? [], ({ name, nameEn }) => pick(name, nameEn)), [data, pick]);
  return {
    ref,
    treeData,
    treeDefaultExpandAll: true,
    loading: isFetching,
    showSearch: { filterTreeNode: (typed: string, node: object) => isFound(typed, node as TreeNode), onSearch },
    notFoundContent: t('noDepartment'),
  } as const;
}

/** Chooses a department. */
export const DepartmentSelect = (control: Control<string>) => <TreeSelect {...control} {...useTree()} />;

/** Chooses some departments; one takes those below it along. */
export const DepartmentsSelect = (control: Control<string[]>) => (
  <TreeSelect {...control} {...useTree()} treeCheckable showCheckedStrategy={TreeSelect.SHOW_PARENT} allowClear />
);
