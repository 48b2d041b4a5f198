import { logsDomain, logsEndpoints } from '@hall/contract/logs';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';

const KNOWN = {
  title: logsDomain.permissions['logs.sign-ins'],
  call: logsEndpoints.signIns.path,
  exportCall: logsEndpoints.exportSignIns.path,
};

/** Who signed in, or tried to. */
export function SignInsPage() {
  return <ConfiguredPage page="sign-in-log" known={KNOWN} />;
}
