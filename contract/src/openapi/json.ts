/** A part of the document. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part with every object inside it made anew, the innermost first. */
export function remade(part: Json, remake: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(part)) return part.map((item: Json) => remade(item, remake));
  if (!isObject(part)) return part;
  const inside = Object.entries(part).flatMap(([name, value]) => (value === undefined ? [] : [[name, remade(value, remake)] as const]));
  return remake(Object.fromEntries(inside));
}

/** Where a schema with a name stands. */
export const referenceTo = (name: string): string => `#/components/schemas/${name}`;
export const reference = (name: string): JsonObject => ({ $ref: referenceTo(name) });
