import { CODES } from '@hall/contract/errors';
import { decodeAnswer } from '@hall/contract/wire/decode';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { FailureDetail } from '@hall/contract/wire/failure-detail';
import { type Came, isTrouble, type Trouble } from './exchange.ts';
import type { Difference } from './outcome.ts';
import { gotText } from './words.ts';

type Found = Omit<Difference, 'check'>;

/** An envelope, with what its failure says. */
export interface Opened {
  readonly code: string;
  readonly data: unknown;
  readonly has: boolean;
  readonly rule?: string | undefined;
  readonly field?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** What came, as far as it can be read, and what is wrong with it whatever was asked. */
export interface Judged {
  readonly found: readonly Found[];
  readonly envelope?: Opened;
}

/** HTTP statuses with which a server says that there is no such call. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

/** Codes that every call can answer. */
const ALWAYS: readonly (string | number)[] = [401, 403, 404, 500, 999];

/** Whether the answer says that there is no such call. */
export function isAbsent(came: Came | Trouble): boolean {
  if (isTrouble(came)) return false;
  return NO_SUCH_CALL.includes(came.status) || openedOf(jsonOf(came))?.rule === 'no-such-call';
}

/** How an absent call was told. */
export const absenceOf = (came: Came | Trouble): string =>
  !isTrouble(came) && came.status !== 200 ? `HTTP status ${came.status}` : 'code 404, rule no-such-call';

const TROUBLES: Readonly<Record<Trouble['trouble'], string>> = {
  silent: 'an answer in time',
  'broken off': 'a whole answer',
  'too long': 'an answer with an end',
  unreachable: 'an answer',
};

/** Judges an answer that has to be an envelope: status, type, and the envelope's own parts. */
export function judged(came: Came | Trouble, endpoint: Pick<Endpoint, 'success' | 'codes'>): Judged {
  if (isTrouble(came)) return { found: [{ field: 'body', expected: TROUBLES[came.trouble], got: came.detail }] };
  if (came.status !== 200) return { found: [{ field: 'HTTP status', expected: '200', got: String(came.status) }] };
  const answer = jsonOf(came);
  const envelope = openedOf(answer);
  if (!envelope) return { found: [{ field: 'body', expected: 'an envelope as JSON', got: bodyText(came) }] };
  return { envelope, found: [...typeFault(came), ...partFaults(answer as Record<string, unknown>, endpoint)] };
}

const typeFault = ({ type }: Came): Found[] =>
  /^application\/json(;|$)/.test(type) ? [] : [{ field: 'content-type', expected: 'application/json', got: type || 'nothing' }];

function partFaults({ code, message }: Record<string, unknown>, endpoint: Pick<Endpoint, 'success' | 'codes'>): Found[] {
  return [...codeFaults(code, endpoint), ...(typeof message === 'string' ? [] : [messageFault(message)])];
}

/** The web shows a text of its own where there is no message. */
const messageFault = (message: unknown): Found => ({ field: 'message', expected: 'text', got: gotText(message), readAllTheSame: true });

function codeFaults(code: unknown, { success = 200, codes }: Pick<Endpoint, 'success' | 'codes'>): Found[] {
  const known = new Set([success, ...codes, ...ALWAYS].map(String));
  if (!known.has(String(code))) return [{ field: 'code', expected: `one of ${[...known].join(', ')}`, got: gotText(code) }];
  const isNumeric = /^\d+$/.test(String(code));
  if (typeof code === (isNumeric ? 'number' : 'string')) return [];
  return [{ field: 'code', expected: `number ${code}`, got: gotText(code), readAllTheSame: true }];
}

/** How deep an answer may be nested: to judge one of many thousands of levels, a process would need more stack than it has. */
const MOST_LEVELS = 200;

const [QUOTE, BACKSLASH, OPENING, CLOSING] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]];

/** Told from the text, since reading such an answer takes minutes. */
function isDeep(bytes: Buffer): boolean {
  let [levels, isText] = [0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (!isText && OPENING.includes(byte)) levels += 1;
    else if (!isText && CLOSING.includes(byte)) levels -= 1;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

function parsed(bytes: Buffer): unknown {
  try {
    return isDeep(bytes) ? undefined : JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** An answer is looked at by several checks, and read once. */
const READ = new WeakMap<Buffer, { readonly answer: unknown }>();

/** The answer read as JSON; nothing where it is none, or none that can be judged. */
export function jsonOf({ bytes }: Came): unknown {
  const { answer } = READ.get(bytes) ?? { answer: parsed(bytes) };
  READ.set(bytes, { answer });
  return answer;
}

function openedOf(answer: unknown): Opened | undefined {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return undefined;
  const { code, data } = answer as { code: unknown; data?: unknown };
  if (typeof code !== 'number' && typeof code !== 'string') return undefined;
  const detail = String(code) in CODES && code !== 200 ? decodeAnswer(FailureDetail, data) : undefined;
  return { code: String(code), data, has: 'data' in answer, ...(detail?.ok && detail.value) };
}

function bodyText({ bytes, type }: Came): string {
  if (bytes.length === 0) return 'nothing';
  const start = bytes.toString('utf8').replace(/\s+/g, ' ').slice(0, 50);
  return `${type.split(';')[0] || 'no type'}, ${bytes.length} bytes: ${start}`;
}
