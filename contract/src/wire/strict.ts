import * as z from 'zod/mini';
import type { Rule } from '../errors.ts';
import { ruleText } from '../errors.ts';
import { ruleOf } from './broken-rule.ts';
import type { Entity } from './entity.ts';
import { fieldAt } from './field-at.ts';
import { bend } from './tolerant.ts';

/** What is wrong with a request: the field by its wire name, the rule, and the message in Chinese. */
export interface RequestFault {
  readonly field: string;
  readonly rule: Rule;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string;
}

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly RequestFault[] };

/** The most faults that are reported of one request. */
export const FAULTS_MAX = 50;

/** The most characters that an answer repeats of the name of a field that nobody knows. */
const NAME_MAX = 50;

/** Checks a request as strictly as the contract words it (API-2), and decodes it. Each faulty field is reported once. */
export function checkRequest<T>(schema: Entity<T>, value: unknown): Checked<T> {
  const result = z.safeDecode(schema as unknown as z.ZodMiniType<T>, value as Record<string, unknown>);
  const issues = [...brokenTexts(value), ...(result.error?.issues ?? [])];
  return result.success && issues.length === 0 ? { ok: true, value: result.data } : { ok: false, faults: faultsOf(issues, schema, value) };
}

/**
 * What no text has. Half of a surrogate pair can be written neither into an address nor, unchanged, into a file or a database; at the
 * character zero a database takes a text for ended, and a search finds what was not asked for.
 */
const IN_NO_TEXT = /[\p{Surrogate}\0]/u;

/** The texts that hold what no text has. Looks no further once there are as many as are reported. */
function brokenTexts(value: unknown): z.core.$ZodIssue[] {
  const found: z.core.$ZodIssue[] = [];
  const path: string[] = [];
  const look = (part: unknown) => {
    if (typeof part === 'string' && IN_NO_TEXT.test(part)) found.push({ code: 'custom', input: part, path: [...path], message: '' });
    if (typeof part !== 'object' || part === null) return;
    for (const name of Object.keys(part)) {
      if (found.length === FAULTS_MAX) return;
      path.push(name);
      look((part as Readonly<Record<string, unknown>>)[name]);
      path.pop();
    }
  };
  look(value);
  return found;
}

function faultsOf(issues: readonly z.core.$ZodIssue[], schema: Entity<unknown>, value: unknown): readonly RequestFault[] {
  const faults = new Map<string, RequestFault>();
  for (const issue of issues) {
    for (const path of pathsOf(issue)) {
      const field = path.join('.');
      if (!faults.has(field)) faults.set(field, faultOf(issue, field, schema, value));
      if (faults.size === FAULTS_MAX) return [...faults.values()];
    }
  }
  return [...faults.values()];
}

/** Where an issue belongs: surplus fields come as one issue of what has them. */
const pathsOf = (issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.slice(0, FAULTS_MAX).map((key) => [...issue.path, shortened(key)]) : [issue.path];

const shortened = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name);

/** A query string has text alone: what the contract wants as numbers is turned into numbers where it can be. */
export function readQuery(schema: Entity<unknown>, query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const numbers = bend(
    schema,
    query,
    () => undefined,
    () => undefined,
  );
  return { ...query, ...(numbers as Record<string, unknown>) };
}

function faultOf(issue: z.core.$ZodIssue, field: string, schema: Entity<unknown>, value: unknown): RequestFault {
  const { rule, params } = ruleOf(issue, valueAt(value, issue.path));
  const term = field === '' ? '请求' : (fieldAt(schema, field, 'wire')?.zh ?? String(field.split('.').at(-1)));
  return { field, rule, params, message: ruleText(rule, 'zh', { ...params, field: term }) };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}
