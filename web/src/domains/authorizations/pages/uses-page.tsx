import { authorizationsDomain, authorizationsEndpoints, GrantUse, usesPath } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { ClaimLink } from '../parts/claim-link.tsx';

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.uses'],
  call: authorizationsEndpoints.uses.path,
  exportCall: authorizationsEndpoints.exportUses.path,
  printCall: authorizationsEndpoints.printUses.path,
  rowKey: wireName(GrantUse, 'id'),
  showSummary: true,
};
const FACTS = [
  'title',
  'projectName',
  'project',
  'grant',
  'person',
  'day',
  'asked',
  'frozen',
  'spent',
  'state',
  'system',
  'bookedAt',
] as const;
const CARD = { title: 'title', line: ['claim', 'asked', 'state'] };
const DETAIL = {
  title: ({ claim }: GrantUse) => claim,
  render: (use: GrantUse) => (
    <>
      <Facts entity={GrantUse} row={use} fields={FACTS} />
      <ClaimLink use={use} />
    </>
  ),
  beside: true,
};

/** Claims that were booked against grants (PROJ-22); `?grant=` in the address shows those of one. */
export function UsesPage() {
  const [search] = useSearchParams();
  const grant = search.get('grant');
  if (grant) return <Navigate replace to={usesPath(grant)} />;
  return <ConfiguredPage page="grant-uses" known={KNOWN} row={GrantUse} detail={DETAIL} card={CARD} />;
}
