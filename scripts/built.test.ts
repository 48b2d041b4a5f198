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

it('OPS-1 installs what the build needs where NODE_ENV is production, for which npm leaves it out', () => {
  const folder = clone();
  cpSync('package.json', join(folder, 'package.json'));
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  mkdirSync(join(folder, 'prisma'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm called: $*"\n', { mode: 0o755 });
  const { stdout } = spawnSync(process.execPath, ['-e', "import('./scripts/lib/install.mjs').then((it) => it.ensureInstalled())"], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(stdout).toContain('npm called: ci --include=dev');
});
