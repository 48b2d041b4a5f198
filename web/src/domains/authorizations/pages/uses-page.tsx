import { authorizationsDomain } from '@hall/contract/authorizations';
import { GrantUse, grantUsesEndpoints } from '@hall/contract/grant-uses';
import { wireName } from '@hall/contract/wire/entity';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { ClaimLink } from '../parts/claim-link.tsx';

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.uses'],
  call: grantUsesEndpoints.uses.path,
  exportCall: grantUsesEndpoints.exportUses.path,
  printCall: grantUsesEndpoints.printUses.path,
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
/** What is told only of a claim that the system said who decided on (PROJ-27). */
const DECIDED = ['decider', 'signedFor'] as const;
const factsOf = (use: GrantUse) => [...FACTS, ...DECIDED.filter((name) => use[name] !== undefined)];
const CARD = { title: 'title', line: ['claim', 'asked', 'state'] };
const DETAIL = {
  title: ({ claim }: GrantUse) => claim,
  render: (use: GrantUse) => (
    <>
      <Facts entity={GrantUse} row={use} fields={factsOf(use)} />
      <ClaimLink use={use} />
    </>
  ),
  beside: true,
};

/** Claims that were booked against grants (PROJ-22). */
export const UsesPage = () => <ConfiguredPage page="grant-uses" known={KNOWN} row={GrantUse} detail={DETAIL} card={CARD} />;
