import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { isFoundBy } from '../../../shared/form/found-by.ts';
import { useFoundFirst } from '../../../shared/form/use-found-first.ts';
import { QueryFailed } from '../../../shared/ui/query-view.tsx';
import { treeOf } from '../../../shared/ui/tree-of.ts';
import { useTexts } from '../texts.ts';
import { useDepartmentsQuery } from './api.ts';

const isFound = (typed: string, { title, pinyin }: { readonly title: string; readonly pinyin: string }) => isFoundBy(typed, title, pinyin);

/** What both choices of the tree have in common. */
function useTree() {
  const { t, pick } = useTexts();
  const { ref, onSearch } = useFoundFirst();
  const query = useDepartmentsQuery();
  const { data, isFetching, isError } = query;
  const treeData = useMemo(
    () =>
      treeOf(
        (data ?? []).map(({ id, parentId, name, nameEn, pinyin }) => ({ value: id, parent: parentId, title: pick(name, nameEn), pinyin })),
      ),
    [data, pick],
  );
  return {
    ref,
    treeData,
    treeDefaultExpandAll: true,
    loading: isFetching,
    showSearch: { filterTreeNode: (typed: string, node: object) => isFound(typed, node as Parameters<typeof isFound>[1]), onSearch },
    notFoundContent: isFetching ? t('finding') : isError ? <QueryFailed query={query} /> : t('noDepartment'),
  } as const;
}

/** Chooses a department. */
export const DepartmentSelect = (control: Control<string>) => <TreeSelect {...control} {...useTree()} />;

/** Chooses some departments; one takes those below it along. */
export const DepartmentsSelect = (control: Control<string[]>) => (
  <TreeSelect {...control} {...useTree()} treeCheckable showCheckedStrategy={TreeSelect.SHOW_PARENT} allowClear />
);
