import { wireDay } from '@hall/contract/rules/shanghai';
import type { Reader, Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { Refusal } from '../../core/refusal.ts';
import { covers, type RowScope, scopeOf } from '../../core/scope.ts';
import type { Reading, Services } from '../../core/services.ts';
import type { Asking } from './signature-of.ts';
import { findSignatures, type StoredSignature } from './stored-signatures.ts';

/** Who manages grants sees who signs for whom, and may revoke it. */
export const MANAGING = 'authorizations.manage';

/** Those that somebody gave or was given, and those of the people whom they manage. */
export function inScope(scope: RowScope, personId: string): object {
  if (scope.kind === 'all') return {};
  const own = [{ principalId: personId }, { signerId: personId }];
  return { OR: scope.kind === 'own' ? own : [...own, { principal: { departmentId: { in: [...scope.ids] } } }] };
}

/** Whether somebody may revoke a signature authorization: who gave it, or who manages grants. */
export type MayRevoke = (signature: StoredSignature) => boolean;

async function revokerOf(services: Reading, person: SignedInPerson): Promise<MayRevoke> {
  const scope = await scopeOf(services, person, MANAGING);
  const manages = ({ principal }: StoredSignature) => scope.kind !== 'own' && covers(scope, principal);
  return (signature) => signature.principalId === person.id || manages(signature);
}

export const askingOf = async (services: Reading, person: SignedInPerson): Promise<Asking> => ({
  ...{ id: person.id, mayRevoke: await revokerOf(services, person), today: wireDay(services.clock.now()) },
});

/**
 * A signature authorization by its number, of which the log then tells.
 * @throws Refusal 404 `not-found`, of others' as well
 */
export async function signatureNumbered(
  read: Reader | Tx,
  services: Services,
  number: string,
  { person, entry }: SignedInCall,
): Promise<StoredSignature> {
  entry.target = number;
  const visible = inScope(await scopeOf(services, person, MANAGING), person.id);
  const [signature] = await findSignatures(read, { where: { AND: [{ number }, visible] } });
  if (!signature) throw new Refusal(404, 'not-found', { field: 'number' });
  return signature;
}
