import { TreeSelect } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { useFoundFirst } from '../../../shared/form/use-found-first.ts';
import { useEntriesTexts } from '../entries-texts.ts';
import { type EntryTree, isWithin } from '../entry-tree.ts';

interface DirectorySelectProps extends Control<string> {
  readonly tree: EntryTree;
  /** What cannot be chosen, nor what stands below it. */
  readonly without?: string | undefined;
}

/** What is chosen for the top of the tree. */
export const TOP = '';

/** Chooses a directory of the permission tree, or its top. */
export function DirectorySelect({ tree, without, value = TOP, ...control }: DirectorySelectProps) {
  const { t, pick } = useEntriesTexts();
  const { ref, onSearch } = useFoundFirst();
  const dataOf = (ids: readonly string[]): object[] =>
    ids.flatMap((id) => {
      const entry = tree.nodes.get(id);
      if (!entry?.directory || (without && isWithin(tree, id, without))) return [];
      return [{ value: id, title: pick(entry.name, entry.nameEn), children: dataOf(tree.childrenOf(id)) }];
    });
  return (
    <TreeSelect
      {...control}
      ref={ref}
      value={value}
      treeData={[{ value: TOP, title: t('top') }, ...dataOf(tree.roots)]}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title', onSearch }}
      notFoundContent={t('noneFound')}
    />
  );
}
