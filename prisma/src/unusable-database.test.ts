import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareDatabase } from './prepare.ts';
import { UnusableDatabase } from './unusable-database.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-unusable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const prepare = (file: string) => prepareDatabase(`file:${file}`, { demo: false });

function somebodyElses(file: string): void {
  const database = new Sqlite(file);
  database.exec('CREATE TABLE letters (id INTEGER PRIMARY KEY)');
  database.close();
}

describe('OPS-2 a database that cannot be used is named before anything is changed', () => {
  it.each([
    ['a folder', (file: string) => mkdirSync(file), 'is no file'],
    ['a file of another kind', (file: string) => writeFileSync(file, 'SQLite, a book'), 'is no SQLite database'],
    ['the database of another program', somebodyElses, 'is the database of another program'],
    [
      'a file that begins like a database',
      (file: string) => writeFileSync(file, `SQLite format 3\0${'x'.repeat(4096)}`),
      'cannot be used: file is not a database',
    ],
  ])('%s', async (_, make, problem) => {
    const file = join(emptyFolder(), 'hall.db');
    make(file);
    const before = existsSync(file) && !problem.includes('no file') ? readFileSync(file) : undefined;
    await expect(prepare(file)).rejects.toEqual(new UnusableDatabase(`${file} ${problem}`));
    if (before) expect(readFileSync(file)).toEqual(before);
  });

  it('a file where the folder should be', async () => {
    const file = join(emptyFolder(), 'data');
    writeFileSync(file, '');
    await expect(prepare(join(file, 'hall.db'))).rejects.toEqual(new UnusableDatabase(`${file} is no folder`));
    const within = join(file, 'more');
    await expect(prepare(join(within, 'hall.db'))).rejects.toThrow(`the folder ${within} cannot be made or written (ENOTDIR)`);
  });

  it.runIf(existsSync('/proc/version'))('a folder that nobody can make', async () => {
    await expect(prepare('/proc/none/hall.db')).rejects.toThrow('the folder /proc/none cannot be made or written (ENOENT)');
  });

  it.runIf(existsSync('/proc/version'))('a folder that is there, in which nobody can make a file', async () => {
    // Root may write everywhere, and learns only by trying that here it cannot.
    await expect(prepare('/proc/hall.db')).rejects.toSatisfy((error: unknown) => error instanceof UnusableDatabase);
  });

  it('folders that are missing are made, and an empty file is an empty database', async () => {
    const folder = emptyFolder();
    expect((await prepare(join(folder, 'one/two/hall.db'))).created).toBe(true);
    const empty = join(folder, 'hall.db');
    writeFileSync(empty, '');
    expect((await prepare(empty)).administrator).toBeDefined();
  });
});
