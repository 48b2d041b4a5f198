/** How a source's answer is counted: rows that fit, or a number that stands in it. */
export interface CountRule {
  readonly countBy: 'rows' | 'number';
  /** Rows count whose field has this text; all of them where no field is named. */
  readonly field?: string | undefined;
  readonly text?: string | undefined;
  /** Where the number stands: a path with dots, or a name alone. */
  readonly countAt?: string | undefined;
}

/** Why an answer that came could not be counted. */
export type CountFault = 'failed' | 'no-rows' | 'no-field' | 'no-number';

export type CountOutcome =
  | { readonly state: 'counted'; readonly count: number; readonly rows: readonly Row[] }
  | { readonly state: CountFault };

type Row = Readonly<Record<string, unknown>>;

/** Nobody has more to do than this: what is said to be more is a mistake of the system. */
const COUNT_MAX = 999_999;
const DIGITS = /^\d{1,6}$/;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of own fields; `undefined` where there is nothing. */
function at(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Row)[name];
  }
  return found;
}

/** The rows of an answer: itself, its `data` or `rows`, or those of its `data`. */
function rowsIn(answer: unknown): readonly unknown[] | undefined {
  const places = [answer, at(answer, 'data'), at(answer, 'rows'), at(answer, 'data.rows')];
  return places.find((place): place is unknown[] => Array.isArray(place));
}

/** A number of things: whole, not negative, also written as text. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && DIGITS.test(value)) return Number(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= COUNT_MAX ? value : undefined;
}

function countRows(answer: unknown, { field, text = '' }: CountRule): CountOutcome {
  const rows = rowsIn(answer)?.filter(isRow);
  if (!rows) return { state: 'no-rows' };
  if (!field) return { state: 'counted', count: rows.length, rows };
  if (rows.length > 0 && !rows.some((row) => at(row, field) !== undefined)) return { state: 'no-field' };
  const fitting = rows.filter((row) => String(at(row, field) ?? '') === text);
  return { state: 'counted', count: fitting.length, rows: fitting };
}

/** A name is looked for in the answer, in its `data`, and in the first row; a list without rows has none, so nothing waits. */
function countNumber(answer: unknown, { countAt = '' }: CountRule): CountOutcome {
  const rows = rowsIn(answer) ?? [];
  const found = [answer, at(answer, 'data'), rows[0]].map((place) => at(place, countAt)).find((value) => value !== undefined);
  const count = found === undefined && rowsIn(answer)?.length === 0 ? 0 : numberOf(found);
  return count === undefined ? { state: 'no-number' } : { state: 'counted', count, rows: count > 0 ? rows.filter(isRow) : [] };
}

/** An envelope that says anything but success has nothing to count. */
const isRefusal = (answer: unknown): boolean => isRow(answer) && 'code' in answer && String(answer.code) !== '200';

/** How many things wait by the answer of a source (TODO-2), whatever it is. */
export function countOf(answer: unknown, rule: CountRule): CountOutcome {
  if (isRefusal(answer)) return { state: 'failed' };
  return rule.countBy === 'number' ? countNumber(answer, rule) : countRows(answer, rule);
}
