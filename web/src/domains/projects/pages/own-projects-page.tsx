import { OwnProject, projectsDomain, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { GiveForm } from '../../authorizations/index.ts';
import { BudgetBar } from '../parts/budget-bar.tsx';
import { useTexts } from '../texts.ts';

const ProjectView = lazyPart<{ readonly code: string }>(() => import('../parts/project-view.tsx').then((part) => part.ProjectView));

const KNOWN = {
  title: projectsDomain.permissions.projects,
  call: projectsEndpoints.own.path,
  exportCall: projectsEndpoints.exportOwn.path,
  printCall: projectsEndpoints.printOwn.path,
  rowKey: wireName(OwnProject, 'code'),
};
const CARD = { title: 'name', line: ['code', 'balance', 'spent'], tags: ['part', 'state'] };
const CELLS = { spent: ({ spent, budget }: OwnProject) => <BudgetBar spent={spent} budget={budget} /> };

/** The projects that the person leads or may use, and grants on those of which they may give some (PROJ-19). */
export function OwnProjectsPage() {
  const { t, pick } = useTexts();
  const [granted, setGranted] = useState<string>();
  const detail = {
    title: ({ name, nameEn }: OwnProject) => pick(name, nameEn),
    render: ({ code }: OwnProject) => <ProjectView code={code} />,
    width: 720,
  };
  const rowActions = ({ code, grantable }: OwnProject): Action[] =>
    grantable ? [{ id: 'give', label: t('give'), permission: 'authorizations.given', run: () => setGranted(code) }] : [];
  return (
    <>
      <ConfiguredPage page="projects" known={KNOWN} row={OwnProject} cells={CELLS} rowActions={rowActions} detail={detail} card={CARD} />
      {granted && <GiveForm project={granted} onClose={() => setGranted(undefined)} />}
    </>
  );
}
