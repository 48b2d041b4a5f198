import { useTexts } from '../texts.ts';
import './due-loans.css';

/** How long a loan may still be open; after that, since when it should not be. */
export function DaysLeft({ days }: { readonly days: number }) {
  const { t } = useTexts();
  if (days === 0) return t('dueToday');
  return days > 0 ? t('daysLeft', { count: days }) : <span className="loan-overdue">{t('overdue', { count: -days })}</span>;
}
