import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const SOUND = 'module.exports = class { close() {} };';
/** What Node says of a module that was compiled for another. */
const FOREIGN = "module.exports = class { constructor() { throw Object.assign(new Error(), { code: 'ERR_DLOPEN_FAILED' }); } };";
const BINARY = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
const HEADERS = 'include/node/node_object_wrap.h';

/** A clone in which all is installed, with the files that are given, and an npm that says what it is to do. */
function clone(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'hall-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts/built.mjs', join(folder, 'scripts/built.mjs'));
  cpSync('scripts/lib', join(folder, 'scripts/lib'), { recursive: true });
  const all = { 'package-lock.json': '{"packages":{}}', 'prisma/package.json': '{}', 'mock-server/dist/main.js': '', ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "$*, from source: $npm_config_build_from_source"\n', { mode: 0o755 });
  return folder;
}

/** Runs a script in a clone, with a Node of that version that lies in its folder `bin`. */
function run(folder: string, script: readonly string[], version = process.versions.node) {
  const there = `process.execPath = ${JSON.stringify(join(folder, 'bin/node'))};
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(there)}`, ...script],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_config_build_from_source: '' },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

const INSTALL = ['-e', "import('./scripts/lib/install.mjs').then((it) => it.ensureInstalled())"];
const START = ['scripts/built.mjs', 'main'];

describe('OPS-1 Node', () => {
  it.each([
    ['an installation', INSTALL],
    ['a start', START],
  ])('OPS-1 older than 20.19 is refused %s, in one line', (_, script) => {
    const folder = clone({ 'node_modules/better-sqlite3/index.js': SOUND });
    for (const version of ['18.20.8', '20.18.3', '19.20.0'])
      expect(run(folder, script, version)).toEqual({
        status: 1,
        stdout: '',
        stderr: `Finance Hall needs Node 20.19 or newer; this is Node ${version}. See https://nodejs.org.\n`,
      });
    for (const version of ['20.19.0', '22.0.0']) expect(run(folder, script, version)).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});

describe('OPS-1 the native module', () => {
  it.each([
    ['is left as it is where it loads', { 'node_modules/better-sqlite3/index.js': SOUND }, ''],
    [
      'is compiled anew where it was compiled for another Node',
      { 'node_modules/better-sqlite3/index.js': FOREIGN },
      'rebuild better-sqlite3, from source: \n',
    ],
    [
      'that would abort is not loaded, and compiled from source with headers that are mended',
      { 'node_modules/better-sqlite3/index.js': 'process.abort();', [BINARY]: 'RemoveEnvironmentCleanupHook', [HEADERS]: '' },
      'rebuild better-sqlite3, from source: true\n',
    ],
    [
      'that would abort is not loaded where there are no headers to mend',
      { 'node_modules/better-sqlite3/index.js': 'process.abort();', [BINARY]: 'RemoveEnvironmentCleanupHook' },
      '',
    ],
  ])('OPS-1 %s', (_, files, asked) => {
    const { status, stdout } = run(clone(files), INSTALL);
    expect([status, stdout.replace(/^» .*\n/, '')]).toEqual([0, asked]);
  });
});
