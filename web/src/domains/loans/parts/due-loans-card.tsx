import type { DueLoan } from '@hall/contract/duties';
import { Link } from 'react-router-dom';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useHasPage } from '../../menu/index.ts';
import { useDueLoansQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { DaysLeft } from './days-left.tsx';
import './due-loans.css';

const LOANS_PAGE = '/loans';

function Loans({ loans, linked }: { readonly loans: readonly DueLoan[]; readonly linked: boolean }) {
  const { pick } = useTexts();
  return (
    <ul className="due-loans">
      {loans.map(({ id, purpose, purposeEn, amount, number, dueOn, daysLeft }) => (
        <li key={id}>
          <span>{linked ? <Link to={`${LOANS_PAGE}?open=${id}`}>{pick(purpose, purposeEn)}</Link> : pick(purpose, purposeEn)}</span>
          <span>¥{amountOf(amount)?.text}</span>
          <span>
            {number} · {dueOn}
          </span>
          <span>
            <DaysLeft days={daysLeft} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The person's loans that are due within 30 days or overdue, the most urgent first (APPS-5); one line where none is. */
export function DueLoansCard() {
  const { t } = useTexts();
  const query = useDueLoansQuery();
  const linked = useHasPage(LOANS_PAGE);
  const all = linked && <Link to={LOANS_PAGE}>{t('allLoans')}</Link>;
  if (query.data?.length === 0 && !query.isError)
    return (
      <Card
        title={t('dueLoans')}
        extra={
          <>
            <p className="hall-card-nothing">{t('noneDue')}</p>
            {all}
          </>
        }
      />
    );
  return (
    <Card title={t('dueLoans')} extra={all}>
      <QueryView query={query}>{(loans) => <Loans loans={loans} linked={linked} />}</QueryView>
    </Card>
  );
}
