import { TreeSelect } from 'antd';
import { useMemo, useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { isFoundBy } from '../../../shared/form/found-by.ts';
import { useFoundFirst } from '../../../shared/form/use-found-first.ts';
import { QueryFailed } from '../../../shared/ui/query-view.tsx';
import { treeOf } from '../../../shared/ui/tree-of.ts';
import { useRemovalDepartmentsQuery } from './removal-api.ts';
import { useRemovalTexts } from './removal-texts.ts';

interface Node {
  readonly label: string;
  readonly pinyin: string;
}

const isFound = (typed: string, { label, pinyin }: Node): boolean => isFoundBy(typed, label, pinyin);

/** Those in which there is something to remove, each with how much; they are asked for once they are looked at. */
function useDepartments(asked: boolean) {
  const { t, pick } = useRemovalTexts();
  const query = useRemovalDepartmentsQuery(undefined, { skip: !asked, refetchOnMountOrArgChange: true });
  const { data } = query;
  const treeData = useMemo(
    () =>
      treeOf(
        (data ?? []).map(({ id, parentId, name, nameEn, pinyin, grants }) => {
          const label = pick(name, nameEn);
          return {
            value: id,
            parent: parentId,
            label,
            title: grants > 0 ? t('departmentCount', { name: label, count: grants }) : label,
            pinyin,
          };
        }),
      ),
    [data, pick, t],
  );
  return { query, treeData };
}

/** Chooses some departments out of those in which the person can remove grants. */
export function DepartmentsPicker(control: Control<string[]>) {
  const { t } = useRemovalTexts();
  const { ref, onSearch } = useFoundFirst();
  const [asked, setAsked] = useState(false);
  const { query, treeData } = useDepartments(asked);
  return (
    <TreeSelect
      {...control}
      ref={ref}
      multiple
      allowClear
      treeData={treeData}
      treeNodeLabelProp="label"
      treeDefaultExpandAll
      loading={query.isFetching}
      showSearch={{ filterTreeNode: (typed: string, node: object) => isFound(typed, node as Node), onSearch }}
      onOpenChange={(open) => open && setAsked(true)}
      placeholder={t('findDepartment')}
      notFoundContent={query.isFetching || !asked ? t('finding') : query.isError ? <QueryFailed query={query} /> : t('noDepartment')}
    />
  );
}
