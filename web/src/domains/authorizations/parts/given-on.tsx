import { Grant } from '@hall/contract/authorizations';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';
import { EndsCell } from './ends-cell.tsx';
import { StateCell } from './state-cell.tsx';

/** Grants that were given on, each with whose it is, until when, and what is left of it. */
export function GivenOn({ grants }: { readonly grants: readonly Grant[] }) {
  const { pick, t } = useTexts();
  const term = useTerms(Grant);
  return (
    <ul className="grants-given-on">
      {grants.map((grant) => (
        <li key={grant.number}>
          <strong>{pick(grant.person, grant.personEn)}</strong>
          <span>{grant.number}</span>
          <EndsCell grant={grant} />
          <span>
            {term('available')} {grant.available === undefined ? t('notControlled') : yuanText(grant.available)}
          </span>
          <StateCell grant={grant} />
        </li>
      ))}
    </ul>
  );
}
