import { api } from '@hall/contract/api';
import { onlyReads } from '@hall/contract/reads';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import type { Database } from '@hall/database/database';
import { DEMO_PASSWORD } from '@hall/database/demo-accounts';
import { expect, it } from 'vitest';
import { pickOf, randomRequests } from '../contract/test/random-request.ts';
import { ApiClient } from '../features/support/api-client.ts';
import { knownOf, peopleKnown } from '../mock-server/src/testing/known-values.ts';
import { makePeople } from '../mock-server/src/testing/people.ts';
import { seeded } from '../mock-server/src/testing/seeded.ts';
import { AcceptedRequests, answeredHall } from './support/accepted.ts';
import { Attack, type Drawn } from './support/attack.ts';
import { contentReader } from './support/content.ts';
import { forgetfulServer } from './support/forgetful-server.ts';
import { faultOf, Tally } from './support/fuzz-verdict.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** How often every call is played with success, and requests beside it each time: some calls take a thing only once of a person. */
const PLAYS = size(1, 20);
const MORE = size(0, 2);
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

const tally = new Tally();
const random = seeded(SEED);

/** Of one that was accepted before, or of what the contract alone tells. */
function drawnOf(endpoint: Endpoint, known: Readonly<Record<string, unknown>>): Drawn {
  const { request, path } = endpoint;
  const byContract = request ? randomRequests(request as Entity<unknown>, { ...known, ...knownOf(path) }) : () => ({});
  const accepted = tally.acceptedOf(endpoint);
  return { endpoint, draw: (by) => (accepted.length > 0 && by() < 0.5 ? pickOf(by, accepted) : byContract(by)) };
}

it(
  'API-2 every call accepts requests that keep the contract, as often as asked, and none of them fails',
  async () => {
    const hall = await answeredHall();
    const { port } = new URL(await hall.fastify.listen({ host: '127.0.0.1', port: 0 }));
    const accepted = new AcceptedRequests(hall, tally, random);
    for (let play = 0; play < PLAYS; play++) {
      await accepted.play(MORE);
      await accepted.streams(Number(port));
    }
    tally.tell(SEED);
    expect(
      DOMAINS.flat()
        .filter((endpoint) => tally.accepted(endpoint) < PLAYS)
        .map(({ path }) => path),
    ).toEqual([]);
    expect(tally.faults).toEqual([]);
  },
  size(120_000, 3_600_000),
);

it('SEC-4 what a refused request changes is found, also where others of its call are accepted, and end the session', async () => {
  const { path } = api.account.me;
  const server = await forgetfulServer(path);
  const [own, calls] = [new Tally(), Object.values(api.menu) as unknown as Endpoint[]];
  const { url, content, signIn } = server;
  const attack = new Attack({ server: { url }, content, tally: own, random }, signIn);
  const changing = calls.filter((endpoint) => !onlyReads(endpoint));
  for (const endpoint of changing) await attack.call(drawnOf(endpoint, {}));
  for (const endpoint of changing) {
    expect(own.faults).toContainEqual(expect.stringMatching(new RegExp(`^${endpoint.path}, [^:]+: what was refused changed rows`)));
  }
});

it('SEC-4 a code of the database is told to nobody; the number of an application, which has the letters and digits of one, is no such code', () => {
  const answered = (message: string) => ({
    status: 200,
    head: 'content-type: application/json',
    body: JSON.stringify({ code: 500, message }),
  });
  const fault = (message: string) =>
    faultOf(api.account.me, { method: 'POST', target: '', headers: {}, body: Buffer.of() }, answered(message));
  expect(fault('Error code: `P2002`')).toContain('tells of the inside');
  expect(fault('该人员在此项目上已有待审核的申请（SP2026000039）')).toBeUndefined();
});

it(
  'API-2 SEC-4 hostile requests to every call are refused by a code of the catalogue, change nothing and tell nothing of the inside',
  async () => {
    let [names, known]: [string[], Readonly<Record<string, unknown>>] = [[], {}];
    const file = await attackedDatabase(async (database) => {
      names = await makeHolders(database);
      known = await peopleKnown(database.read);
    });
    const server = await attackedServer(file, { TRUST_PROXY: '127.0.0.1', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
    const [anyone, content] = [new ApiClient(server.url), contentReader(file)];
    for (const [index, calls] of DOMAINS.entries()) {
      const signIn = async () => (await anyone.signedIn(names[index] as string, DEMO_PASSWORD)).session.token;
      const attack = new Attack({ server, content, tally, random }, signIn);
      for (const endpoint of calls) await attack.call(drawnOf(endpoint, known));
    }
    tally.tell(SEED);
    expect(tally.faults).toEqual([]);
    const { client } = await anyone.signedIn(names.at(-1) as string, DEMO_PASSWORD);
    expect((await client.call(api.account.me)).code).toBe('200');
  },
  size(300_000, 3_600_000),
);
