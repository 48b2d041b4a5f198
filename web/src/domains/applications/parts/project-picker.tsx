import type { ProjectToApplyFor } from '@hall/contract/applications';
import type { Control } from '../../../shared/form/control.ts';
import { FoundSelect, useGrantingTexts, useLookingFor, useProjectsFoundQuery } from '../../granting/index.ts';

export interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: ProjectToApplyFor | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: ProjectToApplyFor) => void;
}

/** One that is offered is told from others by who leads it and where; once it is chosen, that stands below it. */
function useLabels() {
  const { t, pick } = useGrantingTexts();
  return ({ code, name, nameEn, leader, leaderEn, department, departmentEn, state }: ProjectToApplyFor, offered: boolean): string => {
    const where = offered ? [pick(leader, leaderEn), pick(department, departmentEn)] : [];
    return [`${code} ${pick(name, nameEn)}`, ...where, ...(state === 'active' ? [] : [t(state)])].join(' · ');
  };
}

/** Chooses the project that somebody applies for, by code or name. */
export function ProjectPicker({ project, onPick, ...control }: ProjectPickerProps) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = useProjectsFoundQuery(looking.asked);
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={project}
      keyOf={({ code }) => code}
      labelOf={useLabels()}
      onPick={onPick}
      placeholder={t('findProject')}
      nothing={t('noProject')}
      more={t('moreProjects')}
    />
  );
}
