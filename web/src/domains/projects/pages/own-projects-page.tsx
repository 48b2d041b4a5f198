import { OwnProject, projectsDomain, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
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

/** The projects that the person leads or may use (PROJ-19). */
export function OwnProjectsPage() {
  const { pick } = useTexts();
  const detail = {
    title: ({ name, nameEn }: OwnProject) => pick(name, nameEn),
    render: ({ code }: OwnProject) => <ProjectView code={code} />,
    width: 720,
  };
  return <ConfiguredPage page="projects" known={KNOWN} row={OwnProject} cells={CELLS} detail={detail} card={CARD} />;
}
