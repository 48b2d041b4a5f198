import type { Parameters } from '@hall/contract/parameter-table';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../texts.ts';

/** The way to the sign-on services; where to come back to goes along. */
export function OtherWays({ parameters }: { readonly parameters: Parameters }) {
  const { t } = useTexts();
  const { search } = useLocation();
  const { signInAuthentication, signInCas } = parameters;
  return (
    <nav className="login-other" aria-label={t('otherWays')}>
      {signInAuthentication === '1' && (
        <Link className="hall-button hall-button-plain" to={{ pathname: '/logAuth', search }}>
          {t('authentication')}
        </Link>
      )}
      {signInCas === '1' && (
        <Link className="hall-button hall-button-plain" to={{ pathname: '/logCas', search }}>
          {t('centralSignOn')}
        </Link>
      )}
    </nav>
  );
}
