import { authorizationsDomain, authorizationsEndpoints, Grant } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';
import { GrantsPage } from './grants-page.tsx';

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.manage'],
  call: authorizationsEndpoints.all.path,
  exportCall: authorizationsEndpoints.exportAll.path,
  printCall: authorizationsEndpoints.printAll.path,
  rowKey: wireName(Grant, 'number'),
  showSummary: true,
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** All grants of all people (PROJ-18). */
export function AllPage() {
  return <GrantsPage page="grants-all" known={KNOWN} card={CARD} />;
}
