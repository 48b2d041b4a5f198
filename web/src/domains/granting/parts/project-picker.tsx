import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import type { Control } from '../../../shared/form/control.ts';
import { useProjectsFoundQuery } from '../api.ts';
import { useGrantingTexts } from '../texts.ts';
import { FoundSelect, useLookingFor } from './found-select.tsx';

export interface ProjectPickerProps extends Control<string> {
  /** What is chosen. */
  readonly project: ProjectToApplyFor | undefined;
  /** It is told before the form has the code. */
  readonly onPick: (project: ProjectToApplyFor) => void;
  /** Closed ones are offered as well; nobody applies for those. */
  readonly closed?: boolean;
}

/** What a project is told from others by. */
type Named = Pick<ProjectToApplyFor, 'code' | 'name' | 'nameEn' | 'leader' | 'leaderEn' | 'department' | 'departmentEn' | 'state'>;

/** One that is offered is told from others by who leads it and where; once it is chosen, that stands below it. */
export function useProjectLabels() {
  const { t, pick } = useGrantingTexts();
  return ({ code, name, nameEn, leader, leaderEn, department, departmentEn, state }: Named, offered: boolean): string => {
    const where = offered ? [pick(leader, leaderEn), pick(department, departmentEn)] : [];
    return [`${code} ${pick(name, nameEn)}`, ...where, ...(state === 'active' ? [] : [t(state)])].join(' · ');
  };
}

/** Chooses any project by a part of its code or name. */
export function ProjectPicker({ project, onPick, closed = false, ...control }: ProjectPickerProps) {
  const { t } = useGrantingTexts();
  const looking = useLookingFor();
  const found = useProjectsFoundQuery({ ...looking.asked, closed }, { skip: looking.text === '' });
  return (
    <FoundSelect
      {...control}
      looking={looking}
      found={found}
      chosen={project}
      keyOf={({ code }) => code}
      labelOf={useProjectLabels()}
      onPick={onPick}
      placeholder={t('findProject')}
      nothing={looking.text === '' ? t('findProject') : t('noProject')}
      more={t('moreProjects')}
    />
  );
}
