import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Entity } from '@hall/contract/wire/entity';
import { onlyReads } from '@hall/contract/reads';
import Sqlite from 'better-sqlite3';
import { randomRequests } from '../../contract/test/random-request.ts';
import { playCallsOfAnyone } from '../../mock-server/src/testing/calls-of-anyone.ts';
import { calls, playEveryCall } from '../../mock-server/src/testing/every-call.ts';
import type { Answer, TestHall } from '../../mock-server/src/testing/test-hall.ts';
import { CLAIMS } from '../../mock-server/src/testing/todo-hall.ts';
import { faultOf, isAccepted, type Tally } from './fuzz-verdict.ts';
import { soundRequest } from './hostile-requests.ts';
import type { Heard } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;
type Random = () => number;

interface Asked {
  readonly endpoint: Endpoint;
  readonly value: Fields;
  readonly token: string;
}

const EVERY_PAGE = 0x7fffffff;

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
  readonly #varied: number;
  readonly #ofPath = new Map<string, Endpoint>(calls.map(([, endpoint]) => [endpoint.path, endpoint]));

  /** @param varied how many further requests are made at each call */
  constructor(hall: TestHall, tally: Tally, random: Random, varied: number) {
    this.#hall = hall;
    this.#tally = tally;
    this.#random = random;
    this.#varied = varied;
  }

  /** One play, from the database as it was shipped. */
  async play(): Promise<void> {
    const start = await kept(this.#hall, 'start');
    const heard = { ...this.#hall, get: this.#get, post: this.#post };
    await playEveryCall(heard);
    await this.#get(`/api/todos/count?id=${CLAIMS}`, await this.#hall.signIn('approver'));
    await putBack(this.#hall, start);
    await playCallsOfAnyone(this.#hall, async (call, value = {}) => {
      const { method, path } = Object.fromEntries(calls)[call] as Endpoint;
      return method === 'POST' ? this.#post(path, value) : this.#get(`${path}?${new URLSearchParams(value as Record<string, string>)}`);
    });
    await putBack(this.#hall, start);
  }

  #get: TestHall['get'] = (target, token = '') => {
    const [path = '', query = ''] = target.split('?');
    return this.#made(path, Object.fromEntries(new URLSearchParams(query)), token);
  };

  #post: TestHall['post'] = (path, value = {}, token = '') => this.#made(path, value as Fields, token);

  async #made(path: string, value: Fields, token: string): Promise<Answer> {
    const endpoint = this.#ofPath.get(path) as Endpoint;
    const asked = { endpoint, value, token };
    if (this.#varied === 0 || !endpoint.request || onlyReads(endpoint)) {
      const answer = await this.#ask(asked);
      for (const varied of this.#variedOf(asked)) await this.#ask(varied);
      return answer;
    }
    const before = await kept(this.#hall, 'before');
    const answer = await this.#ask(asked);
    const after = await kept(this.#hall, 'after');
    for (const varied of this.#variedOf(asked)) {
      await putBack(this.#hall, before);
      await this.#ask(varied);
    }
    await putBack(this.#hall, after);
    return answer;
  }

  #variedOf(asked: Asked): Asked[] {
    const { request } = asked.endpoint;
    if (!request) return [];
    const draw = randomRequests(request as Entity<unknown>, asked.value);
    return Array.from({ length: this.#varied }, () => ({ ...asked, value: draw(this.#random) }));
  }

  async #ask(asked: Asked): Promise<Answer> {
    const { endpoint } = asked;
    const sent = soundRequest(asked);
    // How often somebody may ask is shown elsewhere.
    this.#hall.services.rateLimits.clear();
    const body = sent.method === 'POST' ? sent.body.toString() : undefined;
    const answer = await this.#hall.send(endpoint.method, sent.target, body, sent.headers);
    const heard = heardOf(answer);
    this.#tally.note(endpoint, 'sound', sent, heard, faultOf(endpoint, sent, heard));
    if (isAccepted(endpoint, heard)) this.#tally.noteAccepted(endpoint, sent);
    return answer;
  }
}
