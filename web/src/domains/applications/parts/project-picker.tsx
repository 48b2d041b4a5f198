import type { Control } from '../../../shared/form/control.ts';
import { FoundSelect, useGrantingTexts, useLookingFor } from '../../granting/index.ts';
import { useProjectsToApplyForQuery } from '../applying-api.ts';
import type { ChosenProject } from '../applying-checks.ts';
import { useApplyingTexts } from '../applying-texts.ts';

export interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: ChosenProject | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: ChosenProject) => void;
}

/** One that is offered is told from others by who leads it and where; once it is chosen, that stands below it. */
function useLabels() {
  const { t, pick } = useApplyingTexts();
  const granting = useGrantingTexts();
  const saidOf = { active: [], frozen: [granting.t('frozen')], closed: [t('closed')] };
  return ({ code, name, nameEn, leader, leaderEn, department, departmentEn, state }: ChosenProject, offered: boolean): string => {
    const where = offered ? [pick(leader, leaderEn), pick(department, departmentEn)] : [];
    return [`${code} ${pick(name, nameEn)}`, ...where, ...saidOf[state]].join(' · ');
  };
}

/** Chooses the project that somebody applies for, by code or name. */
export function ProjectPicker({ project, onPick, ...control }: ProjectPickerProps) {
  const { t } = useApplyingTexts();
  const granting = useGrantingTexts();
  const looking = useLookingFor();
  const found = useProjectsToApplyForQuery(looking.asked);
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={project}
      keyOf={({ code }) => code}
      labelOf={useLabels()}
      onPick={onPick}
      placeholder={granting.t('findProject')}
      nothing={t('noProject')}
      more={granting.t('moreProjects')}
    />
  );
}
