import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from '@hall/database/hold-lock';
import { UnusableDatabase } from '@hall/database/unusable-database';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeParameter } from './change-parameter.ts';
import { clearFailures } from './clear-failures.ts';
import { enrolPeople } from './enrol-people.ts';
import { issueLink } from './issue-link.ts';
import { renewPassword } from './renew-password.ts';
import type { Command } from './run-command.ts';
import { secretForSystem } from './secret-for-system.ts';
import { serialFor } from './serial-for.ts';
import { startFault } from './start-fault.ts';
import { testHall } from './testing/test-hall.ts';

const PERSON = ['staffNumber=3000001', 'userName=li.na', 'name=李娜', 'nameEn=Li Na', 'department=财务处'];

/** Each command with arguments that are right. */
const COMMANDS: readonly (readonly [string, Command, readonly string[]])[] = [
  ['set-parameter', changeParameter, ['watermark', '1']],
  ['add-people', enrolPeople, PERSON],
  ['new-password', renewPassword, ['staff']],
  ['forget-failures', clearFailures, ['staff']],
  ['issue-serial', serialFor, ['2099-12-31']],
  ['issue-token', issueLink, ['url', 'staff']],
  ['system-secret', secretForSystem, ['reimbursement', '--new']],
];

function databaseWith(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'hall.db');
  new Sqlite(file).exec(script).close();
  return file;
}

describe('OPS-2 a command', () => {
  it.each(COMMANDS)('%s leaves a database alone that no server has prepared yet, and says so in one line', async (_, command, given) => {
    for (const script of ['', 'CREATE TABLE _prisma_migrations (migration_name TEXT, finished_at TEXT, rolled_back_at TEXT)']) {
      const file = databaseWith(script);
      const before = readFileSync(file);
      const line = `${file} is not of this release yet; the server brings it up to it when it starts`;
      await expect(command(given, { DATABASE_URL: `file:${file}` })).rejects.toThrow(line);
      expect(readFileSync(file)).toEqual(before);
    }
  });

  it('leaves a database of a newer release alone', async () => {
    const { file } = await testHall();
    new Sqlite(file).exec("INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('', '', '9', '9')").close();
    await expect(renewPassword(['staff'], { DATABASE_URL: `file:${file}` })).rejects.toThrow('it is of a newer release');
  });

  it('says that there is no database only where there is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hall-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'hall.db');
    const attempt = () => renewPassword(['staff'], { DATABASE_URL: `file:${file}` });
    await expect(attempt()).rejects.toThrow(`there is no database at ${file}`);
    // A link to itself can be followed by nobody; a folder without permissions is open to root.
    symlinkSync(file, file);
    await expect(attempt()).rejects.toEqual(new UnusableDatabase(`${file} cannot be reached (ELOOP)`));
    if (process.getuid?.() === 0) return;
    chmodSync(folder, 0o600);
    onTestFinished(() => chmodSync(folder, 0o700));
    await expect(attempt()).rejects.toEqual(new UnusableDatabase(`${file} cannot be reached (EACCES)`));
  });

  it('says in one line that another process holds the database', async () => {
    const { file, services } = await testHall({ busyMs: 20 });
    onTestFinished(holdLock(`file:${file}`));
    const refused: unknown = await services.database.unitOfWork((tx) => tx.parameter.deleteMany()).catch((error: unknown) => error);
    expect(startFault(refused)).toBe('DATABASE_URL: another process held the database for too long; try again');
  });

  it.each(COMMANDS)('%s does nothing where it was given more than it takes', async (_, command, given) => {
    const { file } = await testHall();
    await expect(command([...given, 'more'], { DATABASE_URL: `file:${file}` })).rejects.toThrow(/more/);
  });
});
