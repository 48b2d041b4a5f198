import { api } from '@hall/contract/api';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import type { Database } from '@hall/database/database';
import { DEMO_PASSWORD } from '@hall/database/demo-accounts';
import { expect, it } from 'vitest';
import { randomRequests } from '../contract/test/random-request.ts';
import { ApiClient } from '../features/support/api-client.ts';
import { knownOf, peopleKnown } from '../mock-server/src/testing/known-values.ts';
import { makePeople } from '../mock-server/src/testing/people.ts';
import { seeded } from '../mock-server/src/testing/seeded.ts';
import { type Content, contentOf } from './support/content.ts';
import { faultOf, isAccepted, mayHaveAccepted, Tally } from './support/fuzz-verdict.ts';
import { hostileRequest, NEVER_SOUND, type Sent, SOUND_TO_SOME, soundRequest, type Way } from './support/hostile-requests.ts';
import { type AttackedServer, attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';
import { heardIn, sayTo } from './support/wire.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Requests of each call that keep the contract, and rounds of hostile ones: each round has one of every way. */
const SOUND = size(1, 20);
const ROUNDS = size(1, 8);
const TOGETHER: readonly Way[] = ['wrong type', 'body', 'unknown field', 'truncated'];
const LONGEST_TARGET = 3_000;
/** Heap of the attacked server, in MB: one that grew with what it is sent would end. */
const HEAP_MB = 256;

const DOMAINS = Object.values(api)
  .map((calls) => Object.values(calls) as unknown as Endpoint[])
  .filter((calls) => calls.length > 0);

/** One person a domain who holds every role, and one more: what an accepted request does to one hinders no other. */
async function makeHolders(database: Database): Promise<string[]> {
  const names = await makePeople(database, DOMAINS.length + 1);
  const roles = await database.read.role.findMany();
  const data = names.flatMap((personId) => roles.map(({ id: roleId }) => ({ personId, roleId })));
  await database.unitOfWork((tx) => tx.personRole.createMany({ data }));
  return names;
}

type Random = () => number;

/** A call, with what draws requests that keep its contract. */
interface Drawn {
  readonly endpoint: Endpoint;
  readonly draw: (random: Random) => Readonly<Record<string, unknown>>;
}

interface Target {
  readonly server: AttackedServer;
  readonly file: string;
  readonly known: Readonly<Record<string, unknown>>;
  readonly tally: Tally;
  readonly random: Random;
}

function drawnOf(endpoint: Endpoint, known: Readonly<Record<string, unknown>>): Drawn {
  const { request, path } = endpoint;
  return { endpoint, draw: request ? randomRequests(request as Entity<unknown>, { ...known, ...knownOf(path) }) : () => ({}) };
}

let address = 0;
/** From another network each time: what one network may do in a while is shown elsewhere. */
const elsewhere = (sent: Sent): Sent => {
  address += 1;
  return {
    ...sent,
    headers: { ...sent.headers, 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` },
  };
};

const portOf = ({ url }: AttackedServer): number => Number(new URL(url).port);

/** @returns whether it was accepted, so that the data may have changed */
async function send({ server, tally }: Target, endpoint: Endpoint, way: string, sent: Sent): Promise<boolean> {
  const heard = heardIn(await sayTo(portOf(server), [elsewhere(sent)]));
  tally.note(endpoint, way, sent, heard, faultOf(endpoint, sent, heard));
  return isAccepted(endpoint, heard);
}

/** Hostile requests of some ways, each by somebody with every role and by nobody. @returns whether one of them was accepted */
async function attack(target: Target, { endpoint, draw }: Drawn, ways: readonly Way[], holder: string): Promise<boolean> {
  const { random, tally } = target;
  const tries = ways.flatMap((way) =>
    [holder, ''].map(async (token) => {
      const accepted = await send(target, endpoint, way, hostileRequest(way, { endpoint, value: draw(random), token }, random));
      // A token that is hostile itself is nobody's as well.
      if (accepted && (way === 'token' || token === '')) tally.noteLetIn(endpoint);
      return accepted;
    }),
  );
  return (await Promise.all(tries)).includes(true);
}

/** Sends hostile requests behind one another on one connection: each has its answer. @returns whether one may have been accepted */
async function attackTogether({ server, tally, random }: Target, { endpoint, draw }: Drawn, token: string): Promise<boolean> {
  // Nothing comes behind an answer that does not end.
  if (endpoint.stream) return false;
  const all = TOGETHER.map((way) => hostileRequest(way, { endpoint, value: draw(random), token }, random));
  // A head that is too long ends the connection, with what is under way on it.
  const whole = all.filter(({ target }) => target.length < LONGEST_TARGET);
  const said = await sayTo(portOf(server), whole.map(elsewhere));
  tally.notePipelined(endpoint, whole, said);
  return mayHaveAccepted(endpoint, said);
}

/** @returns the content of the database afterwards */
async function attackCall(target: Target, drawn: Drawn, token: string, start: Content): Promise<Content> {
  let content = start;
  const compared = async (attacked: Promise<boolean>) => {
    const [accepted, before] = [await attacked, content];
    content = contentOf(target.file);
    if (!accepted) target.tally.noteContent(drawn.endpoint, before, content);
  };
  for (let round = 0; round < ROUNDS; round++) {
    // What is never accepted stands apart, so that it is known to have changed nothing.
    for (const ways of [NEVER_SOUND, SOUND_TO_SOME]) await compared(attack(target, drawn, inTurn(ways), token));
  }
  await compared(attackTogether(target, drawn, token));
  return content;
}

let turn = 0;
/** In the short form each call meets a few of the ways, in their turn. */
const inTurn = (ways: readonly Way[]): Way[] => Array.from({ length: size(2, ways.length) }, () => ways[turn++ % ways.length] as Way);

/** The calls of a domain: first hostile requests to each, then, by a session of their own each time, requests that keep the contract. */
async function fuzz(target: Target, calls: readonly Endpoint[], signIn: () => Promise<string>): Promise<void> {
  const drawn = calls.map((endpoint) => drawnOf(endpoint, target.known));
  const token = await signIn();
  let content = contentOf(target.file);
  for (const each of drawn) content = await attackCall(target, each, token, content);
  for (let time = 0; time < SOUND; time++) {
    const own = await signIn();
    for (const { endpoint, draw } of drawn)
      await send(target, endpoint, 'sound', soundRequest({ endpoint, value: draw(target.random), token: own }));
  }
}

it(
  'API-2 SEC-4 hostile requests to every call are refused by a code of the catalogue, change nothing and tell nothing of the inside',
  async () => {
    let [names, known]: [string[], Target['known']] = [[], {}];
    const file = await attackedDatabase(async (database) => {
      names = await makeHolders(database);
      known = await peopleKnown(database.read);
    });
    const server = await attackedServer(file, { TRUST_PROXY: '127.0.0.1', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
    const anyone = new ApiClient(server.url);
    const target = { server, file, known, tally: new Tally(), random: seeded(SEED) };
    for (const [index, calls] of DOMAINS.entries()) {
      await fuzz(target, calls, async () => (await anyone.signedIn(names[index] as string, DEMO_PASSWORD)).session.token);
    }
    target.tally.tell(SEED);
    expect(target.tally.faults).toEqual([]);
    const { client } = await anyone.signedIn(names.at(-1) as string, DEMO_PASSWORD);
    expect((await client.call(api.account.me)).code).toBe('200');
  },
  size(300_000, 3_600_000),
);
