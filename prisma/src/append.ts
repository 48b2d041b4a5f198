import type { Tx } from './database.ts';
import { Prisma } from './generated/client.ts';

/** Rows of a log, as they are added: without their keys, which count on. */
export interface LogRows {
  readonly OperationRecord: Prisma.OperationRecordCreateManyInput;
  readonly SignInRecord: Prisma.SignInRecordCreateManyInput;
}
export type Log = keyof LogRows;

const COLUMNS = {
  OperationRecord: Object.values(Prisma.OperationRecordScalarFieldEnum).filter((name) => name !== 'id'),
  SignInRecord: Object.values(Prisma.SignInRecordScalarFieldEnum).filter((name) => name !== 'id'),
} as const satisfies { readonly [L in Log]: readonly (keyof LogRows[L])[] };

function statementOf(log: Log): string {
  const columns = COLUMNS[log].map((name) => `"${name}"`).join(', ');
  const cells = COLUMNS[log].map((_, index) => `"value" ->> ${index}`).join(', ');
  return `INSERT INTO "${log}" (${columns}) SELECT ${cells} FROM json_each(?) ORDER BY "key"`;
}

const STATEMENTS: { readonly [L in Log]: string } = {
  OperationRecord: statementOf('OperationRecord'),
  SignInRecord: statementOf('SignInRecord'),
};

/** A value as the ORM writes it. */
function cell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  return typeof value === 'object' && value ? JSON.stringify(value) : value;
}

/**
 * Adds rows to a log in one statement, of which they are the only parameter: the ORM takes as long for a single row as a call that is
 * answered from memory takes in all, and for a parameter as long as SQLite for a row.
 */
export function append<L extends Log>(tx: Tx, log: L, rows: readonly LogRows[L][]): Promise<number> {
  const columns = COLUMNS[log] as readonly (keyof LogRows[L] & string)[];
  const values = rows.map((row) => columns.map((name) => cell(row[name])));
  return tx.$executeRawUnsafe(STATEMENTS[log], JSON.stringify(values));
}
