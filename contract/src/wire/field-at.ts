import type * as z from 'zod/mini';
import type { Bilingual } from '../bilingual.ts';
import type { FieldTable } from './entity.ts';

type Schema = z.core.$ZodType;

/** Where a field stands, as `columns.0.width`, by what travels and by our names; and what people call it. */
export interface FieldAt extends Bilingual {
  readonly wire: string;
  readonly name: string;
  /** What describes it. */
  readonly schema: Schema;
}

/** The parts of a schema's definition that lead to the entities inside it. */
interface Def {
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly getter?: () => Schema;
}

/** The field at a path of wire names or of ours, with the terms of the innermost one that is described; none for an unknown name. */
export function fieldAt(schema: Schema, path: string, by: 'wire' | 'name'): FieldAt | undefined {
  return walk(schema, path.split('.'), by);
}

function walk(schema: Schema, [first, ...rest]: readonly string[], by: 'wire' | 'name', outer?: FieldAt): FieldAt | undefined {
  if (first === undefined) return outer;
  if ('fields' in schema) {
    const hit = Object.entries(schema.fields as FieldTable).find(([name, [wire]]) => first === { wire, name }[by]);
    if (!hit) return undefined;
    const [name, [wire, part, zh, en]] = hit;
    return walk(part, rest, by, { ...below(outer, wire, name), schema: part, zh, en });
  }
  const { element, innerType, getter } = schema._zod.def as unknown as Def;
  const inner = innerType ?? getter?.();
  if (inner) return walk(inner, [first, ...rest], by, outer);
  const row = outer && { ...outer, ...below(outer, first, first), ...(element && { schema: element }) };
  return element ? walk(element, rest, by, row) : row;
}

const below = (outer: FieldAt | undefined, wire: string, name: string) => ({
  wire: outer ? `${outer.wire}.${wire}` : wire,
  name: outer ? `${outer.name}.${name}` : name,
});
