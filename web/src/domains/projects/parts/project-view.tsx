import { ledgerPath, OwnProject, type ProjectDetail } from '@hall/contract/projects';
import { Link } from 'react-router-dom';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { ProjectAuthority } from '../../authorizations/index.ts';
import { useProjectDetailQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { BudgetBar } from './budget-bar.tsx';
import { BudgetLines } from './budget-lines.tsx';
import { ProjectHistory } from './project-history.tsx';
import './project-view.css';

const FACTS = ['code', 'kind', 'department', 'leader', 'accountSet', 'firstDay', 'lastDay', 'state'] as const;
const OF_HOLDER = ['part', 'available', 'until'] as const;
const AMOUNTS = ['balance', 'income', 'spent', 'frozen', 'budget'] as const;

function Money({ project, lines }: Pick<ProjectDetail, 'project' | 'lines'>) {
  const { t } = useTexts();
  if (project.budget === undefined) return <p className="hall-hint">{t('noAmounts')}</p>;
  return (
    <>
      <Facts entity={OwnProject} row={project} fields={AMOUNTS} />
      <div className="project-budget-head">
        <h3>{t('budget')}</h3>
        <BudgetBar spent={project.spent} budget={project.budget} />
      </div>
      <BudgetLines lines={lines} />
    </>
  );
}

function View({ detail: { project, ledger, lines, events } }: { readonly detail: ProjectDetail }) {
  const { t } = useTexts();
  const facts = project.part === 'holder' ? [...FACTS, ...OF_HOLDER] : FACTS;
  return (
    <div className="project-view">
      <Facts entity={OwnProject} row={project} fields={facts} />
      {ledger && (
        <p className="project-links">
          <Link to={ledgerPath(project.code)}>{t('ledger')}</Link>
        </p>
      )}
      <Money project={project} lines={lines} />
      <ProjectAuthority code={project.code} />
      <h3>{t('history')}</h3>
      <ProjectHistory events={events} />
    </div>
  );
}

/** A project with its budget and what was decided on it, as far as the person may see it (PROJ-13, PROJ-19). */
export function ProjectView({ code }: { readonly code: string }) {
  const query = useProjectDetailQuery({ code }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} lines={8}>
      {(detail) => <View detail={detail} />}
    </QueryView>
  );
}
