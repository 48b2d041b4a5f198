import { Loan } from '@hall/contract/loans';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';

const FACTS = ['number', 'purpose', 'amount', 'lentOn', 'dueOn', 'state'] as const;
const DETAIL = {
  title: ({ number }: Loan) => number,
  render: (loan: Loan) => <Facts entity={Loan} row={loan} fields={FACTS} />,
};

/** What the person borrowed from the institution, and what of it is still outstanding. */
export function LoansPage() {
  return <ConfiguredPage page="loans" row={Loan} detail={DETAIL} />;
}
