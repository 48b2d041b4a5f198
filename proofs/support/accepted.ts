import { isDeepStrictEqual } from 'node:util';
import { onlyReads } from '@hall/contract/reads';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { type Entity, request } from '@hall/contract/wire/entity';
import Sqlite from 'better-sqlite3';
import { type Vary, variedRequests } from '../../contract/test/random-request.ts';
import { counterpart, playCallsOfAnyone } from '../../mock-server/src/testing/calls-of-anyone.ts';
import { calls, playEveryCall } from '../../mock-server/src/testing/every-call.ts';
import { otherSystem } from '../../mock-server/src/testing/other-system.ts';
import { type Answer, type TestHall, testHall } from '../../mock-server/src/testing/test-hall.ts';
import { CLAIMS } from '../../mock-server/src/testing/todo-hall.ts';
import { faultOf, isAccepted, type Tally } from './fuzz-verdict.ts';
import { soundRequest } from './hostile-requests.ts';
import { type Heard, heardIn, sayTo } from './wire.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Random = () => number;

interface Asked {
  readonly endpoint: Endpoint;
  readonly value: Fields;
  readonly token: string;
}

const EVERY_PAGE = 0x7fffffff;
const NOTHING = request({}) as Entity<unknown>;
/** So many varied requests with a field of theirs were refused more than accepted: a call needs the field as it is. */
const BOUND = 2;
/** What is played once more beside them needs no further ones. */
const ENOUGH = 40;
const SHIPPED = 'shipped';

/** A hall where every call can succeed: the other systems that it asks answer. */
export async function answeredHall(): Promise<TestHall> {
  const origin = await otherSystem(counterpart);
  const cas = () => ({ browser: origin, server: origin });
  const hall = await testHall({ outbound: { privateOrigins: [origin], timeMs: 120_000 }, counterparts: { cas } });
  await hall.services.database.unitOfWork((tx) => tx.linkedSystem.update({ where: { id: 'reimbursement' }, data: { origin } }));
  return hall;
}

const heardOf = ({ status, headers, code, message, data }: Answer): Heard => ({
  status,
  head: Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n'),
  body: JSON.stringify({ code, message, data }),
});

/** The whole database as it is, in a file beside it. */
async function kept({ file, services }: TestHall, name: string): Promise<string> {
  await services.aside.settled();
  const source = new Sqlite(file, { fileMustExist: true });
  await source.backup(`${file}.${name}`, { progress: () => EVERY_PAGE }).finally(() => source.close());
  return `${file}.${name}`;
}

async function putBack({ services }: TestHall, as: string): Promise<void> {
  await services.aside.settled();
  await services.database.replaceWith(as);
}

/**
 * Plays every call of the contract with success, and at each of them, where everything is as the call needs it, requests that differ
 * from the one that succeeded in what the contract leaves open. What they change is undone before the play goes on.
 */
export class AcceptedRequests {
  readonly #hall: TestHall;
  readonly #tally: Tally;
  readonly #random: Random;
  readonly #vary = new Map<Endpoint, Vary>();
  /** How much more often than accepted a varied request was refused, by call and field. */
  readonly #refused = new Map<string, number>();
  readonly #ofPath = new Map<string, Endpoint>(calls.map(([, endpoint]) => [endpoint.path, endpoint]));

  constructor(hall: TestHall, tally: Tally, random: Random) {
    this.#hall = hall;
    this.#tally = tally;
    this.#random = random;
  }

  /**
   * One play, from the database as it was shipped.
   * @param more how many further requests are made where a call is played
   */
  async play(more: number): Promise<void> {
    const start = await kept(this.#hall, SHIPPED);
    const post: TestHall['post'] = (path, value = {}, token = '') => this.#made(path, value as Fields, token, more);
    const get: TestHall['get'] = (target, token = '') => {
      const [path = '', query = ''] = target.split('?');
      return this.#made(path, Object.fromEntries(new URLSearchParams(query)), token, more);
    };
    await playEveryCall({ ...this.#hall, get, post });
    await get(`/api/todos/count?id=${CLAIMS}`, await this.#hall.signIn('approver'));
    await putBack(this.#hall, start);
    await playCallsOfAnyone(this.#hall, (call, value = {}) => {
      const { method, path } = Object.fromEntries(calls)[call] as Endpoint;
      return method === 'POST' ? post(path, value) : get(`${path}?${new URLSearchParams(value as Record<string, string>)}`);
    });
    await putBack(this.#hall, start);
  }

  /** What does not end is asked for on a connection of its own. @param port where the hall listens */
  async streams(port: number): Promise<void> {
    const token = await this.#hall.signIn('staff');
    for (const endpoint of this.#ofPath.values()) {
      if (!endpoint.stream) continue;
      const sent = soundRequest({ endpoint, value: {}, token });
      this.#note({ endpoint, value: {}, token }, heardIn(await sayTo(port, [sent])));
    }
  }

  async #made(path: string, value: Fields, token: string, most: number): Promise<Answer> {
    const endpoint = this.#ofPath.get(path) as Endpoint;
    const asked = { endpoint, value, token };
    const more = this.#tally.accepted(endpoint) < ENOUGH ? most : 0;
    if (more === 0 || onlyReads(endpoint)) {
      const answer = await this.#ask(asked);
      for (let time = 0; time < more; time++) await this.#askVaried(asked);
      return answer;
    }
    const before = await kept(this.#hall, 'before');
    const answer = await this.#ask(asked);
    const after = await kept(this.#hall, 'after');
    for (let time = 0; time < more; time++) {
      await putBack(this.#hall, before);
      await this.#askVaried(asked);
    }
    await putBack(this.#hall, after);
    return answer;
  }

  async #askVaried(asked: Asked): Promise<void> {
    const { endpoint, value: base } = asked;
    const vary = this.#vary.get(endpoint) ?? variedRequests((endpoint.request as Entity<unknown> | undefined) ?? NOTHING);
    this.#vary.set(endpoint, vary);
    const nameOf = (wire: string) => `${endpoint.path} ${wire}`;
    const value = vary(this.#random, base, (wire) => (this.#refused.get(nameOf(wire)) ?? 0) < BOUND);
    const before = this.#tally.accepted(endpoint);
    await this.#ask({ ...asked, value });
    const change = this.#tally.accepted(endpoint) > before ? -1 : 1;
    for (const wire of Object.keys({ ...base, ...value })) {
      if (!isDeepStrictEqual(base[wire], value[wire])) this.#refused.set(nameOf(wire), (this.#refused.get(nameOf(wire)) ?? 0) + change);
    }
  }

  async #ask(asked: Asked): Promise<Answer> {
    const sent = soundRequest(asked);
    // How often somebody may ask is shown elsewhere.
    this.#hall.services.rateLimits.clear();
    const body = sent.method === 'POST' ? sent.body.toString() : undefined;
    const answer = await this.#hall.send(asked.endpoint.method, sent.target, body, sent.headers);
    this.#note(asked, heardOf(answer));
    return answer;
  }

  #note(asked: Asked, heard: Heard | undefined): void {
    const { endpoint, value } = asked;
    const sent = soundRequest(asked);
    this.#tally.note(endpoint, 'sound', sent, heard, faultOf(endpoint, sent, heard));
    if (isAccepted(endpoint, heard)) this.#tally.noteAccepted(endpoint, value);
  }
}
