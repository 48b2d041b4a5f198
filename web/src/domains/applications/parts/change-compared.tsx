import type { Application } from '@hall/contract/applications';
import { ChangedTerms } from '../../authorizations/index.ts';

/** The terms that an application for a change asks for; what stays long-term ends when it did. */
function askedTerms({ systems, duration, lastDay, controlled, amount, before }: Application) {
  const longTerm = duration === 'long';
  return { systems, longTerm, lastDay: longTerm && before?.longTerm ? before.lastDay : lastDay, controlled, amount };
}

/** What an application for a change asks for beside what the grant has, or had when it was decided on (PROJ-24). */
export function ChangeCompared({ application }: { readonly application: Application }) {
  const { before } = application;
  return before && <ChangedTerms before={before} after={askedTerms(application)} />;
}
