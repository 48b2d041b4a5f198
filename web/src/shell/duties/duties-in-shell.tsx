import type { ReactNode } from 'react';
import { FunctionOpener } from '../../domains/menu/parts/function-opener.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useApplications } from '../use-applications.tsx';
import { confiningOf, tellRule } from './confining.ts';
import { DutiesContext } from './duties-context.ts';
import { useDuties } from './use-duties.ts';

const DutyDialog = lazyPart<object>(() => import('./duty-dialog.tsx').then((module) => module.DutyDialog), null);

/** Puts what is to be done first before everything in the shell: one dialog at a time, and nothing else opens. */
export function DutiesInShell({ children }: { readonly children: ReactNode }) {
  const duties = useDuties();
  const confining = confiningOf(duties.first);
  const applications = useApplications();
  return (
    <DutiesContext value={duties}>
      <FunctionOpener refuse={confining && (() => tellRule(confining.rule))} showApplications={applications.show}>
        {children}
        {applications.drawer}
      </FunctionOpener>
      {duties.first && !confining && <DutyDialog />}
    </DutiesContext>
  );
}
