import type { Code, Rule } from '@hall/contract/errors';
import type { RequestFault } from '@hall/contract/wire/strict';

export interface RefusalDetail {
  /** The field of the request, by our name of it. */
  readonly field?: string;
  /** What the field is called in Chinese, for the message. */
  readonly term?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A call that is refused by a rule; it becomes an envelope with the code and the rule's message. */
export class Refusal extends Error {
  readonly code: Code;
  readonly rule: Rule;
  readonly detail: RefusalDetail;

  constructor(code: Code, rule: Rule, detail: RefusalDetail = {}) {
    super(rule);
    this.code = code;
    this.rule = rule;
    this.detail = detail;
  }
}

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
