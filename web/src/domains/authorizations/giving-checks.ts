import type { FoundPerson } from '@hall/contract/found-person';
import type { GrantableProject, GrantDraft } from '@hall/contract/giving';
import { grantPersonFault } from '@hall/contract/rules/grant-person';
import { type Authority, type GrantTerms, termsFaults } from '@hall/contract/rules/grant-terms';
import { fenIn, typedAmountOf } from '@hall/contract/rules/typed-amount';

/** What the form knows beside its fields. */
export interface Chosen {
  readonly project?: GrantableProject | undefined;
  readonly person?: FoundPerson | undefined;
  /** Staff number of who gives the grant. */
  readonly giver: string;
}

/** What is meant by an amount as it was typed. */
export const meantAmount = (value: unknown): unknown => (typeof value === 'string' ? typedAmountOf(value.trim()) : value);

const authorityIn = (project: GrantableProject | undefined): Authority => {
  if (!project) return {};
  const { until, parent, systems, controlled, available = '', showsBalance, showsLedger } = project;
  const held = { systems, controlled, available: fenIn(available) || 0, showsBalance, showsLedger };
  return { until, ...(parent && { held }) };
};

const termsIn = (values: Partial<GrantDraft>): GrantTerms => {
  const { systems = [], firstDay = '', lastDay = '', duration, amount, controlled = false } = values;
  const { mayRegrant = false, showsBalance = false, showsLedger = false } = values;
  return {
    ...{ systems, firstDay, lastDay, longTerm: duration === 'long', controlled, mayRegrant, showsBalance, showsLedger },
    amount: String(meantAmount(amount ?? '')),
  };
};

/** What is wrong with one of the terms, as the server would say it. */
export const termFault = (name: keyof GrantTerms, values: object, { project }: Chosen, today: string) =>
  termsFaults(termsIn(values), today, authorityIn(project)).find(({ field }) => field === name);

export const personFault = ({ person, project, giver }: Chosen) =>
  person && grantPersonFault(person, { giver, leader: project?.leaderNumber });

export const projectFault = ({ project }: Chosen) => (project?.state === 'frozen' ? ('project-frozen' as const) : undefined);
