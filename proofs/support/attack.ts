import { api } from '@hall/contract/api';
import { onlyReads } from '@hall/contract/reads';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { Content } from './content.ts';
import { faultOf, isAccepted, mayHaveAccepted, type Tally } from './fuzz-verdict.ts';
import { hostileRequest, NEVER_SOUND, type Sent, SOUND_TO_SOME, soundRequest, type Way } from './hostile-requests.ts';
import type { AttackedServer } from './server.ts';
import { size } from './size.ts';
import { heardIn, sayTo } from './wire.ts';

type Random = () => number;

/** A call, with what draws requests that keep its contract. */
export interface Drawn {
  readonly endpoint: Endpoint;
  readonly draw: (random: Random) => Readonly<Record<string, unknown>>;
}

interface Target {
  readonly server: Pick<AttackedServer, 'url'>;
  /** Of its database, as it is now. */
  readonly content: () => Content;
  readonly tally: Tally;
  readonly random: Random;
}

/** A hostile request, and who sends it. */
interface Hostile {
  readonly way: Way;
  readonly sent: Sent;
  readonly byNobody: boolean;
}

/** Rounds of hostile requests: in full, each round has one of every way of each caller. */
const ROUNDS = size(1, 8);
/** Ways of which no request is taken that changes something. */
const TOGETHER: readonly Way[] = ['doubled', 'body', 'unknown field', 'truncated'];
const ME = api.account.me as Endpoint;
const LONGEST_TARGET = 3_000;

/** What reading may leave: the token by which a linked system was asked. */
const OF_READING = ['UsedToken'];

const omit = (content: Content, tables: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([table]) => !tables.includes(table)));

let address = 0;
/** From another network each time: what one network may do in a while is shown elsewhere. */
const elsewhere = (sent: Sent): Sent => {
  address += 1;
  return {
    ...sent,
    headers: { ...sent.headers, 'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}` },
  };
};

let turn = 0;
/** In the short form each call meets a few of the ways, in their turn. */
const inTurn = (ways: readonly Way[], few: number): Way[] =>
  Array.from({ length: size(few, ways.length) }, () => ways[turn++ % ways.length] as Way);

/** Attacks the calls of a domain, as somebody who holds every role and as nobody; what is refused must have changed nothing. */
export class Attack {
  readonly #target: Target;
  readonly #signIn: () => Promise<string>;
  /** Calls of which something was taken that was thought to be refused, or may be: a comparison stands behind each request of theirs. */
  readonly #mayTake = new Set<Endpoint>();
  readonly #tokens = new Set<string>();
  #token = '';
  #content: Content = {};

  constructor(target: Target, signIn: () => Promise<string>) {
    this.#target = target;
    this.#signIn = signIn;
  }

  async call(drawn: Drawn): Promise<void> {
    if (this.#token === '') await this.#staySignedIn();
    for (let round = 0; round < ROUNDS; round++) {
      const never = this.#hostile(drawn, inTurn(NEVER_SOUND, 2));
      const some = this.#hostile(drawn, inTurn(SOUND_TO_SOME, 1));
      // Reading changes nothing, whether or not it is taken; what changes something is told apart by who asks and how.
      const isApart = ({ byNobody }: Hostile) => !onlyReads(drawn.endpoint) && !(byNobody && drawn.endpoint.access !== 'anyone');
      await this.#sideBySide(drawn.endpoint, [...never, ...some.filter((one) => !isApart(one))]);
      await this.#oneByOne(drawn.endpoint, some.filter(isApart));
    }
    await this.#together(drawn);
  }

  #hostile({ endpoint, draw }: Drawn, ways: readonly Way[]): Hostile[] {
    const { random } = this.#target;
    return ways.flatMap((way) =>
      [this.#token, ''].map((token) => ({
        way,
        sent: hostileRequest(way, { endpoint, value: draw(random), token }, random),
        byNobody: token === '',
      })),
    );
  }

  /** Those of a call that takes none of them: one comparison stands behind all. */
  async #sideBySide(endpoint: Endpoint, all: readonly Hostile[]): Promise<void> {
    if (this.#mayTake.has(endpoint) || (endpoint.access === 'anyone' && !onlyReads(endpoint))) return this.#oneByOne(endpoint, all);
    const taken = await Promise.all(all.map((one) => this.#send(endpoint, one)));
    const ways = `${all.map(({ way }) => way)}`;
    if (onlyReads(endpoint)) return this.#compare(endpoint, true, ways, taken.includes(true) ? OF_READING : []);
    if (!taken.includes(true)) return this.#compare(endpoint, true, ways);
    this.#mayTake.add(endpoint);
    await this.#staySignedIn();
    // Those beside it that were refused have to show it once more, alone.
    await this.#oneByOne(
      endpoint,
      all.filter((_, index) => !taken[index]),
    );
  }

  async #oneByOne(endpoint: Endpoint, all: readonly Hostile[]): Promise<void> {
    for (const one of all) {
      const taken = await this.#send(endpoint, one);
      this.#compare(endpoint, !taken, one.way);
      if (taken) await this.#staySignedIn();
    }
  }

  /** @returns whether it was accepted, so that the data may have changed */
  async #send(endpoint: Endpoint, { way, sent, byNobody }: Hostile): Promise<boolean> {
    const { tally } = this.#target;
    const signed = this.#signedAnew(sent);
    const heard = heardIn(await this.#say([signed]));
    tally.note(endpoint, way, signed, heard, faultOf(endpoint, signed, heard));
    const accepted = isAccepted(endpoint, heard);
    // A token that is hostile itself is nobody's as well.
    if (accepted && (way === 'token' || byNobody)) tally.noteLetIn(endpoint);
    return accepted;
  }

  #say(all: readonly Sent[]): Promise<string> {
    return sayTo(Number(new URL(this.#target.server.url).port), all.map(elsewhere));
  }

  /** Sends hostile requests behind one another on one connection: each has its answer. */
  async #together({ endpoint, draw }: Drawn): Promise<void> {
    // Nothing comes behind an answer that does not end.
    if (endpoint.stream) return;
    const { random, tally } = this.#target;
    const all = TOGETHER.map((way) => hostileRequest(way, { endpoint, value: draw(random), token: this.#token }, random));
    // A head that is too long ends the connection, with what is under way on it.
    const whole = all.filter(({ target }) => target.length < LONGEST_TARGET);
    const said = await this.#say(whole);
    tally.notePipelined(endpoint, whole, said);
    const taken = mayHaveAccepted(endpoint, said);
    this.#compare(endpoint, onlyReads(endpoint) || !taken, 'behind one another', OF_READING);
    if (taken && !onlyReads(endpoint)) await this.#staySignedIn();
  }

  #compare(endpoint: Endpoint, isRefused: boolean, what: string, but: readonly string[] = []): void {
    const before = this.#content;
    this.#content = this.#target.content();
    if (isRefused) this.#target.tally.noteContent(endpoint, omit(before, but), omit(this.#content, but), what);
  }

  /** A session that something accepted has ended is followed by another, so that what comes next is refused for what it is. */
  async #staySignedIn(): Promise<void> {
    const asked = soundRequest({ endpoint: ME, value: {}, token: this.#token });
    if (!isAccepted(ME, heardIn(await this.#say([asked])))) this.#token = await this.#signIn();
    this.#tokens.add(this.#token);
    this.#content = this.#target.content();
  }

  /** What was made for a session that has ended meanwhile, by the one of now. */
  #signedAnew(sent: Sent): Sent {
    const { authorization = '' } = sent.headers;
    if (!this.#tokens.has(authorization.replace(/^Bearer /, ''))) return sent;
    return { ...sent, headers: { ...sent.headers, authorization: `Bearer ${this.#token}` } };
  }
}
