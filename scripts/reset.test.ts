import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '@hall/database/database';
import { prepareDatabase } from '@hall/database/prepare';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';

/** The last step of `make reset`, once all is installed and built. */
const RESET = resolve('scripts/lib/reset-database.mjs');

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-reset-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Resets a database where no server answers. */
function reset(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RESET], {
    env: { PATH: process.env.PATH, PORT: '0', LINKED_PORT: '0', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function lettersIn(file: string): void {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE letters (id INTEGER PRIMARY KEY)');
  database.close();
}

describe('OPS-2 a reset', () => {
  it.each<[string, (file: string) => void, string]>([
    ['the database of another program', lettersIn, 'is the database of another program'],
    ['a file that is no database', (file) => writeFileSync(file, 'letters'), 'is no SQLite database'],
  ])('OPS-2 leaves %s as it is, and says so in one line', (_, make, problem) => {
    const file = join(emptyFolder(), 'hall.db');
    make(file);
    const before = readFileSync(file);
    const stderr = `Nothing was reset: DATABASE_URL: ${file} ${problem}\n`;
    expect(reset({ DATABASE_URL: `file:${file}` })).toEqual({ status: 1, stdout: '', stderr });
    expect(readFileSync(file)).toEqual(before);
  });

  it('OPS-2 leaves a folder as it is, and says so in one line', () => {
    const folder = join(emptyFolder(), 'hall.db');
    mkdirSync(folder);
    const stderr = `Nothing was reset: DATABASE_URL: ${folder} is no file\n`;
    expect(reset({ DATABASE_URL: `file:${folder}` })).toEqual({ status: 1, stdout: '', stderr });
  });

  it('OPS-2 does nothing where it cannot know which server holds the database', () => {
    const file = join(emptyFolder(), 'hall.db');
    const stderr = 'Nothing was reset: PORT: "abc" is not a port (0 to 65535)\n';
    expect(reset({ DATABASE_URL: `file:${file}`, PORT: 'abc' })).toEqual({ status: 1, stdout: '', stderr });
    expect(existsSync(file)).toBe(false);
  });

  it('OPS-2 leaves a database that a server holds which listens elsewhere', async () => {
    const file = join(emptyFolder(), 'hall.db');
    await prepareDatabase(`file:${file}`, { demo: true });
    const database = await openDatabase(`file:${file}`);
    onTestFinished(() => database.close());
    const before = statSync(file).ino;
    const stderr = `Nothing was reset: another process holds ${file}: say the PORT at which it serves, or stop it first.\n`;
    expect(reset({ DATABASE_URL: `file:${file}` })).toEqual({ status: 1, stdout: '', stderr });
    expect(statSync(file).ino).toBe(before);
  });

  it('OPS-2 makes the demo data where there is no database', () => {
    const file = join(emptyFolder(), 'hall.db');
    expect(reset({ DATABASE_URL: `file:${file}` })).toEqual({ status: 0, stdout: `${file} has the seeded data.\n`, stderr: '' });
  });
});
