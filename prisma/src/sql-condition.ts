/** A condition of SQL with what stands for its question marks; without SQL it is of every row. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Words of Prisma's conditions, as far as lists of logs use them. */
const TESTS: Readonly<Record<string, (column: string) => string>> = {
  equals: (column) => `${column} = ?`,
  lt: (column) => `${column} < ?`,
  lte: (column) => `${column} <= ?`,
  gte: (column) => `${column} >= ?`,
  // Of any number of values, and the same statement for all of them.
  in: (column) => `${column} IN (SELECT "value" FROM json_each(?))`,
  contains: (column) => `${column} LIKE ? ESCAPE '\\'`,
};

const BOUND: Readonly<Record<string, (value: unknown) => unknown>> = {
  in: (values) => JSON.stringify(values),
  contains: (text) => `%${String(text).replace(/[\\%_]/g, String.raw`\$&`)}%`,
};

/** A moment as Prisma writes it. */
const stored = (value: unknown): unknown => (value instanceof Date ? value.toISOString().replace('Z', '+00:00') : value);

function joined(conditions: readonly Condition[], word: ' AND ' | ' OR '): Condition {
  const sql = conditions.map((one) => one.sql).join(word);
  return { sql: conditions.length > 1 ? `(${sql})` : sql, values: conditions.flatMap(({ values }) => values) };
}

const all = (conditions: readonly Condition[]): Condition =>
  joined(
    conditions.filter(({ sql }) => sql !== ''),
    ' AND ',
  );

/** What Prisma makes of a choice in which one condition, or each, says nothing is not obvious: no list has such. */
function some(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0 || conditions.some(({ sql }) => sql === '')) throw new Error('no choice of a log: a condition is empty');
  return joined(conditions, ' OR ');
}

/** As with Prisma, of a column that is empty neither a condition nor its contrary is true. */
function not(condition: Condition): Condition {
  if (condition.sql === '') throw new Error('no contrary of a log: the condition is empty');
  return { sql: `NOT (${condition.sql})`, values: condition.values };
}

function test(column: string, word: string, value: unknown): Condition {
  const sql = TESTS[word]?.(column);
  if (sql === undefined || value === undefined || value === null) throw new Error(`no condition of a log: ${column} ${word} ${value}`);
  return { sql, values: [stored(BOUND[word]?.(value) ?? value)] };
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value instanceof Date;

/**
 * A condition of Prisma's in SQL.
 * @param columns the names that it may have
 * @throws Error for what is no such condition
 */
export function conditionOf(where: object, columns: readonly string[]): Condition {
  const parts = Object.entries(where).map(([name, asked]: [string, unknown]) => {
    if (name === 'AND' || name === 'OR') return (name === 'AND' ? all : some)((asked as object[]).map((one) => conditionOf(one, columns)));
    if (name === 'NOT') return not(conditionOf(asked as object, columns));
    if (!columns.includes(name)) throw new Error(`no column of a log: ${name}`);
    if (asked === null) return { sql: `"${name}" IS NULL`, values: [] };
    const tests = isPlain(asked) ? { equals: asked } : (asked as object);
    return all(Object.entries(tests).map(([word, value]) => test(`"${name}"`, word, value)));
  });
  return all(parts);
}
