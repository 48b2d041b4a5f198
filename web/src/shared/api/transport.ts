import { encode } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';

/** How long a call may take, in ms. */
const TIMEOUT_MS = 30_000;

const queryOf = (request: unknown): string => {
  const pairs = Object.entries((request ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

function requestOf(endpoint: Endpoint, value: unknown, token: string | undefined): [string, RequestInit] {
  const body = endpoint.request ? encode(endpoint.request, value) : undefined;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (endpoint.method === 'GET') return [endpoint.path + queryOf(body), { headers }];
  return [endpoint.path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }];
}

/** Sends a call that outlives the page; its answer is ignored. */
export function sendLast(endpoint: Endpoint, value: unknown, token: string): void {
  const [address, init] = requestOf(endpoint, value, token);
  void fetch(address, { ...init, keepalive: true }).catch(() => undefined);
}

/** Sends a call; rejects when it is aborted, takes too long, or nobody answers. */
export function send(endpoint: Endpoint, value: unknown, token: string | undefined, signal?: AbortSignal): Promise<Response> {
  const [address, init] = requestOf(endpoint, value, token);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { ...init, cache: 'no-store', signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}

/** Asks for an answer that does not end, until it is aborted. */
export function listen(endpoint: Endpoint, value: unknown, token: string, signal: AbortSignal): Promise<Response> {
  const [address, init] = requestOf(endpoint, value, token);
  return fetch(address, { ...init, headers: { ...init.headers, accept: 'text/event-stream' }, cache: 'no-store', signal });
}
