import type { ListQuery } from './list.ts';

/** Which rows are meant: a field is one of some values, or has a text in it. */
interface Condition {
  readonly AND?: readonly Condition[];
  readonly OR?: readonly Condition[];
  readonly NOT?: Condition;
  readonly [field: string]: unknown;
}
interface Wanted {
  readonly in?: readonly unknown[];
  readonly contains?: string;
}

type Row = Readonly<Record<string, unknown>>;

function fits(value: unknown, { in: values, contains }: Wanted): boolean {
  if (contains !== undefined) return String(value).includes(contains);
  return values?.includes(value) ?? false;
}

/** Whether a condition of a list holds for a row that no table has: of Prisma's words it knows `AND`, `OR`, `NOT`, `in` and `contains`. */
export function holds(row: Row, condition: object): boolean {
  const { AND = [], OR, NOT, ...fields } = condition as Condition;
  if (!AND.every((one) => holds(row, one))) return false;
  if (OR && !OR.some((one) => holds(row, one))) return false;
  if (NOT && holds(row, NOT)) return false;
  return Object.entries(fields).every(([field, wanted]) => fits(row[field], wanted as Wanted));
}

function compared(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), 'zh-CN');
}

function inOrder(first: Row, second: Row, orders: readonly object[]): number {
  for (const [field, direction] of orders.flatMap((order) => Object.entries(order))) {
    const difference = compared(first[field], second[field]);
    if (difference !== 0) return direction === 'desc' ? -difference : difference;
  }
  return 0;
}

/** The rows that a list asks for, of rows that are in memory. */
export function rowsAsked<R extends object>(rows: readonly R[], { where, orderBy, skip, take }: ListQuery): R[] {
  const found = rows.filter((row) => holds(row as Row, where));
  return found.sort((first, second) => inOrder(first as Row, second as Row, orderBy)).slice(skip, skip + take);
}

/** The yes and no that a column filter asks for, of values as they travel. */
export const flagsIn = (values: readonly string[]): boolean[] => [false, true].filter((flag) => values.includes(flag ? '1' : '0'));
