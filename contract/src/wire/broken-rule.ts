import * as z from 'zod/mini';
import type { Rule } from '../errors.ts';
import { RULES } from '../errors.ts';

type Schema = z.core.$ZodType;

/** A rule that a value breaks, with what its message says of it. */
export interface BrokenRule {
  readonly rule: Rule;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The rule that a value of a field, as our own code has it, breaks: the one by which the server would refuse it. */
export function brokenRule(schema: Schema, value: unknown): BrokenRule | undefined {
  const result = z.safeEncode(schema as z.ZodMiniType, value);
  const issue = result.error?.issues[0];
  return issue && ruleOf(issue, value);
}

/** Whether a form may not leave a field empty. */
export const isRequired = (schema: Schema): boolean => [undefined, ''].every((nothing) => brokenRule(schema, nothing) !== undefined);

/** The parts of a schema's definition that tell how long a text may be. */
interface Def {
  readonly innerType?: Schema;
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } } }[];
}

/** The most characters that a text may have, as far as its schema says. */
export function maxLengthOf(schema: Schema): number | undefined {
  const { innerType, checks = [] } = schema._zod.def as unknown as Def;
  if (innerType) return maxLengthOf(innerType);
  return checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
}

/** What is wrong with a text, or a list, of which there is too little or too much; of a number it is its size. */
const TOO_LITTLE: Readonly<Record<string, Rule>> = { string: 'too-short', array: 'too-few-items' };
const TOO_MUCH: Readonly<Record<string, Rule>> = { string: 'too-long', array: 'too-many-items' };

/** The rule that an issue is about. */
export function ruleOf(issue: z.core.$ZodIssue, given: unknown): BrokenRule {
  const absent = given === undefined || given === null || given === '';
  switch (issue.code) {
    case 'unrecognized_keys':
      return { rule: 'unknown', params: {} };
    case 'too_small':
      if (absent) return { rule: 'required', params: {} };
      return {
        rule: TOO_LITTLE[issue.origin] ?? 'too-small',
        params: { minimum: Number(issue.minimum) },
      };
    case 'too_big':
      return {
        rule: TOO_MUCH[issue.origin] ?? 'too-big',
        params: { maximum: Number(issue.maximum) },
      };
    case 'invalid_value':
      return { rule: absent ? 'required' : 'choice', params: {} };
    case 'invalid_type':
      return { rule: absent ? 'required' : 'type', params: {} };
    case 'custom':
      return { rule: ruleNamed(issue.params?.rule) ?? (absent ? 'required' : 'format'), params: {} };
    default:
      return { rule: absent ? 'required' : 'format', params: {} };
  }
}

const ruleNamed = (name: unknown): Rule | undefined =>
  typeof name === 'string' && Object.hasOwn(RULES, name) ? (name as Rule) : undefined;
