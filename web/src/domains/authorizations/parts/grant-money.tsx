import { Grant } from '@hall/contract/authorizations';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import './grant-money.css';

const FIELDS = ['available', 'control', 'amount', 'spent', 'frozen'] as const;

/** How much of a grant is left, and what became of the rest (PROJ-5). */
export function GrantMoney({ grant }: { readonly grant: Grant }) {
  const { t } = useTexts();
  const term = useTerms(Grant);
  const shown = FIELDS.filter((field) => grant[field] !== undefined);
  return (
    <dl className="grant-money" aria-label={t('money')}>
      {!grant.controlled && (
        <div>
          <dt>{term('available')}</dt>
          <dd>{t('notControlled')}</dd>
        </div>
      )}
      {shown.map((field) => (
        <div key={field}>
          <dt>{term(field)}</dt>
          <dd>{yuanText(grant[field] ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}
