import { api } from '@hall/contract/api';
import { kindOf } from '@hall/contract/logs';
import { onlyReads } from '@hall/contract/reads';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { requiredOf } from '@hall/contract/wire/sample';
import type { NamedCall } from './known.ts';

/** Every call of the contract, in its order. */
export const CALLS: readonly NamedCall[] = Object.entries(api).flatMap(([domain, calls]) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({ domain, name, endpoint })),
);

/** How a call may be tried: made as it is, only so that it must be refused, as part of the session or of a round trip, or not at all. */
export type Way = { readonly way: 'made' | 'refused' | 'session' } | { readonly way: 'left'; readonly reason: string };

/** The calls that the command's own session takes. */
const OF_THE_SESSION: readonly Endpoint[] = [api.session.signIn, api.session.signOut] as readonly unknown[] as readonly Endpoint[];

const NEEDS_WRITE = 'may change something: --write';
const LEAVES_A_SHEET = 'issues a sheet: --write';
const NOTHING_TO_GET_WRONG = 'no request of it is sure to be refused';

/** What may be done with a call. A call that comes later is told by its description alone. */
export function wayOf({ name, endpoint }: NamedCall, write: boolean): Way {
  if (OF_THE_SESSION.includes(endpoint)) return { way: 'session' };
  const kind = kindOf(name, endpoint, !onlyReads(endpoint));
  if (kind === 'print' || (kind === 'export' && endpoint.logged === undefined)) {
    return write ? { way: 'made' } : { way: 'left', reason: LEAVES_A_SHEET };
  }
  if (onlyReads(endpoint)) return { way: 'made' };
  if (!write) return { way: 'left', reason: NEEDS_WRITE };
  if (Object.keys(requiredOf(endpoint.request?.fields ?? {})).length === 0) return { way: 'left', reason: NOTHING_TO_GET_WRONG };
  return { way: 'refused' };
}
