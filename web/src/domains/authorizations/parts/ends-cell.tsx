import type { Grant } from '@hall/contract/authorizations';
import { daysLeftOf, urgencyOf } from '../days-left.ts';
import { useTexts } from '../texts.ts';
import './grant-cells.css';

/** Until when a grant is good, and how long that still is. */
export function EndsCell({ grant }: { readonly grant: Grant }) {
  const { t } = useTexts();
  const days = daysLeftOf(grant, new Date());
  return (
    <span className="grant-ends">
      <span>{grant.lastDay ?? t('endsNever')}</span>
      {days !== undefined && days >= 0 && (
        <span className="grant-days" data-urgency={urgencyOf(days)}>
          {days === 0 ? t('endsToday') : t('daysLeft', { count: days })}
        </span>
      )}
    </span>
  );
}
