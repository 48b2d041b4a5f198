import { signInWaysEndpoints } from '@hall/contract/sign-in-ways';
import type { SignInAddress } from '@hall/mock-server/mock-control/said';
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

type Answer = { readonly data: unknown; readonly error?: undefined } | { readonly data?: undefined; readonly error: FetchBaseQueryError };
type Ask = (asked: string | FetchArgs) => Answer | PromiseLike<Answer>;

/** What the hall answers, as far as it is looked at here. */
interface Envelope {
  readonly code?: unknown;
  readonly data?: { readonly token?: unknown } | null;
}

/**
 * A token of somebody: the hall's own answer to a sign-in link.
 * @param ask makes a call, of the control plane unless its address says otherwise
 */
export async function tokenOf(userName: string, origin: string, ask: Ask) {
  const link = await ask({ url: 'sign-in', method: 'POST', body: { userName } });
  if (link.error) return { error: link.error };
  const { search } = new URL((link.data as SignInAddress).address, origin);
  const came = await ask(origin + signInWaysEndpoints.urlSignIn.path + search);
  if (came.error) return { error: came.error };
  const { code, data } = came.data as Envelope;
  if (typeof data?.token === 'string') return { data: data.token };
  const error: FetchBaseQueryError = { status: 400, data: { problem: `${signInWaysEndpoints.urlSignIn.path}: ${code}` } };
  return { error };
}
