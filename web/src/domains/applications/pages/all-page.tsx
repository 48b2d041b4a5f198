import { Application, applicationsDomain, applicationsEndpoints } from '@hall/contract/applications';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { CELLS, DETAIL } from '../parts/application-parts.tsx';

const KNOWN = {
  title: applicationsDomain.permissions['applications.all'],
  call: applicationsEndpoints.all.path,
  exportCall: applicationsEndpoints.exportAll.path,
  printCall: applicationsEndpoints.printAll.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** Applications that concern the person, and all of them for who manages grants, each with its whole way (PROJ-28). */
export const AllPage = () => (
  <ConfiguredPage page="applications-all" known={KNOWN} row={Application} card={CARD} detail={DETAIL} cells={CELLS} />
);
