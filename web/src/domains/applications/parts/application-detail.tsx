import { Application } from '@hall/contract/applications';
import { Facts } from '../../../page-kit/detail/facts.tsx';

/** An application in full. */
export const ApplicationDetail = ({ application }: { readonly application: Application }) => (
  <Facts entity={Application} row={application} fields={['project', 'projectName', 'state', 'reason']} />
);
