import type { Code, Rule } from '@hall/contract/errors';
import type { Entity } from '@hall/contract/wire/entity';
import { type FieldAt, fieldAt } from '@hall/contract/wire/field-at';
import type { RequestFault } from '@hall/contract/wire/strict';

export interface RefusalDetail {
  /** The field of the request, by our name of it. */
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A call that is refused by a rule; it becomes an envelope with the code and the rule's message. */
export class Refusal extends Error {
  readonly code: Code;
  readonly rule: Rule;
  readonly detail: RefusalDetail;
  /** The field in the request, with its terms; see {@link refusedIn}. */
  readonly place: FieldAt | undefined;

  constructor(code: Code, rule: Rule, detail: RefusalDetail = {}, place?: FieldAt) {
    super(rule);
    this.code = code;
    this.rule = rule;
    this.detail = detail;
    this.place = place;
  }
}

/** What a field of the request names is not there, or not there for the caller. */
export const notFound = (field: string): Refusal => new Refusal(404, 'not-found', { field });

/** Throws a failure on; a refusal with its field as the request knows it, which callers know by its wire name and people by its term. */
export const refusedIn =
  (request: Entity<unknown> | undefined) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal) || error.place || !request || !error.detail.field) throw error;
    throw new Refusal(error.code, error.rule, error.detail, fieldAt(request, error.detail.field, 'name'));
  };

/** A request that does not fit the contract: 404, "parameter test failed", with all that is wrong with it. */
export class BadRequest extends Error {
  readonly faults: readonly RequestFault[];

  constructor(faults: readonly RequestFault[]) {
    super(faults[0]?.message);
    this.faults = faults;
  }
}

/** An answer that sends the browser elsewhere: 202 with the address. */
export class Redirect extends Error {
  readonly address: string;

  constructor(address: string) {
    super('continue elsewhere');
    this.address = address;
  }
}
