import { api } from '@hall/contract/api';
import { PARAMETERS } from '@hall/contract/parameter-table';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { TOLD } from '../mock-server/src/domains/session/sign-in-record.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { signInOnce } from './support/sign-in.ts';
import { size } from './support/size.ts';

const SIDE_BY_SIDE = 20;

/** How many rows each table has. */
function rowsIn(file: string): ReadonlyMap<string, number> {
  const database = new Sqlite(file, { readonly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all() as string[];
  const rows = new Map(tables.map((table) => [table, database.prepare(`SELECT COUNT(*) FROM "${table}"`).pluck().get() as number]));
  database.close();
  return rows;
}

it('SEC-4 SEC-5 one address that signs in to nothing, again and again, makes nothing grow without end', async () => {
  const file = await attackedDatabase();
  const server = await attackedServer(file);
  const door = new ApiClient(server.url);
  const before = rowsIn(file);
  const attempts = size(800, 8_000);
  for (let attempt = 0; attempt < attempts; attempt += SIDE_BY_SIDE)
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, async (_, index) => {
        await signInOnce(door, `nobody-${attempt + index}`);
        const { data } = await door.call(api.session.createPicture);
        if (data) await door.call(api.session.verifyPicture, { id: data.id, code: '0000' });
      }),
    );
  await server.kill();
  const grown = new Map(
    [...rowsIn(file)].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const).filter(([, by]) => by > 0),
  );
  const failures = Number(PARAMETERS.addressFailures.fallback);
  // A failure counts for its name and its address; those that are on their way together are counted together.
  expect(grown.get('SignInFailure')).toBeLessThanOrEqual(2 * (failures + SIDE_BY_SIDE));
  expect(grown.get('SignInRecord')).toBeLessThanOrEqual(Math.min(attempts, TOLD.most));
  expect([...grown.keys()].filter((table) => !/^(SignInFailure|SignInRecord|SignInRefusal|Secret)$/.test(table))).toEqual([]);
});
