import { createHash } from 'node:crypto';
import type { SignedIn } from '@hall/contract/session';
import type { Tx } from '@hall/database/database';
import type { Call } from '../../core/call.ts';
import { Redirect, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { readSignOnToken, type SignOnToken, signOnKey, type TokenWay } from '../../core/sign-on-tokens.ts';
import { REMEMBERED_LONGER_MS } from '../../core/single-use.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { personNamed, recordedSignIn } from './sign-in-record.ts';
import { requireWay } from './ways.ts';

/**
 * Exchanges a signed token for a session.
 * @throws Refusal 401 `token-forged`, `token-used` or `token-expired`; ERRCODE_001 for people without an account, or who are
 * disabled or locked
 */
export const tokenSignIn =
  (way: TokenWay) =>
  (services: Services, { token }: { readonly token: string }, call: Call): Promise<SignedIn> => {
    const trace = { way, userName: '' };
    return recordedSignIn(services, trace, call, async () => {
      const key = await signOnKey(services.database, services.signOnKey);
      const read = await readSignOnToken(key, way, token, services.clock.now());
      trace.userName = read.userName.slice(0, 100);
      const person = await personNamed(services, read.userName);
      if (!person) throw new Refusal('ERRCODE_001', 'no-account');
      return completeSignIn(services, { personId: person.id, way, also: (tx) => useUp(tx, services, way, read) }, call);
    });
  };

/** As {@link tokenSignIn}; without a token the browser is sent to the authentication service. */
export async function authenticationSignIn(
  services: Services,
  { token }: { readonly token?: string | undefined },
  call: Call,
): Promise<SignedIn> {
  if (token) return tokenSignIn('authentication')(services, { token }, call);
  await requireWay(services, 'authentication');
  throw new Redirect(services.counterparts.authentication());
}

/** Remembered in the database, so that a restart does not forget. */
async function useUp(tx: Tx, { clock }: Services, way: TokenWay, token: SignOnToken): Promise<void> {
  const id = createHash('sha256').update(`${way}:${token.id}`).digest('base64url');
  await tx.usedToken.deleteMany({ where: { expiresAt: { lt: new Date(clock.now().getTime() - REMEMBERED_LONGER_MS) } } });
  if (await tx.usedToken.findUnique({ where: { id } })) throw new Refusal(401, 'token-used');
  await tx.usedToken.create({ data: { id, expiresAt: token.expiresAt } });
}
