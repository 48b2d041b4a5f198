import type { Parameters } from '@hall/contract/parameter-table';
import { Link } from 'react-router-dom';
import { Logo } from '../../shared/ui/logo.tsx';
import { useTexts } from '../texts.ts';

/** Whose system this is; leads home. */
export function Brand({ parameters, ready }: { readonly parameters: Parameters; readonly ready: boolean }) {
  const { pick } = useTexts();
  const organisation = pick(parameters.organisation, parameters.organisationEn);
  return (
    <Link to="/home" className="shell-brand">
      <Logo size={32} />
      <span className="shell-brand-names">
        {ready && <strong>{pick(parameters.systemName, parameters.systemNameEn)}</strong>}
        {ready && organisation && <span>{organisation}</span>}
      </span>
    </Link>
  );
}
