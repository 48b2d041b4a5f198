import type * as z from 'zod/mini';
import type { FieldTable } from '../src/wire/entity.ts';
import { boundOf, defOf, fieldsOf, fits, isLazy, sampleOf, sampleOfFields } from '../src/wire/sample.ts';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** What a text or a list without a limit of its own is tried with. */
const MANY = 500;

/**
 * Characters of one and of three bytes, of two units, and such as JSON, addresses and the database write in another way; and half of one.
 */
const CHARACTERS = ['x', '公', '😀', '"', '\u0000', '%', '\ud800'];

/** The values at every limit of a schema, as they travel: the shortest and the longest, the least and the most, and each choice. */
export function limitsOf(schema: Schema, known: Fields = {}): readonly unknown[] {
  const fields = fieldsOf(schema);
  if (fields) return limitsOfFields(fields, known);
  const { type, entries = {}, values = [], options = [], in: wire, element, innerType } = defOf(schema);
  switch (type) {
    case 'string':
      return limitsOfText(schema);
    case 'number':
      return [
        boundOf(schema, 'greater_than', 'value') ?? Number.MIN_SAFE_INTEGER,
        boundOf(schema, 'less_than', 'value') ?? Number.MAX_SAFE_INTEGER,
      ];
    case 'enum':
      return Object.values(entries);
    case 'literal':
      return values;
    case 'boolean':
      return [true, false];
    case 'array':
      return limitsOfRows(schema, element as Schema, known);
    case 'lazy':
      return [];
    default:
      return [...options, wire, innerType].flatMap((part) => (part ? limitsOf(part, known) : []));
  }
}

function limitsOfText(schema: Schema): string[] {
  const most = boundOf(schema, 'max_length', 'maximum') ?? MANY;
  const longest = CHARACTERS.map((character) => character.repeat(most / character.length));
  return ['x'.repeat(boundOf(schema, 'min_length', 'minimum') ?? 0), ...longest];
}

/** As few rows as may be, as many, and one at each of its own limits. */
function limitsOfRows(schema: Schema, element: Schema, known: Fields): unknown[] {
  if (isLazy(element)) return [];
  const rows = (count: number) => Array.from({ length: count }, (_, index) => sampleOf(element, {}, index));
  const [least, most] = [boundOf(schema, 'min_length', 'minimum') ?? 0, boundOf(schema, 'max_length', 'maximum') ?? MANY];
  return [rows(least), rows(most), ...limitsOf(element, known).map((row) => [row])];
}

/** One field at one of its limits, and the others as in the sample; then all of them at their longest. */
function limitsOfFields(fields: FieldTable, known: Fields): Fields[] {
  const sample = sampleOfFields(fields, known, 0);
  const limits = Object.values(fields).map(([wire, schema]) => ({ wire, schema, values: limitsOf(schema, known) }));
  const each = limits.flatMap(({ wire, values }) => values.map((value) => ({ ...sample, [wire]: value })));
  const all = limits.map(({ wire, schema, values }) => [wire, longest(values.filter((value) => fits(schema, value)))]);
  return [sample, ...each, Object.fromEntries(all)];
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;
const longest = (values: readonly unknown[]): unknown =>
  values.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), undefined);
