import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** The parts of a schema's definition that lead to the objects inside it. */
interface Def {
  readonly type: string;
  readonly catchall?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
}

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** Paths of the objects in a schema that pass fields which they do not know; `''` for the schema itself. */
export function tolerantIn(schema: Schema, path = ''): string[] {
  const { type, catchall, shape = {}, options = [], in: wire, element, innerType } = defOf(schema);
  const isTolerant = type === 'object' && (catchall === undefined || defOf(catchall).type !== 'never');
  return [
    ...(isTolerant ? [path] : []),
    ...[...options, wire, element, innerType].flatMap((part) => (part ? tolerantIn(part, path) : [])),
    ...Object.entries(shape).flatMap(([name, part]) => tolerantIn(part, `${path}.${name}`)),
  ];
}
