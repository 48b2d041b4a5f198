import type { Project } from '@hall/contract/projects';
import { PROJECT_ACTIONS, type ProjectAction, projectAfter } from '@hall/contract/rules/project-states';
import type { Action } from '../../page-kit/action.ts';
import { useTexts } from './texts.ts';

const ACTIONS = Object.keys(PROJECT_ACTIONS) as ProjectAction[];

/** What can be decided on each project as it is. */
export function useProjectActions(onDecide: (action: ProjectAction, project: Project) => void): (project: Project) => Action[] {
  const { t } = useTexts();
  return (project) =>
    ACTIONS.filter((action) => projectAfter(project.state, action)).map((action) => ({
      id: action,
      label: t(action),
      permission: 'projects.manage' as const,
      danger: action === 'close',
      run: () => onDecide(action, project),
    }));
}
