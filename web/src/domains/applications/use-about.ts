import type { Application } from '@hall/contract/applications';
import { useTexts } from './texts.ts';

/** What an application is about, in words: its project, or all those of a department; a draft may have nothing yet. */
export function useAbout(): (application: Application) => string | undefined {
  const { t, pick } = useTexts();
  return ({ project, projectName = '', projectNameEn, kind, department = '', departmentEn }) => {
    if (project) return pick(projectName, projectNameEn);
    return kind === 'change' ? t('wholeDepartment', { department: pick(department, departmentEn) }) : undefined;
  };
}
