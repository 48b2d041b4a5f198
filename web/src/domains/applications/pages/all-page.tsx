import { Application, applicationsDomain, applicationsEndpoints } from '@hall/contract/applications';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { AboutCell } from '../parts/about-cell.tsx';
import { StateCell } from '../parts/state-cell.tsx';

const ApplicationDetail = lazyPart<{ readonly application: Application }>(() =>
  import('../parts/application-detail.tsx').then((part) => part.ApplicationDetail),
);

const KNOWN = {
  title: applicationsDomain.permissions['applications.all'],
  call: applicationsEndpoints.all.path,
  exportCall: applicationsEndpoints.exportAll.path,
  printCall: applicationsEndpoints.printAll.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };
const DETAIL = {
  title: ({ number }: Application) => number,
  render: (application: Application) => (
    <ApplicationDetail key={`${application.number} ${application.version}`} application={application} />
  ),
  beside: true,
};
const CELLS = {
  projectName: (application: Application) => <AboutCell application={application} />,
  state: (application: Application) => <StateCell application={application} />,
};

/** Applications that concern the person, and all of them for who manages grants, each with its whole way (PROJ-28). */
export const AllPage = () => (
  <ConfiguredPage page="applications-all" known={KNOWN} row={Application} card={CARD} detail={DETAIL} cells={CELLS} />
);
