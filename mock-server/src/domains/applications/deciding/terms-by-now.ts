import { type GrantTerms, systemsOf } from '@hall/contract/rules/grant-terms';
import type { Reader, Tx } from '@hall/database/database';
import { yuanOf } from '../../../core/money.ts';
import { Refusal } from '../../../core/refusal.ts';
import { authorizedPerson, checkTerms, type KeptTerms, keptTerms, requireOpen } from '../../authorizations/index.ts';
import type { GrantApplication } from '../stored-applications.ts';

/** What was applied for, from the present day (yyyy-MM-dd) where its first is over (PROJ-3). */
function termsOn(today: string, application: GrantApplication): GrantTerms {
  const { firstDay, lastDay, duration, controlled, amount, mayRegrant, showsBalance, showsLedger } = application;
  return {
    systems: systemsOf(application),
    firstDay: firstDay && firstDay > today ? firstDay : today,
    lastDay: lastDay ?? '',
    longTerm: duration === 'long',
    ...{ controlled, amount: amount === null ? '' : yuanOf(Number(amount)), mayRegrant, showsBalance, showsLedger },
  };
}

/**
 * What would be granted if an application was approved on a day (yyyy-MM-dd), which is checked as it was when it was submitted.
 * @throws Refusal 404 with the rules `grant-…`, `application-leads`; 500 `project-frozen`, `project-closed`
 */
export async function termsByNow(read: Reader | Tx, application: GrantApplication, today: string): Promise<KeptTerms> {
  const { project, person, applicantId } = application;
  if (project.leaderId === applicantId) throw new Refusal(404, 'application-leads', { field: 'project' });
  requireOpen(project);
  await authorizedPerson(read, person.staffNumber, project.leader.staffNumber, '');
  const [terms, authority] = [termsOn(today, application), { until: project.lastDay }];
  checkTerms(terms, today, authority);
  return keptTerms(terms, authority);
}
