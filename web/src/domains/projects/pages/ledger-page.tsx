import { LEDGER_PARAMETER, LedgerEntry, LedgerFilter, projectPath, projectsDomain, projectsEndpoints } from '@hall/contract/projects';
import { wireName } from '@hall/contract/wire/entity';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { useProjectDetailQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import '../parts/ledger-lead.css';

const KNOWN = {
  title: projectsDomain.permissions['projects.ledger'],
  call: projectsEndpoints.ledger.path,
  exportCall: projectsEndpoints.exportLedger.path,
  printCall: projectsEndpoints.printLedger.path,
  rowKey: wireName(LedgerEntry, 'id'),
  showSummary: true,
};
const CARD = { title: 'summary', line: ['day', 'amount', 'subject'], tags: ['kind'] };

/** Which project it is. */
function Lead({ code }: { readonly code: string }) {
  const { t, pick } = useTexts();
  const { currentData, isError } = useProjectDetailQuery({ code }, { skip: code === '', refetchOnMountOrArgChange: true });
  const project = currentData?.project;
  const back = project?.part ? projectPath(code) : `/projects/all?open=${code}`;
  return (
    <div className="project-ledger-lead">
      {project && <strong>{`${code} ${pick(project.name, project.nameEn)}`}</strong>}
      {project && <Link to={back}>{t('back')}</Link>}
      {(code === '' || isError) && <span>{t('noProject')}</span>}
    </div>
  );
}

/** What came into a project, was spent for it and was given back, as far as the person may see it (PROJ-13, PROJ-19). */
export function LedgerPage() {
  const code = new URLSearchParams(useLocation().search).get(LEDGER_PARAMETER) ?? '';
  const always = useMemo(() => ({ [wireName(LedgerFilter, 'project')]: code }), [code]);
  return <ConfiguredPage page="project-ledger" known={KNOWN} row={LedgerEntry} always={always} lead={<Lead code={code} />} card={CARD} />;
}
