import * as z from 'zod/mini';
import type { Bilingual } from '../bilingual.ts';

// zod probes `new Function` at its first schema otherwise, which the Content-Security-Policy forbids.
z.config({ jitless: true });

/** A schema whose domain value is `T`; what it looks like on the wire is the contract's own business. */
export type Schema<T> = z.core.$ZodType<T, unknown>;

/**
 * One field: its name on the wire, its schema, and what people call it in both languages: the bare term, as it stands in a message,
 * above a column and beside an input. The note is for documents: units, and what the schema does not say of values.
 */
export type Field = readonly [wire: string, schema: z.core.$ZodType, zh: string, en: string, note?: string];
export type FieldTable = Readonly<Record<string, Field>>;

type DomainOf<S extends FieldTable> = z.core.$InferObjectOutput<{ [K in keyof S]: S[K][1] }, Record<never, never>>;

/** A codec between an object on the wire and a domain object, with its table of fields. */
export type Entity<T> = z.core.$ZodType<T, Record<string, unknown>> & { readonly fields: FieldTable };

/** The domain object that an entity or a schema decodes to. */
export type Of<E> = E extends z.core.$ZodType<infer T, unknown> ? T : never;

/**
 * Describes an object once: each domain name with its wire name, schema and terms. Unknown wire fields are
 * ignored, as answers of real backends are read tolerantly; for requests see {@link request}.
 */
export function entity<const S extends FieldTable>(fields: S): Entity<DomainOf<S>> {
  return codecOf(fields, z.object(wireShape(fields)));
}

/** As {@link entity}, for what a caller sends: an unknown field is refused, so that a misspelt one is noticed. */
export function request<const S extends FieldTable>(fields: S): Entity<DomainOf<S>> {
  return codecOf(fields, z.strictObject(wireShape(fields)));
}

function wireShape(fields: FieldTable): Record<string, z.core.SomeType> {
  return Object.fromEntries(Object.values(fields).map(([wire, schema]) => [wire, schema]));
}

function codecOf<S extends FieldTable>(fields: S, wireObject: z.core.$ZodType): Entity<DomainOf<S>> {
  const toWire = Object.entries(fields).map(([name, [wire]]) => [name, wire] as const);
  const toDomain = toWire.map(([name, wire]) => [wire, name] as const);
  const codec = z.codec(wireObject, z.custom<DomainOf<S>>(), {
    decode: (value) => rename(value, toDomain) as DomainOf<S>,
    encode: (value) => rename(value, toWire),
  });
  return Object.assign(codec, { fields }) as unknown as Entity<DomainOf<S>>;
}

function rename(value: unknown, names: ReadonlyArray<readonly [from: string, to: string]>): Record<string, unknown> {
  const source = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const [from, to] of names) if (source[from] !== undefined) result[to] = source[from];
  return result;
}

/** A description with the fields of two, such as a form that two calls take. */
export const joined = <A, B>(first: Entity<A>, second: Entity<B>): Entity<A & B> =>
  request({ ...first.fields, ...second.fields }) as unknown as Entity<A & B>;

/** A description of some of an entity's fields. */
export const partOf = <T, K extends keyof T & string>(whole: Entity<T>, ...names: readonly K[]): Entity<Pick<T, K>> =>
  request(Object.fromEntries(names.map((name) => [name, whole.fields[name] as Field]))) as unknown as Entity<Pick<T, K>>;

/** What people call a field of an entity. */
export function termsOf<T>(described: Entity<T>, name: keyof T & string): Bilingual {
  const [, , zh, en] = described.fields[name] as Field;
  return { zh, en };
}

/** As {@link termsOf}, in one language. */
export const termOf = <T>(described: Entity<T>, name: keyof T & string, language: keyof Bilingual): string =>
  termsOf(described, name)[language];

/** What a field of an entity is called on the wire. */
export const wireName = <T>(described: Entity<T>, name: keyof T & string): string => described.fields[name]?.[0] ?? name;
