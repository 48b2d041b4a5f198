import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { useFoundFirst } from '../../../shared/form/use-found-first.ts';
import { usePermissionChoicesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';

interface PermissionSelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (permissionId: string) => void;
}

/** Chooses an entry of the menu, or an action below one, out of the tree of all of them. */
export function PermissionSelect({ value, ...control }: PermissionSelectProps) {
  const { t, pick } = useTexts();
  const { ref, onSearch } = useFoundFirst();
  const { data, isFetching } = usePermissionChoicesQuery();
  const treeData = useMemo(
    () => data?.map(({ id, parentId, name, nameEn }) => ({ id, pId: parentId ?? '', value: id, title: pick(name, nameEn) })),
    [data, pick],
  );
  return (
    <TreeSelect
      {...control}
      ref={ref}
      // What is chosen has a name once the tree has come.
      {...(value && treeData && { value })}
      treeData={treeData ?? []}
      treeDataSimpleMode={{ rootPId: '' }}
      loading={isFetching}
      showSearch={{ treeNodeFilterProp: 'title', onSearch }}
      notFoundContent={t('noPermission')}
    />
  );
}
