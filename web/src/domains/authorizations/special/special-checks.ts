import type { FoundPerson } from '@hall/contract/found-person';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import type { Authority } from '@hall/contract/rules/grant-terms';
import { STATE_RULES } from '../../granting/index.ts';

/** What the form of a special grant knows beside its fields. */
export interface Chosen {
  readonly about: 'project' | 'department';
  readonly project?: ProjectToApplyFor | undefined;
  readonly person?: FoundPerson | undefined;
  /** Staff number of who gives the grant. */
  readonly giver: string;
}

/** The project that the grant is on, if it is on one. */
export const projectIn = ({ about, project }: Chosen): ProjectToApplyFor | undefined => (about === 'project' ? project : undefined);

/** A project ends what is given of it; nothing ends what is on a department. */
export const authorityIn = (chosen: Chosen): Authority => ({ until: projectIn(chosen)?.until });

export const personFault = (chosen: Chosen) =>
  chosen.person && grantPersonFault(chosen.person, { giver: chosen.giver, leader: projectIn(chosen)?.leaderNumber });

export const projectFault = (chosen: Chosen) => STATE_RULES[projectIn(chosen)?.state ?? 'active'];
