import { Application, applicationsDomain, applicationsEndpoints } from '@hall/contract/applications';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';

const KNOWN = {
  title: applicationsDomain.permissions['applications.own'],
  call: applicationsEndpoints.own.path,
  exportCall: applicationsEndpoints.exportOwn.path,
  printCall: applicationsEndpoints.printOwn.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** Applications that the person has made (PROJ-14). */
export const OwnPage = () => <ConfiguredPage page="applications-own" known={KNOWN} row={Application} card={CARD} />;
