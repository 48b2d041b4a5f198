import type { ProjectToApplyFor } from '@hall/contract/applications';
import type { Control } from '../../../shared/form/control.ts';
import { FoundSelect, useGrantingTexts, useLookingFor } from '../../granting/index.ts';
import { useProjectsToApplyForQuery } from '../applying-api.ts';
import { useApplyingTexts } from '../applying-texts.ts';

interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: ProjectToApplyFor | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: ProjectToApplyFor) => void;
}

/** Chooses the project that somebody applies for, by code or name. */
export function ProjectPicker({ project, onPick, ...control }: ProjectPickerProps) {
  const { t, pick } = useApplyingTexts();
  const granting = useGrantingTexts();
  const looking = useLookingFor();
  const found = useProjectsToApplyForQuery(looking.asked);
  const labelOf = ({ code, name, nameEn, state }: ProjectToApplyFor): string =>
    [`${code} ${pick(name, nameEn)}`, ...(state === 'frozen' ? [granting.t('frozen')] : [])].join(' · ');
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={project}
      keyOf={({ code }) => code}
      labelOf={labelOf}
      onPick={onPick}
      placeholder={granting.t('findProject')}
      nothing={t('noProject')}
      more={granting.t('moreProjects')}
    />
  );
}
