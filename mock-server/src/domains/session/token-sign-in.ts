import type { SignedIn } from '@hall/contract/session';
import type { Tx } from '@hall/database/database';
import type { Call } from '../../core/call.ts';
import { Redirect, Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { readSignOnToken, signOnKey, type TokenWay } from '../../core/sign-on-tokens.ts';
import { useOnce } from '../../core/used-tokens.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { personNamed } from './sign-in-name.ts';
import { recordedSignIn } from './sign-in-record.ts';
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
      const useUp = async (tx: Tx) => {
        if (!(await useOnce(tx, way, read))) throw new Refusal(401, 'token-used');
      };
      const since = { at: read.issuedAt, staleRule: 'token-expired' } as const;
      return completeSignIn(services, { person, since, trace, also: useUp }, call);
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
