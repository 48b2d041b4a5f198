import { defOf, fieldsOf } from '@hall/contract/wire/sample';
import { bend } from '@hall/contract/wire/tolerant';
import * as z from 'zod/mini';
import type { Difference } from './outcome.ts';
import { expectedText, gotText } from './words.ts';

type Schema = z.core.$ZodType;
type Found = Omit<Difference, 'check'>;

/** More faults than can be told one by one: the library has no room for them at once. */
const COUNTLESS = { code: 'countless', path: [], message: 'data whose faults can be counted' } as unknown as z.core.$ZodIssue;

function issuesOf(schema: Schema, value: unknown): readonly z.core.$ZodIssue[] {
  try {
    return z.safeDecode(schema as z.ZodMiniType, value).error?.issues ?? [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [COUNTLESS];
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** The forms of unions in a schema; reading tries these, while rows that do not fit are to stay where they are. */
function formsIn(schema: Schema, found = new Set<Schema>(), seen = new Set<Schema>()): Set<Schema> {
  if (seen.has(schema)) return found;
  seen.add(schema);
  const { element, innerType, in: wire, getter, options = [], shape = {} } = defOf(schema);
  for (const option of options) found.add(option);
  const parts = [element, innerType, wire, getter?.(), ...options, ...Object.values(shape)];
  for (const part of parts) if (part) formsIn(part, found, seen);
  return found;
}

/** The places that do not fit even as the web reads them. */
function unreadable(schema: Schema, value: unknown): readonly string[] {
  const forms = formsIn(schema);
  const accepts = (part: Schema, row: unknown) => (forms.has(part) && issuesOf(part, row).length > 0 ? 'does not fit' : undefined);
  const bent = bend(schema, value, accepts, () => undefined);
  return issuesOf(schema, bent).map(({ path }) => path.join('.'));
}

/** Rows with the same fault are told of once. */
function grouped(found: readonly Found[]): Found[] {
  const groups = new Map<string, Found & { times: number }>();
  for (const one of found) {
    const key = [one.field.replace(/\.\d+(?=\.|$)/g, '.*'), one.expected, one.readAllTheSame].join('|');
    const group = groups.get(key);
    if (group) group.times += 1;
    else groups.set(key, { ...one, times: 1 });
  }
  return [...groups.values()].map(({ times, ...one }) => (times > 1 ? { ...one, times } : one));
}

/**
 * What of an answer's `data` is otherwise than a schema says, as strictly as it words it: at the top alone null is as good as nothing
 * where there may be nothing.
 */
export function misfits(schema: Schema, value: unknown): readonly Found[] {
  const data = value === null && issuesOf(schema, undefined).length === 0 ? undefined : value;
  const issues = issuesOf(schema, data);
  if (issues.length === 0) return [];
  const lost = unreadable(schema, data);
  const within = (inner: string, outer: string) => outer === '' || inner === outer || inner.startsWith(`${outer}.`);
  const isLost = (place: string) => lost.some((path) => within(path, place) || within(place, path));
  return grouped(
    issues.map((issue) => ({
      field: ['data', ...issue.path].join('.'),
      expected: expectedText(issue),
      got: gotText(valueAt(data, issue.path)),
      ...(!isLost(issue.path.join('.')) && { readAllTheSame: true }),
    })),
  );
}

/** The paths of the fields that a schema does not know, each once for all rows. */
export function surplusIn(schema: Schema, value: unknown, at = 'data'): readonly string[] {
  if (value === null || typeof value !== 'object') return [];
  const { element, innerType, in: wire, getter } = defOf(schema);
  const fields = fieldsOf(schema);
  if (fields && !Array.isArray(value)) {
    const known = new Map(Object.values(fields).map(([name, part]) => [name, part]));
    return Object.entries(value).flatMap(([name, part]) => {
      const inner = known.get(name);
      return inner ? surplusIn(inner, part, `${at}.${name}`) : [`${at}.${name}`];
    });
  }
  if (element && Array.isArray(value)) return [...new Set(value.flatMap((row) => surplusIn(element, row, at)))];
  const inner = innerType ?? getter?.() ?? wire;
  return inner ? surplusIn(inner, value, at) : [];
}
