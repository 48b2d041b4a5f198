import { Project, projectsDomain, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { BudgetBar } from '../parts/budget-bar.tsx';
import type { DecisionFormProps } from '../parts/decision-form.tsx';
import { useTexts } from '../texts.ts';
import { useProjectActions } from '../use-project-actions.ts';

const ProjectView = lazyPart<{ readonly code: string }>(() => import('../parts/project-view.tsx').then((part) => part.ProjectView));
const DecisionForm = lazyPart<DecisionFormProps>(() => import('../parts/decision-form.tsx').then((part) => part.DecisionForm), null);

const KNOWN = {
  title: projectsDomain.permissions['projects.manage'],
  call: projectsEndpoints.all.path,
  exportCall: projectsEndpoints.exportAll.path,
  printCall: projectsEndpoints.printAll.path,
  rowKey: wireName(Project, 'code'),
  showSummary: true,
};
const CARD = { title: 'name', line: ['code', 'leader', 'balance'], tags: ['state'] };
const CELLS = { spent: ({ spent, budget }: Project) => <BudgetBar spent={spent} budget={budget} /> };

/** All projects, and what the finance office decides on them (PROJ-1). */
export function AllProjectsPage() {
  const { pick } = useTexts();
  const [deciding, setDeciding] = useState<Omit<DecisionFormProps, 'onClose'>>();
  const rowActions = useProjectActions((action, project) => setDeciding({ action, project }));
  const detail = {
    title: ({ name, nameEn }: Project) => pick(name, nameEn),
    render: ({ code }: Project) => <ProjectView code={code} />,
    width: 720,
    beside: true,
  };
  return (
    <>
      <ConfiguredPage page="projects-all" known={KNOWN} row={Project} cells={CELLS} rowActions={rowActions} detail={detail} card={CARD} />
      {deciding && <DecisionForm {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
