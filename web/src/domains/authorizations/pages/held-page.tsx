import { authorizationsDomain, authorizationsEndpoints, Grant } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';
import { SoonViews, VIEWED } from '../parts/soon-views.tsx';
import { GrantsPage } from './grants-page.tsx';

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.held'],
  call: authorizationsEndpoints.held.path,
  exportCall: authorizationsEndpoints.exportHeld.path,
  printCall: authorizationsEndpoints.printHeld.path,
  rowKey: wireName(Grant, 'number'),
  showSummary: true,
};
const CARD = { title: 'projectName', line: ['available', 'lastDay', 'state'] };
const VIEWS = <SoonViews />;

/** Grants that the person may use, until when, and what is left of them (PROJ-21). */
export function HeldPage() {
  return <GrantsPage page="grants-held" known={KNOWN} card={CARD} views={VIEWS} viewed={VIEWED} acts={false} />;
}
