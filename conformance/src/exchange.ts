import type { Endpoint } from '@hall/contract/wire/endpoint';

/** An answer as it came. */
export interface Came {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** Why no whole answer came. */
export interface Trouble {
  /** Nothing in time, an answer that broke off, one that takes no end, or nobody there. */
  readonly trouble: 'silent' | 'broken off' | 'too long' | 'unreachable';
  readonly detail: string;
}

export interface Asked {
  readonly token?: string | undefined;
  /** By wire names. */
  readonly request?: Readonly<Record<string, unknown>> | undefined;
}

/** Makes one call of a backend. */
export type Ask = (endpoint: Pick<Endpoint, 'method' | 'path' | 'stream'>, asked?: Asked) => Promise<Came | Trouble>;

export const isTrouble = (came: Came | Trouble): came is Trouble => 'trouble' in came;

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

const queryOf = (request: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)])).toString();

function addressOf(base: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, request: Asked['request']): string {
  const query = method === 'GET' && request ? queryOf(request) : '';
  return base + path + (query && `?${query}`);
}

/** The longest answer that is waited for, in MiB: the largest file of the contract is far shorter. */
const MOST_MIB = 64;

/** All bytes of a body, or nothing where they are more than anything of the contract has. */
async function bytesOf({ body }: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection, with whatever would still come.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_MIB * 2 ** 20) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Whoever started the command wants it to end. */
export class Interrupted extends Error {}

/**
 * Calls below an address, each of which has so long to be answered in full.
 * @param stop makes each call throw {@link Interrupted} from then on, also one that is under way
 */
export function exchangeWith(base: string, timeoutMs: number, stop?: AbortSignal): Ask {
  return async (endpoint, { token, request } = {}) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
    const silent: Trouble = { trouble: 'silent', detail: `no answer within ${timeoutMs / 1000} s` };
    let response: Response;
    try {
      response = await fetch(addressOf(base, endpoint, request), {
        method: endpoint.method,
        redirect: 'manual',
        signal,
        headers: {
          ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
          ...(endpoint.stream && { accept: 'text/event-stream' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(endpoint.method === 'POST' && { body: JSON.stringify(request ?? {}) }),
      });
    } catch (error) {
      if (stop?.aborted) throw new Interrupted();
      return signal.aborted ? silent : { trouble: 'unreachable', detail: causeOf(error) };
    }
    const { status, headers } = response;
    const came = { status, headers, type: (headers.get('content-type') ?? '').toLowerCase() };
    try {
      if (endpoint.stream && came.type.startsWith('text/event-stream')) {
        await response.body?.cancel();
        return { ...came, bytes: Buffer.alloc(0) };
      }
      const bytes = await bytesOf(response);
      return bytes ? { ...came, bytes } : { trouble: 'too long', detail: `one that is longer than ${MOST_MIB} MiB` };
    } catch {
      if (stop?.aborted) throw new Interrupted();
      return signal.aborted ? silent : { trouble: 'broken off', detail: 'one that ended within its body' };
    }
  };
}
