import { CODES } from '@hall/contract/errors';
import { BODY_BYTES, type Endpoint } from '@hall/contract/wire/endpoint';
import type { Content } from './content.ts';
import type { Sent } from './hostile-requests.ts';
import type { Heard } from './wire.ts';

/** What tells of the inside: places of code, files, statements, the names of what the server is built from and their codes. */
const INSIDE =
  /node_modules|\.[cm]?[jt]s:\d+|\n\s+at |prisma|zod|sqlite|fastify|SELECT |INSERT INTO|UNIQUE constraint|\/tmp\/|\/home\/|"stack"|[A-Z]\w*Error\b|\bP20\d\d\b/i;
const TELLING_HEADERS = /^(x-powered-by|server):/im;

const isJson = ({ head }: Heard): boolean => /^content-type: application\/json/im.test(head);

const codeOf = (heard: Heard): string | undefined => {
  try {
    return String((JSON.parse(heard.body) as { code: unknown }).code);
  } catch {
    return undefined;
  }
};

/** Whether a call did what it is for, so that it may have changed something. */
export function isAccepted({ success = 200 }: Endpoint, heard: Heard | undefined): boolean {
  if (heard?.status !== 200) return false;
  return !isJson(heard) || [String(success), '202'].includes(codeOf(heard) ?? '');
}

/** As {@link isAccepted}, of answers one behind another. */
export const mayHaveAccepted = ({ success = 200, file }: Endpoint, said: string): boolean =>
  [success, 202].some((code) => said.includes(`"code":${code},`)) || (file === true && said.includes(' 200 OK'));

/** What is wrong with an answer, if anything. */
export function faultOf(endpoint: Endpoint, { method, body }: Sent, heard: Heard | undefined): string | undefined {
  // Who still sends what is refused unread may be cut off before the answer arrives.
  if (!heard) return body.length > BODY_BYTES ? undefined : 'no answer';
  if (!(heard.status < 500)) return `status ${heard.status}`;
  if (TELLING_HEADERS.test(heard.head)) return 'a header tells of the inside';
  if (method === 'HEAD' || (heard.status === 200 && !isJson(heard))) return undefined;
  const code = codeOf(heard);
  if (code === undefined || !(code in CODES)) return `no code of the catalogue: ${heard.status} ${heard.body.slice(0, 80)}`;
  if (heard.status === 200 && code === '999') return `failed: ${heard.body.slice(0, 200)}`;
  return !isAccepted(endpoint, heard) && INSIDE.test(heard.body) ? `tells of the inside: ${heard.body.slice(0, 300)}` : undefined;
}

/** What was sent and heard, and what is wrong with it. */
export class Tally {
  readonly faults: string[] = [];
  readonly #codes = new Map<string, number>();
  /** What was sent and accepted, by call. */
  readonly #accepted = new Map<Endpoint, Readonly<Record<string, unknown>>[]>();
  #sent = 0;
  #compared = 0;

  note(endpoint: Endpoint, way: string, sent: Sent, heard: Heard | undefined, fault: string | undefined): void {
    this.#sent += 1;
    const kind = way === 'sound' ? 'sound' : 'hostile';
    const what = heard
      ? `${kind} ${heard.status} ${heard.status === 200 && !isJson(heard) ? 'no JSON' : codeOf(heard)}`
      : `${kind} no answer`;
    this.#codes.set(what, (this.#codes.get(what) ?? 0) + 1);
    if (fault)
      this.faults.push(
        `${endpoint.path}, ${way}: ${fault}; ${sent.method} ${sent.target.slice(0, 200)} ${sent.body.toString().slice(0, 200)}`,
      );
  }

  noteAccepted(endpoint: Endpoint, value: Readonly<Record<string, unknown>>): void {
    this.#accepted.set(endpoint, [...(this.#accepted.get(endpoint) ?? []), value]);
  }

  /** How many requests of a call were accepted. */
  accepted = (endpoint: Endpoint): number => this.#accepted.get(endpoint)?.length ?? 0;

  /** What was sent and accepted of a call. */
  acceptedOf = (endpoint: Endpoint): readonly Readonly<Record<string, unknown>>[] => this.#accepted.get(endpoint) ?? [];

  notePipelined(endpoint: Endpoint, asked: readonly Sent[], said: string): void {
    this.#sent += asked.length;
    const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    if (statuses.length !== asked.length)
      this.faults.push(`${endpoint.path}: ${asked.map(({ target }) => target)} behind one another had ${statuses.length} answers`);
    if (statuses.some((status) => status >= 500)) this.faults.push(`${endpoint.path}: behind one another were answered ${statuses}`);
  }

  noteContent(endpoint: Endpoint, before: Content, after: Content, what = ''): void {
    this.#compared += 1;
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    if (changed.length > 0) this.faults.push(`${endpoint.path}${what && `, ${what}`}: what was refused changed ${changed}`);
  }

  /** Nobody was let in by a call that is not for everybody. */
  noteLetIn({ path, access }: Endpoint): void {
    if (access !== 'anyone') this.faults.push(`${path}: let in nobody`);
  }

  tell(seed: number): void {
    const codes = [...this.#codes].toSorted(([one], [other]) => one.localeCompare(other)).map(([what, count]) => `${what}: ${count}`);
    const accepted = `accepted of a call: ${spread([...this.#accepted.values()].map(({ length }) => length))}`;
    const different = `different ones: ${spread([...this.#accepted.values()].map((all) => new Set(all.map((one) => JSON.stringify(one))).size))}`;
    process.stdout.write(
      `seed ${seed}: ${this.#sent} requests, ${this.#compared} comparisons of all data; ${accepted}, ${different}; ${codes.join(', ')}\n`,
    );
  }
}

function spread(counts: readonly number[]): string {
  const sorted = counts.toSorted((one, other) => one - other);
  return `least ${sorted[0]}, median ${sorted[Math.floor(sorted.length / 2)]}, all ${sorted.reduce((sum, one) => sum + one, 0)}`;
}
