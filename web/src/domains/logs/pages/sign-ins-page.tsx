import { logsDomain, logsEndpoints, SignInRecord } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { PersonCell } from '../parts/person-cell.tsx';
import { ResultCell } from '../parts/result-cell.tsx';
import { SignInDetails } from '../parts/sign-in-details.tsx';
import { useTexts } from '../texts.ts';

const KNOWN = {
  title: logsDomain.permissions['logs.sign-ins'],
  call: logsEndpoints.signIns.path,
  exportCall: logsEndpoints.exportSignIns.path,
  printCall: logsEndpoints.printSignIns.path,
};

const CARD = {
  title: wireName(SignInRecord, 'userName'),
  line: [wireName(SignInRecord, 'at'), wireName(SignInRecord, 'person'), wireName(SignInRecord, 'address')],
};

const CELLS = {
  person: (record: SignInRecord) => <PersonCell record={record} />,
  result: (record: SignInRecord) => <ResultCell entity={SignInRecord} record={record} />,
};

/** Who signed in, or tried to. */
export function SignInsPage() {
  const { t } = useTexts();
  const detail = { title: () => t('signInDetails'), render: (record: SignInRecord) => <SignInDetails record={record} /> };
  return <ConfiguredPage page="sign-in-log" known={KNOWN} row={SignInRecord} detail={detail} cells={CELLS} card={CARD} />;
}
