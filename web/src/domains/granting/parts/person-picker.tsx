import type { FoundPerson } from '@hall/contract/found-person';
import { Select } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { usePeopleToAuthorizeQuery } from '../giving-api.ts';
import { useGivingTexts } from '../giving-texts.ts';

/** How many people are offered at once. */
const OFFERED = 20;

interface PersonPickerProps extends Control<string> {
  readonly person: FoundPerson | undefined;
  /** It is told before the form has the staff number. */
  readonly onPick: (person: FoundPerson) => void;
}

/** Chooses who is to get a grant by name, number or pinyin; what is against somebody the form says once they are chosen. */
export function PersonPicker({ person, onPick, onChange, ...control }: PersonPickerProps) {
  const { t, pick } = useGivingTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { currentData, isFetching } = usePeopleToAuthorizeQuery({ text, page: 1, pageSize: OFFERED }, { skip: text === '' });
  const found = currentData?.rows ?? (person ? [person] : []);
  const labelOf = ({ name, nameEn, staffNumber, department, departmentEn }: FoundPerson) =>
    `${pick(name, nameEn)} ${staffNumber} · ${pick(department, departmentEn)}`;
  const choose = (staffNumber: string) => {
    const chosen = found.find((one) => one.staffNumber === staffNumber);
    if (chosen) onPick(chosen);
    onChange?.(staffNumber);
  };
  const nobody = text === '' ? t('findPerson') : t('noPerson');
  return (
    <Select
      {...control}
      placeholder={t('findPerson')}
      options={found.map((one) => ({ value: one.staffNumber, label: labelOf(one) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={choose}
      onSelect={() => setTyped('')}
      loading={isFetching}
      notFoundContent={isFetching || text !== typed.trim() ? t('finding') : nobody}
    />
  );
}
