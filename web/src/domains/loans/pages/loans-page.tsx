import { Loan, loansDomain, loansEndpoints } from '@hall/contract/loans';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';

const FACTS = ['number', 'purpose', 'amount', 'lentOn', 'dueOn', 'state'] as const;
const DETAIL = {
  title: ({ number }: Loan) => number,
  render: (loan: Loan) => <Facts entity={Loan} row={loan} fields={FACTS} />,
};
const KNOWN = {
  title: loansDomain.permissions.loans,
  call: loansEndpoints.list.path,
  exportCall: loansEndpoints.exportLoans.path,
  printCall: loansEndpoints.printLoans.path,
  showSummary: true,
};

const CARD = { title: 'purpose', line: ['number', 'amount', 'dueOn'] };

/** What the person borrowed from the institution, and what of it is still outstanding. */
export function LoansPage() {
  return <ConfiguredPage page="loans" known={KNOWN} row={Loan} detail={DETAIL} card={CARD} />;
}
