import { type Application, type ApplicationDraft, ApplicationDraft as Draft } from '@hall/contract/applications';
import type { Rule } from '@hall/contract/errors';
import type { FoundPerson } from '@hall/contract/found-person';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import type { GrantTerms, TermsFault } from '@hall/contract/rules/grant-terms';
import { begunTerms, STATE_RULES, termFault } from '../granting/index.ts';

/** What the form knows beside its fields. */
export interface Chosen {
  readonly project?: ProjectToApplyFor | undefined;
  readonly person?: FoundPerson | undefined;
  /** Staff number of who applies. */
  readonly applicant: string;
}

/** Of terms, what cannot be right whatever else is filled in later. */
const WRONG_IN_FORM: readonly Rule[] = ['date-format', 'amount-not-a-number', 'grant-amount'];

/**
 * What is wrong with one of the terms, as the server would say it.
 * @param whole whether it is submitted; a draft is refused for what is wrong in form alone
 * @param today yyyy-MM-dd
 */
export function termFaultOf(
  name: keyof GrantTerms,
  values: object,
  { project }: Chosen,
  { whole, today }: { readonly whole: boolean; readonly today: string },
): TermsFault | undefined {
  const fault = termFault(name, values, { until: project?.until }, today);
  return whole || (fault && WRONG_IN_FORM.includes(fault.rule)) ? fault : undefined;
}

/** Why one cannot apply for the project that is chosen. */
export function projectFault({ project, applicant }: Chosen): 'application-leads' | 'project-frozen' | 'project-closed' | undefined {
  if (!project) return undefined;
  return project.leaderNumber === applicant ? 'application-leads' : STATE_RULES[project.state];
}

/** Why the person who is chosen cannot get it; one applies for oneself as well as for others. */
export const personFault = ({ person, project }: Chosen) =>
  person && grantPersonFault(person, { giver: '', leader: project?.leaderNumber });

/** A new application. @param today yyyy-MM-dd */
export const begun = (today: string, applicant: string): Partial<ApplicationDraft> => ({
  ...begunTerms(today),
  staffNumber: applicant,
});

/** What of an application the form has. */
export const draftOf = (application: Application): ApplicationDraft =>
  Object.fromEntries(
    Object.keys(Draft.fields).map((name) => [name, application[name as keyof Application]]),
  ) as unknown as ApplicationDraft;
