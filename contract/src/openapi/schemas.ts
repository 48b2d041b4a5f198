import * as z from 'zod/mini';
import type { Entity } from '../wire/entity.ts';
import { meaningOf } from './field-words.ts';
import { isObject, type Json, type JsonObject, referenceTo, remade } from './json.ts';
import { TEXT_FORMS } from './text-forms.ts';

type Schema = z.core.$ZodType;

/** Marks, while the document is made, the object of an entity, whose fields have terms. */
const ENTITY = 'x-entity';

/**
 * The schemas of a document as they travel. An entity is written once, under its name, and referred to.
 * @param named every schema that has a place of its own, with the name of that place
 */
export function wireSchemas(named: ReadonlyMap<Schema, string>): Readonly<Record<string, JsonObject>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const entities: Entity<unknown>[] = [];
  const { schemas } = z.toJSONSchema(registry as z.core.$ZodRegistry<{ id?: string }>, {
    io: 'input',
    uri: referenceTo,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, TEXT_FORMS.get(zodSchema)?.schema);
      if ('fields' in zodSchema && jsonSchema.properties)
        Object.assign(jsonSchema, { [ENTITY]: entities.push(zodSchema as unknown as Entity<unknown>) - 1 });
    },
  });
  const told = (object: JsonObject) => withTerms(plain(object), entities);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, remade(schema as Json, told)]),
  ) as Record<string, JsonObject>;
}

/** Without what says nothing: that whole numbers are those a computer can tell apart, and that names of a record are text. */
function plain({ minimum, maximum, propertyNames, ...rest }: JsonObject): JsonObject {
  const names = isObject(propertyNames) && Object.keys(propertyNames).join() === 'type' ? undefined : propertyNames;
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(names !== undefined && { propertyNames: names }),
  };
}

/** What the fields of an entity mean, beside what each may be. */
function withTerms({ [ENTITY]: index, ...object }: JsonObject, entities: readonly Entity<unknown>[]): JsonObject {
  const { properties } = object;
  if (typeof index !== 'number' || !isObject(properties)) return object;
  const fields = Object.values(entities[index]?.fields ?? {});
  const told = fields.map((field) => [field[0], { description: meaningOf(field), ...(properties[field[0]] as JsonObject) }]);
  return { ...object, properties: Object.fromEntries(told) };
}

/** The names that a part of the document refers to, and what those refer to. */
export function namesIn(part: Json, schemas: Readonly<Record<string, JsonObject>>, found = new Set<string>()): ReadonlySet<string> {
  remade(part, (object) => {
    const name = typeof object.$ref === 'string' ? object.$ref.slice(referenceTo('').length) : undefined;
    if (name === undefined || found.has(name)) return object;
    found.add(name);
    namesIn(schemas[name] ?? {}, schemas, found);
    return object;
  });
  return found;
}
