import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { Select } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { OFFERED, offering, useGrantingTexts, useLookingFor, useProjectLabels, useProjectsFoundQuery } from '../../granting/index.ts';

/** Chooses some projects, each by a part of its code or name. */
export function ProjectsPicker({ value = [], onChange, ...control }: Control<string[]>) {
  const { t } = useGrantingTexts();
  const labelOf = useProjectLabels();
  const { typed, setTyped, text, settled, asked } = useLookingFor();
  const { currentData, isFetching, isError } = useProjectsFoundQuery({ ...asked, closed: false }, { skip: text === '' });
  const [picked, setPicked] = useState<readonly ProjectToApplyFor[]>([]);
  const offered: readonly ProjectToApplyFor[] = currentData?.rows ?? [];
  const known = (code: string) => [...picked, ...offered].find((one) => one.code === code);
  const chosen = (code: string) => {
    const one = known(code);
    return { value: code, label: one ? labelOf(one, false) : code };
  };
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
      value={value.map(chosen)}
      options={offered.map((one) => ({ value: one.code, label: labelOf(one, true) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={(taken) => choose(taken.map((one) => one.value))}
      loading={isFetching}
      placeholder={t('findProject')}
      popupRender={offering((currentData?.total ?? 0) > OFFERED && t('moreProjects'))}
      notFoundContent={isFetching || !settled ? t('finding') : isError ? t('notLookedUp') : nothing}
    />
  );
}
