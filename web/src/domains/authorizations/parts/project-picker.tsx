import type { GrantableProject } from '@hall/contract/giving';
import { Select } from 'antd';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useSettled } from '../../../shared/ui/use-settled.ts';
import { useGrantableQuery } from '../giving-api.ts';
import { useGivingTexts } from '../giving-texts.ts';

/** How many projects are offered at once. */
export const OFFERED = 20;

interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: GrantableProject | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: GrantableProject) => void;
}

/** A project comes once for each grant on it that may be given on. */
const keyOf = ({ code, parent = '' }: GrantableProject): string => `${code} ${parent}`;

function useLabels() {
  const { t, pick } = useGivingTexts();
  return ({ code, name, nameEn, parent, state }: GrantableProject): string =>
    [
      `${code} ${pick(name, nameEn)}`,
      ...(parent ? [t('ownGrant', { number: parent })] : []),
      ...(state === 'frozen' ? [t('frozen')] : []),
    ].join(' · ');
}

/** Chooses one of the projects that the person can grant, by code or name. */
export function ProjectPicker({ project, onPick, value: _, onChange, ...control }: ProjectPickerProps) {
  const { t } = useGivingTexts();
  const [typed, setTyped] = useState('');
  const labelOf = useLabels();
  const text = useSettled(typed.trim());
  const { currentData, isFetching } = useGrantableQuery({ text, page: 1, pageSize: OFFERED });
  const found = currentData?.rows ?? (project ? [project] : []);
  const choose = (key: string) => {
    const chosen = found.find((one) => keyOf(one) === key);
    if (!chosen) return;
    onPick(chosen);
    onChange?.(chosen.code);
  };
  const more = (currentData?.total ?? 0) > OFFERED;
  return (
    <Select
      {...control}
      {...(project && { value: keyOf(project) })}
      placeholder={t('findProject')}
      options={found.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={choose}
      onSelect={() => setTyped('')}
      loading={isFetching}
      notFoundContent={isFetching ? undefined : t('noProject')}
      popupRender={(menu) => (
        <>
          {menu}
          {more && <p className="grant-more">{t('moreProjects')}</p>}
        </>
      )}
    />
  );
}
