import * as z from 'zod/mini';
import type { FieldTable } from './entity.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** The parts of a schema's definition that say what it allows. */
interface Def {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly entries?: Fields;
  readonly values?: readonly unknown[];
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly getter?: () => Schema;
}

interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
}

/** Texts, one of which fits every rule that a text of a request must keep. */
const TEXTS = ['a', '1', '2026-11-22', '123456', '13800138000', '0731-88821104', 'a@hall.test', '6222021234567890128'];

/** What a schema says that it allows. */
export const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** Whether a schema may be within itself. */
export const isLazy = (schema?: Schema): boolean => schema !== undefined && defOf(schema).type === 'lazy';

/** The fields of what is described as an entity. */
export const fieldsOf = (schema: Schema): FieldTable | undefined => ('fields' in schema ? (schema.fields as FieldTable) : undefined);

/** A bound that a check of a schema sets. */
export function boundOf(schema: Schema, check: string, of: 'minimum' | 'maximum' | 'value'): number | undefined {
  return defOf(schema).checks?.find(({ _zod }) => _zod.def.check === check)?._zod.def[of];
}

/** Whether a value, as it travels, fits a schema. */
export const fits = (schema: Schema, value: unknown): boolean => z.safeDecode(schema as z.ZodMiniType, value).success;

/** The fields that a request cannot do without, by our names. */
export const requiredOf = (fields: FieldTable): FieldTable =>
  Object.fromEntries(Object.entries(fields).filter(([, [, schema]]) => !fits(schema, undefined)));

/**
 * A value that fits a schema, as it travels; of an object what it must have, with the values that are known by name.
 * @param index tells the rows of a list apart
 */
export function sampleOf(schema: Schema, known: Fields = {}, index = 0): unknown {
  const fields = fieldsOf(schema);
  if (fields) return sampleOfFields(fields, known, index);
  const { type, entries = {}, values = [], options = [], in: wire, element, innerType, getter } = defOf(schema);
  switch (type) {
    case 'string':
      return TEXTS.map((text) => (text === 'a' && index > 0 ? `a${index}` : text)).find((text) => fits(schema, text));
    case 'number':
      return Math.max(1, boundOf(schema, 'greater_than', 'value') ?? 1);
    case 'enum':
      return Object.values(entries)[0];
    case 'literal':
      return values[0];
    case 'boolean':
      return true;
    case 'array':
      return isLazy(element) ? [] : [sampleOf(element as Schema, known, index)];
    case 'lazy':
      return sampleOf((getter as () => Schema)(), known, index);
    default:
      return sampleOf((innerType ?? wire ?? options[0]) as Schema, known, index);
  }
}

/** The fields that a request cannot do without, each with a value that fits. */
export function sampleOfFields(fields: FieldTable, known: Fields, index: number): Fields {
  return Object.fromEntries(
    Object.values(requiredOf(fields)).map(([wire, schema]) => [wire, known[wire] ?? sampleOf(schema, known, index)]),
  );
}
