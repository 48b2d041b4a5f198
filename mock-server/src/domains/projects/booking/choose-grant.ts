import type { Tx } from '@hall/database/database';
import { Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { faultsOfGrant, grantsAbout, type StoredGrant, type Use, type UseFault } from '../../authorizations/index.ts';

const refusalOf = ({ rule, params }: UseFault): Refusal => new Refusal(500, rule, params && { params });

/** Of several that will not do, the one that comes nearest to it tells why, the newest of these. */
const tellingFault = (faults: readonly (readonly UseFault[])[]): UseFault | undefined =>
  faults.toSorted((one, other) => one.length - other.length)[0]?.[0];

/**
 * The grant that a use goes by: the one that is named, else the only one that would do.
 * @param named its number
 * @throws Refusal 500 `use-no-grant`, `use-several`, or the rule that keeps it from the use
 */
export async function chooseGrant(tx: Tx, services: Services, use: Use, named: string | undefined): Promise<StoredGrant> {
  const about = (await grantsAbout(tx, services, use)).toReversed();
  const meant = named ? about.filter(({ number }) => number === named) : about;
  const judged = meant.map((grant) => ({ grant, faults: faultsOfGrant(grant, use) }));
  const [usable, another] = judged.filter(({ faults }) => faults.length === 0);
  if (another) throw new Refusal(500, 'use-several');
  if (usable) return usable.grant;
  throw refusalOf(tellingFault(judged.map(({ faults }) => faults)) ?? { rule: 'use-no-grant' });
}
