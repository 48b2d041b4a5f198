import { Select } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { useTexts } from '../texts.ts';
import { useRoleChoicesQuery } from './api.ts';

/** Chooses roles; one that cannot be given stays as it is. */
export function RoleSelect(control: Control<string[]>) {
  const { t, pick } = useTexts();
  const { data = [], isFetching } = useRoleChoicesQuery();
  const options = data.map(({ id, name, nameEn, givable }) => ({
    value: id,
    label: pick(name, nameEn),
    disabled: !givable,
    title: givable ? undefined : t('roleNotGivable'),
  }));
  return <Select {...control} mode="multiple" options={options} loading={isFetching} showSearch={{ optionFilterProp: 'label' }} />;
}
