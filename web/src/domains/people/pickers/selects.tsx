import { Select, type SelectProps } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { isFoundBy } from '../../../shared/form/found-by.ts';
import { useTexts } from '../texts.ts';
import { useFoundPeople, useRoleChoicesQuery } from './api.ts';

type Offered<V> = Pick<SelectProps<V>, 'id' | 'value' | 'onChange' | 'onBlur' | 'disabled'> & { readonly 'aria-label'?: string };

/** Chooses people by name, number or pinyin: the staff numbers of those chosen. */
export function PeopleSelect(props: Offered<string[]>) {
  return <Select {...props} {...useFoundPeople()} mode="multiple" allowClear />;
}

interface PersonSelectProps extends Offered<string> {
  /** Who is chosen, where that is known. */
  readonly known: Parameters<typeof useFoundPeople>[0];
}

/** Chooses one person by name, number or pinyin: the staff number. */
export function PersonSelect({ known, ...props }: PersonSelectProps) {
  return <Select {...props} {...useFoundPeople(known)} />;
}

interface RoleSelectProps extends Control<string[]> {
  /** The roles are given to somebody: one that the person cannot give stays as it is. */
  readonly giving?: boolean;
}

const BY_NAME = {
  filterOption: (typed: string, option?: { readonly label: string; readonly pinyin: string }) =>
    option !== undefined && isFoundBy(typed, option.label, option.pinyin),
};

/** Chooses roles. */
export function RoleSelect({ giving = false, ...control }: RoleSelectProps) {
  const { t, pick } = useTexts();
  const { data = [], isFetching } = useRoleChoicesQuery();
  const options = data.map(({ id, name, nameEn, pinyin, givable }) => ({
    value: id,
    label: pick(name, nameEn),
    pinyin,
    disabled: giving && !givable,
    title: giving && !givable ? t('roleNotGivable') : undefined,
  }));
  return <Select {...control} mode="multiple" options={options} loading={isFetching} showSearch={BY_NAME} allowClear />;
}
