import * as z from 'zod/mini';
import type { Bilingual, Label } from '../bilingual.ts';
import type { Entity, Field } from './entity.ts';

/** A value as it travels, with what people call it. */
interface CodedValue extends Bilingual {
  readonly value: string;
  /** Stands for every value that has no label of its own. */
  readonly others?: boolean | undefined;
}

type Schema = z.core.$ZodType;
type Labels = Readonly<Record<string, Label>>;
type Key<L> = keyof L & string;
type Enum<L> = z.ZodMiniEnum<{ [K in Key<L>]: K }>;

const labelled = new WeakMap<Schema, readonly CodedValue[]>();

/**
 * Gives a schema the labels of its values, by what travels; for codes that {@link coded} cannot word, such as numbers.
 * @param others the code under which every value without a label falls
 */
export function withLabels<S extends Schema, const L extends Labels>(schema: S, labels: L, others?: Key<L>): S {
  labelled.set(
    schema,
    Object.entries(labels).map(([value, [zh, en]]) => ({ value, zh, en, ...(value === others && { others: true }) })),
  );
  return schema;
}

/** The one of the coded values under which a value falls: its own, else the one that stands for all others; none for an empty value. */
export const codeFor = <O extends CodedValue>(coded: readonly O[], value: string): O | undefined =>
  coded.find((code) => code.value === value) ?? (value === '' ? undefined : coded.find(({ others }) => others));

/** A value of few, each with its label: `coded({ read: ['查询', 'Read'], change: ['变更', 'Change'] })`. */
export const coded = <const L extends Labels>(labels: L): Enum<L> =>
  withLabels(z.enum(Object.fromEntries(Object.keys(labels).map((key) => [key, key])) as { [K in Key<L>]: K }), labels);

/** As {@link coded}, where our value is another than what travels: `codedAs({ '0': ['否', 'No'] … }, { '0': false … })`. */
export const codedAs = <const L extends Labels, const D extends { readonly [K in Key<L>]: string | boolean }>(labels: L, domain: D) => {
  type Value = D[Key<L>] extends boolean ? boolean : D[Key<L>];
  const wire = new Map(Object.entries(domain).map(([key, value]) => [value, key as Key<L>]));
  return withLabels(
    z.codec(coded(labels), z.custom<Value>(), {
      decode: (key) => domain[key as Key<L>] as Value,
      encode: (value) => wire.get(value as string | boolean) as Key<L>,
    }),
    labels,
  );
};

/** The values that a schema allows, as a select offers them; none when they have no labels. */
export function optionsOf(schema: Schema): readonly CodedValue[] {
  const inner = innerOf(schema);
  return labelled.get(schema) ?? (inner ? optionsOf(inner) : []);
}

/** A schema without its being optional or having a default. */
export function coreOf(schema: Schema): Schema {
  const inner = innerOf(schema);
  return inner ? coreOf(inner) : schema;
}

const innerOf = (schema: Schema): Schema | undefined => (schema._zod.def as { innerType?: Schema }).innerType;

/** What a value is called, given as it travels; the value itself when it has no label. */
export const labelOf = (schema: Schema, value: string | number, language: keyof Bilingual): string =>
  codeFor(optionsOf(schema), String(value))?.[language] ?? String(value);

const BETWEEN: Bilingual = { zh: '、', en: ', ' };

const elementOf = (schema: Schema): Schema | undefined => (coreOf(schema)._zod.def as { element?: Schema }).element;

/** A field's value as people read it: codes by their labels, also where there are several, text and numbers as they are. */
export function valueText<T, K extends keyof T & string>(described: Entity<T>, name: K, value: T[K], language: keyof Bilingual): string {
  const [, schema] = described.fields[name] as Field;
  const wire = value === undefined ? undefined : z.encode(schema as z.ZodMiniType, value);
  const element = elementOf(schema);
  if (element && optionsOf(element).length > 0 && Array.isArray(wire))
    return wire.map((one) => labelOf(element, one as string, language)).join(BETWEEN[language]);
  return wire === undefined ? '' : labelOf(schema, wire as string | number, language);
}
