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

const quoted = (names: readonly string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value && !(value instanceof Date) ? JSON.stringify(value) : (value ?? null);

/**
 * Adds rows to a log in one statement. The ORM takes as long for a single row as a call that is answered from memory takes in all.
 * @param rows no more than 1,000, since each value is one of the statement's parameters
 */
export function append<L extends Log>(tx: Tx, log: L, rows: readonly LogRows[L][]): Promise<number> {
  const columns = COLUMNS[log] as readonly (keyof LogRows[L] & string)[];
  const values = rows.map((row) => Prisma.sql`(${Prisma.join(columns.map((name) => cell(row[name])))})`);
  return tx.$executeRaw(Prisma.sql`INSERT INTO ${quoted([log])} (${quoted(columns)}) VALUES ${Prisma.join(values)}`);
}
