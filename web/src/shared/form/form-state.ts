import type { Rule } from '@hall/contract/errors';
import { brokenRule, isRequired } from '@hall/contract/wire/broken-rule';
import type { Entity } from '@hall/contract/wire/entity';
import { type FieldAt, fieldAt } from '@hall/contract/wire/field-at';
import type { FormInstance } from 'antd';
import { createElement, type ReactNode } from 'react';
import { type BusinessFailure, refusalsOf } from '../api/failure.ts';
import { FaultText, RefusalText } from './fault-text.tsx';

/** Where a field is: the names and row numbers that lead to it. */
export type Path = readonly (string | number)[];

const nameOf = (path: Path): string => path.join('.');

/** A rule that is broken, with what its message says of it. */
interface Broken {
  readonly rule: Rule;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * A rule of the form alone; all values of the form by their names. `whole` says whether all that is required is asked for: what is kept
 * unfinished need only be right as far as it goes.
 */
export type Check = (value: unknown, values: Readonly<Record<string, unknown>>, whole: boolean) => Rule | Broken | undefined;

export interface FieldRules {
  readonly at: FieldAt;
  readonly required: boolean;
  /** What is meant by what was typed. */
  readonly tidy: (value: unknown) => unknown;
  readonly check: Check | undefined;
  /** What is said where it is required and empty, unless the call says it. */
  readonly missing: Rule | undefined;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * What a form knows beside its values. A fault is said once the person has left the field or sent the form; a refusal of the server
 * stays at its field until that changes.
 */
export class FormState {
  readonly entity: Entity<unknown>;
  readonly form: FormInstance;
  readonly #fields = new Map<string, FieldRules>();
  readonly #said = new Set<string>();
  #whole = true;
  readonly #refused = new Map<string, { readonly value: unknown; readonly failure: BusinessFailure }>();

  constructor(entity: Entity<unknown>, form: FormInstance) {
    this.entity = entity;
    this.form = form;
  }

  /** @throws Error for a field that the call does not have: a defect of the form */
  fieldAt(path: Path): FieldAt {
    const at = fieldAt(this.entity, nameOf(path), 'name');
    if (!at) throw new Error(`${nameOf(path)} is no field of this form`);
    return at;
  }

  define(path: Path, rules: FieldRules): void {
    this.#fields.set(nameOf(path), rules);
  }

  /** The fields that are shown, in their order. */
  paths(): readonly Path[] {
    return this.form.getFieldsError().map(({ name }) => name);
  }

  /** What is meant by what was typed in a field. */
  meant(path: Path): unknown {
    const value: unknown = this.form.getFieldValue([...path]);
    return this.#fields.get(nameOf(path))?.tidy(value) ?? value;
  }

  /** What is wrong with a field, as far as it may be said. */
  faultAt(path: Path): ReactNode {
    const name = nameOf(path);
    const refused = this.#refused.get(name);
    if (refused) return createElement(RefusalText, { failure: refused.failure });
    const rules = this.#said.has(name) ? this.#fields.get(name) : undefined;
    if (!rules) return undefined;
    const broken = this.#broken(rules, this.meant(path));
    return broken && createElement(FaultText, { ...broken, term: rules.at });
  }

  #broken({ at, required, check, missing = 'required' }: FieldRules, value: unknown) {
    const asked = required && (this.#whole || isRequired(at.schema));
    if (isEmpty(value)) return asked ? (brokenRule(at.schema, '') ?? { rule: missing, params: {} }) : undefined;
    const broken = brokenRule(at.schema, value);
    const own = broken ? undefined : check?.(value, this.form.getFieldsValue(), this.#whole);
    if (!own) return broken;
    return typeof own === 'string' ? { rule: own, params: {} } : { params: {}, ...own };
  }

  /** The person has left a field: what is wrong with it may be said, unless nothing was typed. */
  leave(path: Path): void {
    if (!isEmpty(this.form.getFieldValue([...path]))) this.#said.add(nameOf(path));
  }

  /** Says what is wrong with a field at once. @returns whether nothing is */
  async validate(path: Path): Promise<boolean> {
    this.#said.add(nameOf(path));
    return this.form.validateFields([[...path]]).then(
      () => true,
      () => false,
    );
  }

  /** Says nothing of a field until the person leaves it or sends the form. */
  forgive(path: Path): void {
    this.#said.delete(nameOf(path));
    this.form.setFields([{ name: [...path], errors: [] }]);
  }

  /** The person sends the form, or keeps it unfinished: all may be said, and what the server said before is over. */
  beginSending(whole = true): void {
    this.#whole = whole;
    this.#refused.clear();
    for (const path of this.paths()) this.#said.add(nameOf(path));
  }

  /** The server has taken it. */
  endSending(): void {
    this.#said.clear();
  }

  /** Rows have other numbers now: what was said of them is not said of those. */
  forgetRows(path: Path): void {
    const inside = (name: string) => name.startsWith(`${nameOf(path)}.`);
    for (const name of [...this.#refused.keys()].filter(inside)) this.#refused.delete(name);
    for (const name of [...this.#said].filter(inside)) this.#said.delete(name);
  }

  /** Forgets refusals of what is no longer as it was. */
  changed(): void {
    for (const path of this.paths()) {
      const refused = this.#refused.get(nameOf(path));
      if (refused && refused.value !== this.form.getFieldValue([...path])) this.#refused.delete(nameOf(path));
    }
  }

  /** Says each refusal at its field. @returns those that belong to no field of the form */
  refuse(failure: BusinessFailure): readonly BusinessFailure[] {
    const refusals = refusalsOf(failure);
    const at = (path: Path) => refusals.find(({ field }) => field === nameOf(path));
    const paths = this.paths().filter((path) => at(path));
    for (const path of paths) {
      this.#refused.set(nameOf(path), { value: this.form.getFieldValue([...path]), failure: at(path) as BusinessFailure });
    }
    this.form.setFields(paths.map((path) => ({ name: [...path], errors: [this.faultAt(path) as string] })));
    return refusals.filter(({ field }) => !paths.some((path) => nameOf(path) === field));
  }

  /** Brings the focus to the first field that the server refused: for who waits for the answer, not for who types elsewhere meanwhile. */
  focusRefused(): void {
    const path = this.paths().find((one) => this.#refused.has(nameOf(one)));
    if (path) this.form.focusField([...path]);
  }

  /** What is to be sent: an empty text goes along where the call takes one, and is left out elsewhere. */
  valuesToSend(): unknown {
    return this.#toSend(this.form.getFieldsValue(), []);
  }

  #toSend(value: unknown, path: Path): unknown {
    if (Array.isArray(value)) return value.map((item, index) => this.#toSend(item, [...path, index]));
    if (isPlain(value)) {
      const parts = Object.entries(value).map(([name, part]) => [name, this.#toSend(part, [...path, name])] as const);
      return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
    }
    const rules = this.#fields.get(nameOf(path));
    const tidied = rules ? rules.tidy(value) : value;
    return isEmpty(tidied) && rules && brokenRule(rules.at.schema, '') ? undefined : tidied;
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
