import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Outbound } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

/** What another system is asked. */
export interface Question {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Why there is nothing to read. */
export type AskFault = 'unreachable' | 'too-slow' | 'failed' | 'address-refused' | 'redirected' | 'too-large' | 'not-json';

/** What came of it; an answer is any JSON at all. */
export type Asked = { readonly bytes: number; readonly status?: number } & (
  | { readonly state: 'answered'; readonly json: unknown }
  | { readonly state: AskFault }
);

/** Ends asking: what it comes to is known. */
class Ended extends Error {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super(asked.state);
    this.asked = asked;
  }
}

const endedBy = (state: AskFault, bytes = 0, status?: number): Ended =>
  new Ended({ state, bytes, ...(status !== undefined && { status }) });

/**
 * Asks another system once: at an address that is looked up once, checked, and the one that is connected to; following no redirect; for
 * no longer and no more than the limits.
 */
export async function askJson(outbound: Outbound, question: Question): Promise<Asked> {
  const signal = AbortSignal.timeout(outbound.timeMs);
  try {
    const address = await addressOf(outbound, question.url, signal);
    const response = await send(question, address, signal);
    return await read(response, outbound.mostBytes);
  } catch (error) {
    if (error instanceof Ended) return error.asked;
    return { state: signal.aborted ? 'too-slow' : 'unreachable', bytes: 0 };
  }
}

/** The address to connect to; refused where any of the host's is not to be reached: a name that has both kinds means no good. */
async function addressOf({ resolve, privateOrigins }: Outbound, { hostname, origin }: URL, signal: AbortSignal): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await beforeEnd(resolve(host), signal);
  const [first] = addresses;
  if (first === undefined) throw endedBy('unreachable');
  if (!privateOrigins.includes(origin) && !addresses.every(isPublicAddress)) throw endedBy('address-refused');
  return first;
}

const beforeEnd = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    work.then(done, fail);
  });

/** Answers what was looked up already, whatever is asked. */
const pinned =
  (address: string): LookupFunction =>
  (_, { all }, callback) => {
    const family = isIPv6(address) ? 6 : 4;
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

function send({ url, method, headers, body }: Question, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method,
    headers: { ...headers, accept: 'application/json', 'accept-encoding': 'identity' },
    lookup: pinned(address),
    // A connection of its own: none that was made to another address is used again.
    agent: false,
    signal,
  };
  return new Promise((answered, fail) => {
    const asking = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, answered);
    asking.once('error', fail);
    // Who goes over to another protocol gives no answer, and no error either: nothing else would end the question.
    asking.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      fail(endedBy('failed', 0, statusCode));
    });
    asking.end(body);
  });
}

async function read(response: IncomingMessage, most: number): Promise<Asked> {
  const { statusCode: status = 0, headers } = response;
  try {
    if (status >= 300 && status < 400) throw endedBy('redirected', 0, status);
    if (status < 200 || status >= 400) throw endedBy('failed', 0, status);
    if (Number(headers['content-length'] ?? 0) > most) throw endedBy('too-large', Number(headers['content-length']), status);
    const content = await contentOf(response, most, status);
    return { state: 'answered', json: jsonIn(content, status), bytes: content.length, status };
  } finally {
    response.destroy();
  }
}

async function contentOf(response: IncomingMessage, most: number, status: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes > most) throw endedBy('too-large', bytes, status);
  }
  return Buffer.concat(parts);
}

function jsonIn(content: Buffer, status: number): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    throw endedBy('not-json', content.length, status);
  }
}
