import type * as z from 'zod/mini';
import type { FieldTable } from '../src/wire/entity.ts';

type Schema = z.core.$ZodType;

/** The parts of a schema's definition that lead to the entities inside it. */
interface Def {
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly getter?: () => Schema;
}

/** The wire paths (`rows.ggnr`) of all fields of a schema; a recursive entity is entered once. */
export function fieldsIn(schema: Schema, parent = '', seen: readonly Schema[] = []): string[] {
  const table = tableOf(schema);
  if (table && !seen.includes(schema)) {
    return Object.values(table).flatMap(([wire, part]) => [`${parent}${wire}`, ...fieldsIn(part, `${parent}${wire}.`, [...seen, schema])]);
  }
  const def = schema._zod.def as unknown as Def;
  const inner = def.element ?? def.innerType ?? def.getter?.();
  return inner && !table ? fieldsIn(inner, parent, seen) : [];
}

const tableOf = (schema: Schema): FieldTable | undefined => ('fields' in schema ? (schema.fields as FieldTable) : undefined);
