import { logsDomain, logsEndpoints, SignInRecord } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';

const KNOWN = {
  title: logsDomain.permissions['logs.sign-ins'],
  call: logsEndpoints.signIns.path,
  exportCall: logsEndpoints.exportSignIns.path,
};

const CARD = {
  title: wireName(SignInRecord, 'userName'),
  line: [wireName(SignInRecord, 'at'), wireName(SignInRecord, 'person'), wireName(SignInRecord, 'address')],
};

/** Who signed in, or tried to. */
export function SignInsPage() {
  return <ConfiguredPage page="sign-in-log" known={KNOWN} card={CARD} />;
}
