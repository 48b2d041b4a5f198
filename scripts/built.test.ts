import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A clone in which nothing is built, or one command that says what it is given. */
function clone(command?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts/built.mjs', join(folder, 'scripts/built.mjs'));
  cpSync('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  mkdirSync(join(folder, 'mock-server/dist'), { recursive: true });
  if (command) writeFileSync(join(folder, 'mock-server/dist', `${command}.js`), 'console.log(process.argv.slice(2).join());');
  return folder;
}

const run = (cwd: string, ...args: string[]) => spawnSync(process.execPath, ['scripts/built.mjs', ...args], { cwd, encoding: 'utf8' });

it('OPS-1 in a clone in which nothing is built, starting says what to do', () => {
  const { status, stdout, stderr } = run(clone(), 'main');
  expect([status, stdout, stderr]).toEqual([1, '', 'Nothing is built yet: make build, or npm run build.\n']);
});

it('OPS-1 a command gets its own arguments', () => {
  expect(run(clone('greet'), 'greet', 'one', 'two').stdout).toBe('one,two\n');
});
