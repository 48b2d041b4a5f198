import { Application } from '@hall/contract/applications';
import { Facts } from '../../../page-kit/detail/facts.tsx';

const ABOUT = ['state', 'project', 'projectName', 'leader', 'department', 'accountSet', 'applicant', 'person', 'staffNumber'] as const;
const TERMS = ['systems', 'duration', 'firstDay', 'lastDay', 'controlled', 'amount'] as const;
const REST = ['mayRegrant', 'showsBalance', 'showsLedger', 'reason', 'decider', 'comment', 'grant', 'madeAt'] as const;
/** What is told only where there is something to tell. */
const WHERE_THERE: readonly string[] = ['amount', 'decider', 'comment', 'grant'];

/** What an application asks for, and what was decided on it. */
export function ApplicationFacts({ application }: { readonly application: Application }) {
  const told = (name: keyof Application) => !WHERE_THERE.includes(name) || application[name] !== undefined;
  return <Facts entity={Application} row={application} fields={[...ABOUT, ...TERMS, ...REST].filter(told)} />;
}
