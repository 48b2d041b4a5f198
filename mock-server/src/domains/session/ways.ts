import type { SignInWay } from '@hall/contract/logs';
import type { ParameterName } from '@hall/contract/parameter-table';
import { hallParameters } from '../../core/parameters.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';

/** The parameter that switches a way on; links that others give out have no place on the sign-in page, so no switch. */
const SWITCHES: Partial<Record<SignInWay, ParameterName>> = {
  password: 'signInPassword',
  directory: 'signInDirectory',
  cas: 'signInCas',
  authentication: 'signInAuthentication',
  qr: 'signInQr',
};

/** @throws Refusal 403 `way-off` unless the parameters switch the way on */
export async function requireWay(services: Services, way: SignInWay): Promise<void> {
  const name = SWITCHES[way];
  if (name && (await hallParameters(services))[name] !== '1') throw new Refusal(403, 'way-off');
}
