import type { Grant } from '@hall/contract/authorizations';
import { isLiving } from '@hall/contract/rules/grant-states';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';
import './grant-cells.css';

/** How much of a grant is left, or that its amount is not controlled; of one that has ended nothing can be used. */
export function AvailableCell({ grant: { available, state } }: { readonly grant: Grant }) {
  const { t } = useTexts();
  if (available === undefined) return <span className="grant-nothing">{t('notControlled')}</span>;
  return <span className={isLiving(state) ? 'grant-available' : 'grant-nothing'}>{amountOf(available)?.text}</span>;
}
