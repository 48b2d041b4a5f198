import type { FoundPerson } from '@hall/contract/found-person';
import type { GrantableProject } from '@hall/contract/giving';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import type { Authority } from '@hall/contract/rules/grant-terms';
import { fenIn } from '@hall/contract/rules/typed-amount';

/** What the form knows beside its fields. */
export interface Chosen {
  readonly project?: GrantableProject | undefined;
  readonly person?: FoundPerson | undefined;
  /** Staff number of who gives the grant. */
  readonly giver: string;
}

/** What can be given of the project that is chosen. */
export const authorityIn = ({ project }: Chosen): Authority => {
  if (!project) return {};
  const { until, parent, systems, controlled, available = '', showsBalance, showsLedger } = project;
  const held = { systems, controlled, available: fenIn(available) || 0, showsBalance, showsLedger };
  return { until, ...(parent && { held }) };
};

export const personFault = ({ person, project, giver }: Chosen) =>
  person && grantPersonFault(person, { giver, leader: project?.leaderNumber });

export const projectFault = ({ project }: Chosen) => (project?.state === 'frozen' ? ('project-frozen' as const) : undefined);
