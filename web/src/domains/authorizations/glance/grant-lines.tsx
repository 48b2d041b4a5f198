import { type Grant, heldPath } from '@hall/contract/authorizations';
import { GrantSystem } from '@hall/contract/draft-terms';
import { labelOf } from '@hall/contract/wire/coded';
import { Link } from 'react-router-dom';
import { amountOf } from '../../../page-kit/table/decimal.ts';
import { EndsCell } from '../parts/ends-cell.tsx';
import { StateCell } from '../parts/state-cell.tsx';
import { SYSTEMS } from '../systems.ts';
import { useTexts } from '../texts.ts';
import { useAbout } from '../use-about.ts';
import { useGlanceTexts } from './glance-texts.ts';

/** Grants a line each: what they are about, what is left, in which systems, and until when. */
export function GrantLines({ grants }: { readonly grants: readonly Grant[] }) {
  const { t, language } = useTexts();
  const { t: glance } = useGlanceTexts();
  const about = useAbout();
  return (
    <ul>
      {grants.map((grant) => {
        const { number, state, available } = grant;
        const systems = SYSTEMS.filter(([flag]) => grant[flag]).map(([, system]) => labelOf(GrantSystem, system, language));
        return (
          <li key={number}>
            <span>
              <Link to={heldPath(number)}>{about(grant)}</Link> {state !== 'active' && <StateCell grant={grant} />}
            </span>
            <span>{available === undefined ? t('notControlled') : glance('left', { amount: amountOf(available)?.text ?? '' })}</span>
            <span>
              {number} · {systems.join(t('between'))}
            </span>
            <EndsCell grant={grant} />
          </li>
        );
      })}
    </ul>
  );
}
