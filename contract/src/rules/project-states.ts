import type { Label } from '../bilingual.ts';

export const PROJECT_STATES = {
  active: ['在研', 'Active'],
  frozen: ['冻结', 'Frozen'],
  closed: ['结题', 'Closed'],
} as const satisfies Readonly<Record<string, Label>>;
export type ProjectState = keyof typeof PROJECT_STATES;

/** What the finance office decides on a project (PROJ-1). */
export const PROJECT_ACTIONS = {
  freeze: ['冻结项目', 'Freeze project'],
  thaw: ['解冻项目', 'Thaw project'],
  close: ['项目结题', 'Close project'],
  leader: ['更换负责人', 'Change leader'],
} as const satisfies Readonly<Record<string, Label>>;
export type ProjectAction = keyof typeof PROJECT_ACTIONS;

/** What a project is after an action, by what it was before; where there is nothing, the action cannot be taken. */
const AFTER: { readonly [A in ProjectAction]: { readonly [S in ProjectState]?: ProjectState } } = {
  freeze: { active: 'frozen' },
  thaw: { frozen: 'active' },
  close: { active: 'closed', frozen: 'closed' },
  leader: { active: 'active', frozen: 'frozen' },
};

/** What a project is after an action; `undefined` where the action cannot be taken. */
export const projectAfter = (state: ProjectState, action: ProjectAction): ProjectState | undefined => AFTER[action][state];
