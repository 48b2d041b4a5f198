import type { Bilingual } from '../bilingual.ts';
import type { Code } from '../errors.ts';
import type { EnforcedDuty } from '../rules/duties.ts';
import type { Entity, Schema } from './entity.ts';

/**
 * Who may call: anyone, any signed-in person, or who holds the permission, one of them where several pages show the same rows. That
 * every permission is declared is seen where the domains come together, in `api.ts`.
 */
export type Access<Permission extends string = string> = 'anyone' | 'signed-in' | Permission | readonly Permission[];

/** Greatest body of a call, in bytes, unless the call says more. */
export const BODY_BYTES = 65_536;

/**
 * The header of a request that nobody asked for: the page makes it by itself, or while nobody is there. It renews no token, counts as no
 * use of the session, and is checked as any other.
 */
export const UNASKED_HEADER = 'x-unasked';

/** The header of answers of a server that can be told to fail: the path of its page for developers. No real backend sends it. */
export const MOCK_CONSOLE_HEADER = 'x-mock-console';

/** What a call is for; in Chinese it is a name as well. */
interface Summary extends Bilingual {
  /** Its name in English, as the operation log tells it, where the summary says more than that. */
  readonly action?: string;
}

/** What people call the operation that a call is. */
export const actionOf = ({ summary: { zh, en, action = en } }: Pick<Endpoint, 'summary'>): Bilingual => ({ zh, en: action });

/**
 * One call of the API. What the caller sends is the query of a GET and the JSON body of a POST.
 * `spec` is the section of the specification that names the call; calls of our own have none.
 */
export interface Endpoint<Request = unknown, Data = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly spec?: string;
  readonly summary: Summary;
  readonly access: Access;
  readonly request?: Entity<Request>;
  /** The decoded `data` of the envelope; absent when the call answers none, or answers with a file. */
  readonly data?: Schema<Data>;
  /** The answer is a file and not an envelope (a failure still is one). */
  readonly file?: true;
  /** The answer does not end and is no envelope (a failure still is one): server-sent events, each with one of these as its data. */
  readonly stream?: Schema<unknown>;
  /** The code of success, 200 unless said. */
  readonly success?: Code;
  /**
   * The unmet duties during which the call is answered all the same, because the shell or the duty itself needs it; any other
   * call is refused with 403 and the duty's rule (AUTH-12). None unless said; calls of anyone are never refused for a duty.
   */
  readonly duringDuties?: readonly EnforcedDuty[];
  /**
   * The person's alone: who acts as the person is refused with 403 `own-hand` (SYS-9). So are calls that move money, that could let
   * somebody in, or that say who the person is, how the person is reached and has arranged the hall, and what the person has read.
   */
  readonly ownHand?: true;
  /**
   * What a page asks for by itself (its configuration, menus, parameters, saved queries, counts): no operation of a person, and not
   * in the operation log.
   */
  readonly byPage?: true;
  /**
   * What the operation log calls it, where it is no change although it writes: reading that leaves a mark, what people arrange for
   * themselves alone, and an export whose name does not say so.
   */
  readonly logged?: 'read' | 'setting' | 'export';
  /** Greatest body, in bytes, where {@link BODY_BYTES} are too few. */
  readonly bodyLimit?: number;
  /** The failures that this call itself knows, beside those that every call can answer (401, 403, 404, 500, 999). */
  readonly codes: readonly Code[];
}

export type RequestOf<E> = E extends { readonly request: Entity<infer R> } ? R : undefined;
export type DataOf<E> = E extends { readonly data: Schema<infer D> } ? D : undefined;

type Description = Omit<Endpoint<never, never>, 'access'> | Omit<Endpoint, 'access'>;

/**
 * Names a call; its types follow from the schemas given. Who may call stands in front, where no spread can bring or hide it.
 */
export function endpoint<const A extends Access, const D extends Description>(
  access: A,
  description: D & { readonly access?: never },
): D & { readonly access: A } {
  return { ...description, access };
}
