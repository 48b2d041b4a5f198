import type { Grant } from '@hall/contract/authorizations';
import { useTexts } from './texts.ts';

/** What a grant is about, in words: its project, or all those of a department. */
export function useAbout(): (grant: Grant) => string {
  const { t, pick } = useTexts();
  return ({ project, projectName = '', projectNameEn, department, departmentEn, withBelow }) => {
    if (project) return pick(projectName, projectNameEn);
    return t(withBelow ? 'withBelow' : 'wholeDepartment', { department: pick(department, departmentEn) });
  };
}
