import type { Endpoint } from '@hall/contract/wire/endpoint';
import { ODDITIES } from '../../contract/test/oddities.ts';
import { pickOf } from '../../contract/test/random-request.ts';

/** A request as it is sent, whatever the contract says. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a hostile request is made from. */
export interface Sound {
  readonly endpoint: Endpoint;
  /** A request that keeps the contract. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly token: string;
}

type Random = () => number;

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const WRONG: readonly unknown[] = [
  ...[null, true, false, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', 'x', [], {}, [[]], [null], [{}], { a: { b: [1] } }],
  ...[['a', 'a'], 'x'.repeat(5_000), '9'.repeat(400), '\u0000', '\ud800', 'a\ud800b', '\u202e', '\ufeff', '\uffff', '💥'.repeat(300)],
  ...ODDITIES,
];

/** Names of what every object has, and such as other languages and databases go by. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '$where',
  '$ne',
  'a.b',
  'a[b]',
  '',
  ' ',
  '名',
];

const TYPES = [
  ...['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/json;;;=', '/', '*/*'],
  ...['application/json; charset=utf-16', 'application/json; charset=nonsense', 'multipart/form-data; boundary=x', 'a'.repeat(2_000)],
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'FOO', 'get'];

const BODIES = [
  ...[
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[1,2]',
    '{',
    '}',
    '{"a"',
    '{"a":}',
    '{,}',
    "{'a':1}",
    '{"a":1}}',
    '\ufeff{}',
    'NaN',
    '-',
    '"\\ud800"',
  ],
  ...[
    '{"a":01}',
    '{"a":1e400}',
    '{"\\u0000":1}',
    '{"a":"\\u0000"}',
    '/**/{}',
    nested(19),
    nested(21),
    nested(30_000),
    '{"a":'.repeat(5_000),
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', `{"a":"${'x'.repeat(200_000)}"}`, `[${'1,'.repeat(40_000)}1]`],
];

const BYTES = [[0xc3, 0x28], [0xff, 0xfe, 0x7b, 0], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80], [0], [0x1f, 0x8b, 8, 0], [0xc0, 0xaf]];

const QUERIES = [
  ...[
    '%',
    '%zz',
    '%00=%00',
    'a=%c0%af',
    '=',
    '&&&',
    'a=1&a=2',
    'a[]=1&a[]=2',
    'a[b][c]=1',
    '__proto__[x]=1',
    'constructor=1',
    '?',
    '%E4%B8',
  ],
  ...[`a=${'x'.repeat(4_000)}`, `${'a&'.repeat(2_000)}`, 'a=%ud800', '+=+', 'page=1%20or%201=1', "a='%3B--"],
];

const TOKENS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer null',
  'Basic eDp5',
  'bearer x',
  'Bearer ..',
  `Bearer ${'x'.repeat(8_000)}`,
  '💥',
];

const JSON_TYPE = { 'content-type': 'application/json' };

const queryOf = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value)
    .map(([name, part]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(part).toWellFormed())}`)
    .join('&');

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The request as the contract words it. */
export function soundRequest({ endpoint: { method, path, stream }, value, token }: Sound): Sent {
  const authorization = token && { authorization: `Bearer ${token}` };
  const headers = { ...JSON_TYPE, ...authorization, ...(stream && { accept: 'text/event-stream' }) };
  if (method === 'POST') return { method, target: path, headers, body: Buffer.from(JSON.stringify(value)) };
  const query = queryOf(value);
  return { method, target: query ? `${path}?${query}` : path, headers, body: Buffer.alloc(0) };
}

const withBody = (sound: Sound, body: string | Buffer): Sent => ({ ...soundRequest(sound), body: Buffer.from(body) });
const withHeaders = (sound: Sound, headers: Readonly<Record<string, string>>): Sent => {
  const sent = soundRequest(sound);
  return { ...sent, headers: { ...sent.headers, ...headers } };
};
const withQuery = (sound: Sound, query: string): Sent => {
  const sent = soundRequest(sound);
  return { ...sent, target: `${sent.target}${sent.target.includes('?') ? '&' : '?'}${query}` };
};

const nameOf = ({ value }: Sound, random: Random): string => pickOf(random, [...Object.keys(value), 'a']);

function truncated(sound: Sound, random: Random): Sent {
  const { body } = soundRequest(sound);
  return withBody(sound, body.subarray(0, 1 + Math.floor(random() * Math.max(1, body.length - 2))));
}

/** The same name twice: what stands last is of another type. */
function doubled(sound: Sound, random: Random): Sent {
  const name = JSON.stringify(nameOf(sound, random));
  const fields = JSON.stringify(sound.value).slice(1, -1);
  return withBody(sound, `{${fields}${fields && ','}${name}:{"a":1}}`);
}

function signedByNobody({ token }: Sound): string {
  const [, payload = ''] = token.split('.');
  return `Bearer ${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
}

/** The ways in which a sound request becomes a hostile one, each with a name to report it by. */
const WAYS = {
  'wrong type': (sound, random) => soundRequest({ ...sound, value: { ...sound.value, [nameOf(sound, random)]: pickOf(random, WRONG) } }),
  'unknown field': (sound, random) => soundRequest({ ...sound, value: { ...sound.value, [pickOf(random, NAMES)]: pickOf(random, WRONG) } }),
  'own prototype': (sound, random) =>
    withBody(sound, `{"${pickOf(random, NAMES)}":{"a":1},${JSON.stringify(sound.value).slice(1, -1) || '"b":1'}}`),
  body: (sound, random) => withBody(sound, pickOf(random, BODIES)),
  bytes: (sound, random) => withBody(sound, Buffer.from(pickOf(random, BYTES))),
  truncated,
  doubled,
  'content type': (sound, random) => withHeaders(sound, { 'content-type': pickOf(random, TYPES) }),
  encoding: (sound, random) => withHeaders(sound, { 'content-encoding': pickOf(random, ['gzip', 'br', 'identity', 'x']) }),
  method: (sound, random) => ({ ...soundRequest(sound), method: pickOf(random, METHODS) }),
  token: (sound, random) =>
    withHeaders(sound, { authorization: pickOf(random, [...TOKENS, signedByNobody(sound), `Bearer ${sound.token}x`]) }),
  query: (sound, random) => withQuery(sound, pickOf(random, QUERIES)),
  'field twice': (sound, random) =>
    withQuery(sound, [1, 2].map((each) => `${encodeURIComponent(nameOf(sound, random))}=${each}`).join('&')),
  path: (sound, random) => {
    const sent = soundRequest(sound);
    const tail = pickOf(random, ['/', '//', '/..', '%2f', '%00', ';a=1', '/%2e%2e/healthz', '%zz', '.json', '/__proto__', '💥']);
    return { ...sent, target: sound.endpoint.path + encodeURI(tail).replaceAll('%25', '%') };
  },
} satisfies Readonly<Record<string, (sound: Sound, random: Random) => Sent>>;

export type Way = keyof typeof WAYS;

/** Ways whose requests a call that reads a body can never take, and those whose requests it may, such as a content type that it ignores. */
export const NEVER_SOUND: readonly Way[] = [
  'unknown field',
  'own prototype',
  'body',
  'bytes',
  'truncated',
  'doubled',
  'method',
  'token',
  'path',
];
export const SOUND_TO_SOME: readonly Way[] = ['wrong type', 'content type', 'encoding', 'query', 'field twice'];

/** A sound request made hostile in one of the ways. */
export const hostileRequest = (way: Way, sound: Sound, random: Random): Sent => WAYS[way](sound, random);
