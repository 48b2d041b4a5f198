import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { Select } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useGrantingTexts, useLookingFor, useProjectsFoundQuery } from '../../granting/index.ts';

type Found = Pick<ProjectToApplyFor, 'code' | 'name' | 'nameEn'>;

/** Chooses some projects, each by a part of its code or name. */
export function ProjectsPicker({ value = [], onChange, ...control }: Control<string[]>) {
  const { t, pick } = useGrantingTexts();
  const { typed, setTyped, text, settled, asked } = useLookingFor();
  const { currentData, isFetching, isError } = useProjectsFoundQuery({ ...asked, closed: false }, { skip: text === '' });
  const [picked, setPicked] = useState<readonly Found[]>([]);
  const offered: readonly Found[] = currentData?.rows ?? [];
  const labelOf = ({ code, name, nameEn }: Found) => `${code} ${pick(name, nameEn)}`;
  const known = (code: string) => [...picked, ...offered].find((one) => one.code === code);
  const choose = (codes: string[]) => {
    setPicked(codes.flatMap((code) => known(code) ?? []));
    setTyped('');
    onChange?.(codes);
  };
  const nothing = text === '' ? t('findProject') : t('noProject');
  return (
    <Select
      {...control}
      mode="multiple"
      allowClear
      labelInValue
      value={value.map((code) => ({ value: code, label: labelOf(known(code) ?? { code, name: '', nameEn: '' }) }))}
      options={offered.map((one) => ({ value: one.code, label: labelOf(one) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={(chosen) => choose(chosen.map((one) => one.value))}
      loading={isFetching}
      placeholder={t('findProject')}
      notFoundContent={isFetching || !settled ? t('finding') : isError ? t('notLookedUp') : nothing}
    />
  );
}
