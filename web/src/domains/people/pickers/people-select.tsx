import type { FoundPerson } from '@hall/contract/look-ups';
import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useTexts } from '../texts.ts';
import { usePeopleFoundQuery } from './api.ts';

/** How many people are offered at once. */
const OFFERED = 20;

interface PeopleSelectProps extends Pick<SelectProps<string[]>, 'id' | 'value' | 'onChange' | 'onBlur' | 'disabled'> {
  readonly 'aria-label'?: string;
}

/** Chooses people by name, number or pinyin: the staff numbers of those chosen. */
export function PeopleSelect(props: PeopleSelectProps) {
  const { t, pick } = useTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { currentData, isFetching } = usePeopleFoundQuery({ text, page: 1, pageSize: OFFERED }, { skip: text === '' });
  const labelOf = ({ name, nameEn, staffNumber, department, departmentEn }: FoundPerson) =>
    `${pick(name, nameEn)} ${staffNumber} · ${pick(department, departmentEn)}`;
  const options = (currentData?.rows ?? []).map((person) => ({ value: person.staffNumber, label: labelOf(person) }));
  const nobody = text === '' ? t('typeToFind') : t('nobodyFound');
  return (
    <Select
      {...props}
      mode="multiple"
      options={options}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      loading={isFetching}
      notFoundContent={isFetching || text !== typed.trim() ? t('finding') : nobody}
      allowClear
    />
  );
}
