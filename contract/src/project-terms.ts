import { PROJECT_STATES } from './rules/project-states.ts';
import { coded } from './wire/coded.ts';

/** Most characters of a project's code, and of a reason. */
export const PROJECT_CODE_MAX = 30;
export const REASON_MAX = 200;

export const ProjectState = coded(PROJECT_STATES);
