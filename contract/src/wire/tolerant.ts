import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** The parts of zod's schema definitions that reading walks through. */
interface Def {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly getter?: () => Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** Says that something of an answer was left out, a row as a rule, with what was wrong about it. */
type LeftOut = (issue: string) => void;

/**
 * Bends an answer of a real backend to a schema before it is decoded (API-5): null counts as absent, numbers written
 * as text (and text written as numbers) are accepted, so are truth values in place of their texts and the other way round, and a row
 * that still does not fit is left out. A value that fits none of several forms is left out as well, which costs the row only where it must
 * have one.
 */
export function bend(
  schema: Schema,
  value: unknown,
  accepts: (schema: Schema, value: unknown) => string | undefined,
  leftOut: LeftOut,
): unknown {
  const again = (inner: Schema, part: unknown) => bend(inner, part, accepts, leftOut);
  const def = schema._zod.def as unknown as Def;
  if (value === null || value === undefined) return def.type === 'nullable' ? value : undefined;
  switch (def.type) {
    case 'pipe':
      return again(def.in as Schema, value);
    case 'lazy':
      return again((def.getter as () => Schema)(), value);
    case 'optional':
    case 'default':
    case 'nullable':
      return again(def.innerType as Schema, value);
    case 'object':
      return bendObject(def.shape as Record<string, Schema>, value, again);
    case 'array':
      return bendRows(def.element as Schema, value, again, accepts, leftOut);
    case 'union':
      return bendToOne(def.options as readonly Schema[], value, again, accepts, leftOut);
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
    case 'boolean':
      // A list of one is no truth value, though it reads like one as text.
      return TRUTHS.get(Array.isArray(value) ? '' : String(value)) ?? value;
    case 'enum':
      return typeof value === 'boolean' && String(value) in (def.entries ?? {}) ? String(value) : bareText(value);
    case 'string':
      return bareText(value);
    default:
      return value;
  }
}

const TRUTHS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** A number or a flag as text; anything else as it is. */
function bareText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

function bendObject(shape: Record<string, Schema>, value: unknown, again: (schema: Schema, part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const part = again(schema, source[name]);
    if (part !== undefined) result[name] = part;
  }
  return result;
}

/** The value as it is, or else bent to the first form that takes it. */
function bendToOne(
  forms: readonly Schema[],
  value: unknown,
  again: (schema: Schema, part: unknown) => unknown,
  accepts: (schema: Schema, value: unknown) => string | undefined,
  leftOut: LeftOut,
): unknown {
  const fits = (form: Schema, part: unknown) => accepts(form, part) === undefined;
  if (forms.some((form) => fits(form, value))) return value;
  const form = forms.find((one) => fits(one, again(one, value)));
  if (!form) leftOut('a value fits none of its forms');
  return form && again(form, value);
}

function bendRows(
  element: Schema,
  value: unknown,
  again: (schema: Schema, part: unknown) => unknown,
  accepts: (schema: Schema, value: unknown) => string | undefined,
  leftOut: LeftOut,
): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((row) => again(element, row))
    .filter((row, index) => {
      const issue = accepts(element, row);
      if (issue) leftOut(`row ${index}: ${issue}`);
      return issue === undefined;
    });
}
