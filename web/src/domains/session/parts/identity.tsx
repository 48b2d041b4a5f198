import type { Parameters } from '@hall/contract/parameter-table';
import { Logo } from '../../../shared/ui/logo.tsx';
import { useTexts } from '../texts.ts';

interface IdentityProps {
  readonly parameters: Parameters;
  /** Names are shown once the server has told them, so that none is painted and then replaced. */
  readonly ready: boolean;
}

/** The institution's side of the sign-in page: whose system this is. */
export function Identity({ parameters, ready }: IdentityProps) {
  const { t, pick } = useTexts();
  return (
    <aside className="login-identity" aria-label={t('identity')}>
      <p className="login-organisation">
        <Logo size={36} />
        <span>{ready && pick(parameters.organisation, parameters.organisationEn)}</span>
      </p>
      <p className="login-system">{ready && pick(parameters.systemName, parameters.systemNameEn)}</p>
      <p className="login-strapline">{ready && t('strapline')}</p>
    </aside>
  );
}
