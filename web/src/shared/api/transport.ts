import { encode } from '@hall/contract/wire/decode';
import { type Endpoint, UNASKED_HEADER } from '@hall/contract/wire/endpoint';
import { isSomebodyThere } from '../session/presence.ts';

/** How long a call may take, in ms. */
const TIMEOUT_MS = 30_000;

const queryOf = (request: unknown): string => {
  const pairs = Object.entries((request ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

interface Sent {
  readonly endpoint: Endpoint;
  readonly request?: unknown;
  readonly unasked?: boolean;
}

function requestOf({ endpoint, request, unasked = !isSomebodyThere() }: Sent, token: string | undefined): [string, RequestInit] {
  const body = endpoint.request ? encode(endpoint.request, request) : undefined;
  const headers = { ...(token && { authorization: `Bearer ${token}`, ...(unasked && { [UNASKED_HEADER]: '1' }) }) };
  if (endpoint.method === 'GET') return [endpoint.path + queryOf(body), { headers }];
  return [endpoint.path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }];
}

/** Sends a call that outlives the page; its answer is ignored. */
export function sendLast(endpoint: Endpoint, request: unknown, token: string): void {
  const [address, init] = requestOf({ endpoint, request }, token);
  void fetch(address, { ...init, keepalive: true }).catch(() => undefined);
}

/** Sends a call; rejects when it is aborted, takes too long, or nobody answers. */
export function send(sent: Sent, token: string | undefined, signal?: AbortSignal): Promise<Response> {
  const [address, init] = requestOf(sent, token);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { ...init, cache: 'no-store', signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** Asks for an answer that does not end, until it is aborted. */
export function listen(endpoint: Endpoint, request: unknown, token: string, signal: AbortSignal): Promise<Response> {
  const [address, init] = requestOf({ endpoint, request }, token);
  return fetch(address, { ...init, headers: { ...init.headers, accept: 'text/event-stream' }, cache: 'no-store', signal });
}
