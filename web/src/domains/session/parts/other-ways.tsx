import type { Parameters } from '@hall/contract/parameter-table';
import { Link, useLocation } from 'react-router-dom';
import { type OfferedWay, rememberWay } from '../last-way.ts';
import { useTexts } from '../texts.ts';

interface OtherWaysProps {
  readonly parameters: Parameters;
  /** The way that was used last; it comes first. */
  readonly last: OfferedWay | undefined;
}

const SERVICES = [
  { way: 'authentication', parameter: 'signInAuthentication', pathname: '/logAuth', name: 'authentication', whom: 'forAuthentication' },
  { way: 'central', parameter: 'signInCas', pathname: '/logCas', name: 'centralSignOn', whom: 'forCentralSignOn' },
] as const;

/** The way to the sign-on services, and whom each is for; where to come back to goes along. */
export function OtherWays({ parameters, last }: OtherWaysProps) {
  const { t } = useTexts();
  const { search } = useLocation();
  const on = SERVICES.filter(({ parameter }) => parameters[parameter] === '1');
  const inOrder = on.toSorted((one, other) => Number(other.way === last) - Number(one.way === last));
  return (
    <nav className="login-other" aria-label={t('otherWays')}>
      {inOrder.map(({ way, pathname, name, whom }) => (
        <div key={way}>
          <Link
            className="hall-button hall-button-plain"
            to={{ pathname, search }}
            aria-describedby={`login-for-${way}`}
            onClick={() => rememberWay(way)}
          >
            {t(name)}
          </Link>
          <p id={`login-for-${way}`} className="login-for">
            {way === last ? t('lastUsed', { whom: t(whom) }) : t(whom)}
          </p>
        </div>
      ))}
    </nav>
  );
}
