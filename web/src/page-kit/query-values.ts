import { isDay } from '@hall/contract/calendar';
import type { QueryField } from '@hall/contract/query-fields';
import { parametersOf } from '@hall/contract/query-words';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { isMoment } from '@hall/contract/rules/dates';
import type { QueryValue } from '@hall/contract/saved-queries';
import { withDecimals } from './table/decimal.ts';

/** Values of a query form by parameter, as text; an empty one is no condition. */
export type Values = Readonly<Record<string, string>>;

/** The parameters that a form fills. */
export const fieldIdsOf = (fields: readonly QueryField[]): readonly string[] => fields.flatMap(parametersOf);

/** Whether text is a number such as a range takes: whole and not negative, or with a sign and this many digits after the point. */
export const numberFits = (text: string, decimals: number): boolean =>
  decimals > 0 ? new RegExp(`^-?\\d{1,15}(\\.\\d{1,${decimals}})?$`).test(text) : /^\d{1,15}$/.test(text);

function fits(field: QueryField, value: string): boolean {
  switch (field.kind) {
    case 'date':
    case 'daterange':
      return (field.withTime ? isMoment : isDay)(value);
    case 'numberrange':
      return numberFits(value, field.decimals);
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

const numberOf = (text: string, decimals: number): unknown => (decimals > 0 ? withDecimals(text, decimals) : Number(text));

/** The values as the list call takes them: numbers where the field is one, text with all its digits where it has decimals. */
export function requestValues(fields: readonly QueryField[], values: Values): Readonly<Record<string, unknown>> {
  const numeric = fields.filter((field) => field.numeric || field.kind === 'numberrange');
  const decimals = new Map(numeric.flatMap((field) => parametersOf(field).map((id) => [id, field.decimals])));
  const sent = (id: string, value: string) => (decimals.has(id) ? numberOf(value, decimals.get(id) ?? 0) : value);
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, sent(id, value)]));
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
