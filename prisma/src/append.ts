import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from './database.ts';
import { Prisma } from './generated/client.ts';

/** Rows as they are added: those of logs, histories and lists without their keys, which count on; all others in full, since nothing stands in for what is missing. */
export interface AddedRows {
  readonly OperationRecord: Prisma.OperationRecordCreateManyInput;
  readonly SignInRecord: Prisma.SignInRecordCreateManyInput;
  readonly ImportRow: Required<Prisma.ImportRowCreateManyInput>;
  readonly Person: Required<Prisma.PersonCreateManyInput>;
  readonly PersonRole: Required<Prisma.PersonRoleCreateManyInput>;
  readonly Grant: Required<Prisma.GrantCreateManyInput>;
  readonly PushedNotice: Required<Omit<Prisma.PushedNoticeCreateManyInput, 'id'>>;
  readonly GrantEvent: Required<Omit<Prisma.GrantEventCreateManyInput, 'id'>>;
}
type Added = keyof AddedRows;
export type Log = 'OperationRecord' | 'SignInRecord';

const COLUMNS = {
  OperationRecord: Object.values(Prisma.OperationRecordScalarFieldEnum).filter((name) => name !== 'id'),
  SignInRecord: Object.values(Prisma.SignInRecordScalarFieldEnum).filter((name) => name !== 'id'),
  ImportRow: Object.values(Prisma.ImportRowScalarFieldEnum),
  Person: Object.values(Prisma.PersonScalarFieldEnum),
  PersonRole: Object.values(Prisma.PersonRoleScalarFieldEnum),
  Grant: Object.values(Prisma.GrantScalarFieldEnum),
  PushedNotice: Object.values(Prisma.PushedNoticeScalarFieldEnum).filter((name) => name !== 'id'),
  GrantEvent: Object.values(Prisma.GrantEventScalarFieldEnum).filter((name) => name !== 'id'),
} as const satisfies { readonly [A in Added]: readonly (keyof AddedRows[A])[] };

function statementOf(model: Added): string {
  const columns = COLUMNS[model].map((name) => `"${name}"`).join(', ');
  const cells = COLUMNS[model].map((_, index) => `"value" ->> ${index}`).join(', ');
  return `INSERT INTO "${model}" (${columns}) SELECT ${cells} FROM json_each(?) ORDER BY "key"`;
}

const STATEMENTS = Object.fromEntries((Object.keys(COLUMNS) as Added[]).map((model) => [model, statementOf(model)]));

/** A value as the ORM writes it. */
function cell(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  return typeof value === 'object' && value ? JSON.stringify(value) : value;
}

/**
 * Adds rows in one statement, of which they are the only parameter: the ORM takes as long for a single row as a call that is
 * answered from memory takes in all, and for a parameter as long as SQLite for a row.
 */
export function append<A extends Added>(tx: Tx, model: A, rows: readonly AddedRows[A][]): Promise<number> {
  const columns = COLUMNS[model] as readonly string[] as readonly (keyof AddedRows[A] & string)[];
  const values = rows.map((row) => columns.map((name) => cell(row[name])));
  return tx.$executeRawUnsafe(STATEMENTS[model] as string, JSON.stringify(values));
}

/** Rows of one statement, which keeps the thread to itself. */
const SLICE = 500;

/** As {@link append}, of any number of rows: others get their turn in between. */
export async function appendInSlices<A extends Added>(tx: Tx, model: A, rows: readonly AddedRows[A][]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    await append(tx, model, rows.slice(from, from + SLICE));
    await othersTurn();
  }
}
