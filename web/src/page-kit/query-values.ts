import type { QueryField } from '@hall/contract/query-fields';
import { parametersOf } from '@hall/contract/query-words';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { isDay, isMoment } from '@hall/contract/rules/dates';
import type { QueryValue } from '@hall/contract/saved-queries';

/** Values of a query form by parameter, as text; an empty one is no condition. */
export type Values = Readonly<Record<string, string>>;

const WHOLE = /^\d{1,15}$/;

/** The parameters that a form fills. */
export const fieldIdsOf = (fields: readonly QueryField[]): readonly string[] => fields.flatMap(parametersOf);

function fits(field: QueryField, value: string): boolean {
  switch (field.kind) {
    case 'date':
    case 'daterange':
      return (field.withTime ? isMoment : isDay)(value);
    case 'numberrange':
      return WHOLE.test(value);
    case 'select':
    case 'treeselect':
      return field.options.some((option) => option.value === value);
    default:
      return value.length <= TEXT_MAX;
  }
}

/** Of the given values, those that the fields can hold. */
export function fittingValues(fields: readonly QueryField[], given: Values): Values {
  const pairs = fields.flatMap((field) =>
    parametersOf(field).flatMap((id) => {
      const value = given[id] ?? '';
      return value !== '' && fits(field, value) ? [[id, value] as const] : [];
    }),
  );
  return Object.fromEntries(pairs);
}

/** The values as the list call takes them: numbers where the field is one. */
export function requestValues(fields: readonly QueryField[], values: Values): Readonly<Record<string, unknown>> {
  const numeric = new Set(fields.filter(({ numeric, kind }) => numeric || kind === 'numberrange').flatMap(parametersOf));
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, numeric.has(id) ? Number(value) : value]));
}

/** The values as pairs, in which queries are kept (QUERY-4). */
export const toPairs = (values: Values): QueryValue[] =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([id, value]) => ({ id, value }));

/** Whether two forms ask for the same, in whatever order they were filled in. */
export const isSameQuery = (one: Values, other: Values): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((id) => (one[id] ?? '') === (other[id] ?? ''));

/** The values of a kept query. */
export const fromPairs = (pairs: readonly QueryValue[]): Values =>
  Object.fromEntries(pairs.map(({ id, value }) => [id, typeof value === 'string' ? value : (value[0] ?? '')]));
