import type { GrantUse } from '@hall/contract/grant-uses';
import { Link } from 'react-router-dom';
import { useLinkedSystemsQuery } from '../../menu/index.ts';
import { useUsesTexts } from '../uses-texts.ts';
import './claim-link.css';

/** The way to a claim in its linked system (PROJ-22); none where the system is gone, or does not say where it shows the claim. */
export function ClaimLink({ use: { systemId, system, systemEn, path } }: { readonly use: GrantUse }) {
  const { t, pick } = useUsesTexts();
  const { data: systems = [] } = useLinkedSystemsQuery();
  const address = systems.find(({ id }) => id === systemId)?.address;
  if (!address || !path) return null;
  return (
    <p className="grant-use-claim">
      <Link to={`/qtxt?url=${encodeURIComponent(address + path)}`}>{t('inSystem', { system: pick(system, systemEn) })}</Link>
    </p>
  );
}
