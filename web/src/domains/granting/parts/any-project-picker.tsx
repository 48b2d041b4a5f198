import type { ProjectToApplyFor } from '@hall/contract/applications';
import { useState } from 'react';
import type { Control } from '../../../shared/form/control.ts';
import { useProjectsFoundQuery } from '../api.ts';
import { useGrantingTexts } from '../texts.ts';
import { FoundSelect, useLookingFor } from './found-select.tsx';

/** Chooses any project there is, by code or name. */
export function AnyProjectPicker(control: Control<string>) {
  const { t, pick } = useGrantingTexts();
  const [chosen, setChosen] = useState<ProjectToApplyFor>();
  const looking = useLookingFor();
  const found = useProjectsFoundQuery({ ...looking.asked, closed: true }, { skip: looking.text === '' });
  const labelOf = ({ code, name, nameEn, state }: ProjectToApplyFor): string =>
    [`${code} ${pick(name, nameEn)}`, ...(state === 'active' ? [] : [t(state)])].join(' · ');
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={chosen}
      keyOf={({ code }) => code}
      labelOf={labelOf}
      onPick={setChosen}
      placeholder={t('findProject')}
      nothing={looking.text === '' ? t('findProject') : t('noProject')}
      more={t('moreProjects')}
    />
  );
}
