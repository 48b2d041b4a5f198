import { Select } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { useTexts } from '../texts.ts';
import { useRoleChoicesQuery } from './api.ts';

interface RoleSelectProps extends Control<string[]> {
  /** The roles are given to somebody: one that the person cannot give stays as it is. */
  readonly giving?: boolean;
}

/** Chooses roles. */
export function RoleSelect({ giving = false, ...control }: RoleSelectProps) {
  const { t, pick } = useTexts();
  const { data = [], isFetching } = useRoleChoicesQuery();
  const options = data.map(({ id, name, nameEn, givable }) => ({
    value: id,
    label: pick(name, nameEn),
    disabled: giving && !givable,
    title: giving && !givable ? t('roleNotGivable') : undefined,
  }));
  return (
    <Select {...control} mode="multiple" options={options} loading={isFetching} showSearch={{ optionFilterProp: 'label' }} allowClear />
  );
}
