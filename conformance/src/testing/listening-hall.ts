import Database from 'better-sqlite3';
import { type TestHall, testHall } from '../../../mock-server/src/testing/test-hall.ts';
import type { Options } from '../run.ts';

/** Demo people who may, one or another, make every call. */
export const ACCOUNTS: readonly string[] = ['admin', 'staff', 'finclerk', 'finadmin', 'leader', 'deptlead'];

/** What the command is asked for here, unless a test says otherwise. */
export const asking = (base: string, more: Partial<Options> = {}): Options => ({
  base,
  accounts: ACCOUNTS,
  password: 'Hall@2026',
  write: false,
  timeoutMs: 60_000,
  ...more,
});

/** The reference server with demo data, which listens. */
export async function listeningHall(): Promise<{ hall: TestHall; base: string }> {
  const hall = await testHall();
  return { hall, base: await hall.fastify.listen({ host: '127.0.0.1', port: 0 }) };
}

/** What each call and each sign-in leaves a trace in, whatever it was for; and what the server makes for itself when it is first needed. */
const TRACES: readonly string[] = ['OperationRecord', 'SignInRecord', 'Session', 'SignInFailure', 'Secret'];

/** Every row of the database by its table, but for traces, and when somebody was last there. */
export function rowsOf({ file }: TestHall, without: readonly string[] = []): Record<string, unknown> {
  const database = new Database(file, { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all() as string[];
  const told = tables.filter((name) => ![...TRACES, ...without].includes(name) && !/^(sqlite|_)/.test(name));
  const all = told.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all().map(lastingOf)]);
  database.close();
  return Object.fromEntries(all);
}

const lastingOf = (row: unknown): object => ({ ...(row as object), lastSignInAt: null });
