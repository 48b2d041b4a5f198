import { DueLoan } from '@hall/contract/duties';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDueLoansQuery } from '../../../domains/loans/api.ts';
import { DaysLeft } from '../../../domains/loans/parts/days-left.tsx';
import { useHasPage } from '../../../domains/menu/use-menu-routes.ts';
import { amountOf, sumOf } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { Dialog, FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useDutiesInShell } from '../duties-context.ts';
import { useTexts } from '../texts.ts';
import './duty-dialogs.css';

const LOANS_PAGE = '/loans';

function LoansTable({ loans }: { readonly loans: readonly DueLoan[] }) {
  const { t, pick } = useTexts();
  const term = useTerms(DueLoan);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the screen is narrow it scrolls, by keyboard as well.
    <section className="duty-table" tabIndex={0} aria-label={t('loansTitle')}>
      <table>
        <thead>
          <tr>
            <th>{term('number')}</th>
            <th>{term('purpose')}</th>
            <th className="duty-amount">{t('loanAmount')}</th>
            <th>{term('dueOn')}</th>
            <th>{t('loanDays')}</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => (
            <tr key={loan.id}>
              <td className="duty-number">{loan.number}</td>
              <td className="duty-purpose">{pick(loan.purpose, loan.purposeEn)}</td>
              <td className="duty-amount">{amountOf(loan.amount)?.text}</td>
              <td>{loan.dueOn}</td>
              <td>
                <DaysLeft days={loan.daysLeft} />
              </td>
            </tr>
          ))}
          {loans.length > 1 && (
            <tr className="duty-total">
              <th colSpan={2}>{t('loanTotal')}</th>
              <th className="duty-amount">{amountOf(sumOf(loans.map(({ amount }) => amount)))?.text}</th>
              <th colSpan={2} aria-hidden />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Reminds of loans that are due soon or overdue, once a session (AUTH-17); who has the page of all loans can go there. */
export function LoansDialog() {
  const { t } = useTexts();
  const { data: loans = [] } = useDueLoansQuery();
  const { pass, remember } = useDutiesInShell();
  useEffect(() => remember('loans'), [remember]);
  const navigate = useNavigate();
  const hasPage = useHasPage(LOANS_PAGE);
  const leave = () => pass('loans');
  const goThere = () => {
    leave();
    void navigate(LOANS_PAGE);
  };
  return (
    <Dialog
      width={760}
      title={t('loansTitle')}
      onClose={leave}
      footer={
        <>
          {hasPage && <Button onClick={goThere}>{t('toLoans')}</Button>}
          <Button type="primary" {...FIRST_FOCUS} onClick={leave}>
            {t('understood')}
          </Button>
        </>
      }
    >
      <p className="duty-text">{t('loansText', { count: loans.length })}</p>
      <LoansTable loans={loans} />
    </Dialog>
  );
}
