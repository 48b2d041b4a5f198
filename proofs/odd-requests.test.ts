import { once } from 'node:events';
import { connect } from 'node:net';
import { api } from '@hall/contract/api';
import { CODES } from '@hall/contract/errors';
import { expect, it } from 'vitest';
import { type RawAnswer, readRaw } from '../mock-server/src/testing/raw-http.ts';
import { seeded } from '../mock-server/src/testing/seeded.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const BODY = '{"a":[1,"\\u0041",null]}';
const SOUND = [
  `POST ${api.session.signIn.path}?a=%20b HTTP/1.1`,
  'host: localhost',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  'authorization: Bearer a.b.c',
  '',
  BODY,
].join('\r\n');
const ODD_BYTES = [0, 10, 13, 32, 34, 37, 58, 91, 123, 127, 0xc3, 0xed, 0xff];

/** A sound request with some of its bytes changed, left out or repeated. */
function bent(random: () => number): Buffer {
  const bytes = [...Buffer.from(SOUND)];
  const pick = (below: number) => Math.floor(random() * below);
  for (let change = pick(4); change >= 0; change--) {
    const at = pick(bytes.length);
    const ways = [
      () => bytes.splice(at, 1, ODD_BYTES[pick(ODD_BYTES.length)] as number),
      () => bytes.splice(at, pick(40)),
      () => bytes.splice(at, 0, ...bytes.slice(at, at + pick(40))),
      () => bytes.splice(at, 0, ...new Array<number>(pick(20_000)).fill(bytes[at] as number)),
    ];
    ways[pick(ways.length)]?.();
  }
  return Buffer.from(bytes);
}

/** All that is answered to some bytes, after which nothing more comes. */
async function answerTo(port: number, bytes: Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  socket.end(bytes);
  await once(socket, 'close');
  return said;
}

/** The answers, one behind another: bytes that make more than one request have more than one. What is no answer has no status. */
function answersIn(said: string): RawAnswer[] {
  if (!said) return [];
  const { status, head, body } = readRaw(said);
  const all = Buffer.from(body);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return [{ status, head, body: all.subarray(0, length).toString() }, ...answersIn(all.subarray(length).toString())];
}

it('SEC-4 API-2 bytes of any kind are answered in an envelope or not at all, and never by a failure', async () => {
  const server = await attackedServer(await attackedDatabase());
  const port = Number(new URL(server.url).port);
  for (let seed = 1; seed <= size(300, 5000); seed++) {
    const bytes = bent(seeded(seed));
    const said = await answerTo(port, bytes);
    for (const { status, body } of answersIn(said)) {
      expect([seed, status < 500]).toEqual([seed, true]);
      if (body) expect([seed, String((JSON.parse(body) as { code: unknown }).code) in CODES]).toEqual([seed, true]);
    }
  }
  expect((await (await server.signedIn('staff')).call(api.account.me)).code).toBe('200');
});
