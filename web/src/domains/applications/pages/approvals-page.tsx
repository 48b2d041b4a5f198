import { Application, applicationsDomain } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';

const KNOWN = {
  title: applicationsDomain.permissions['applications.decide'],
  call: approvalsEndpoints.approvals.path,
  exportCall: approvalsEndpoints.exportApprovals.path,
  printCall: approvalsEndpoints.printApprovals.path,
  rowKey: wireName(Application, 'number'),
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** Applications that wait for the person or that the person decided (PROJ-20). */
export const ApprovalsPage = () => <ConfiguredPage page="approvals" known={KNOWN} row={Application} card={CARD} />;
