import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall, hasApt } from './apt.mjs';
import { abortsWhenCollected, nodeHeaders } from './node-headers.mjs';
import { root, stop } from './run.mjs';

const LEAST = [20, 19];

/** Ends this process with a clear line when Node is too old for the product. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  stop(`Finance Hall needs Node ${LEAST.join('.')} or newer; this is Node ${process.versions.node}. See https://nodejs.org.`);
}

/** The packages that a lock file names; npm keeps one inside node_modules of what it installed last. */
function packagesOf(lockFile) {
  const file = join(root, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

const NATIVE = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** Whether what is compiled was compiled for this Node. */
function nativeLoads() {
  try {
    const Database = createRequire(join(root, 'prisma/package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

function isInstalled() {
  const present = packagesOf('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional));
}

/** Debian's packages that npm compiles with, and this machine lacks. */
const lackingCompilers = () => ['python3', 'make', 'g++'].filter((program) => spawnSync(program, ['--version']).error);

/** Runs npm with Node's headers at hand; where it fails for want of a compiler, as root on Debian, it gets one and tries again. */
function npm(args, env = {}) {
  const nodedir = nodeHeaders();
  const attempt = () =>
    spawnSync('npm', args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(nodedir && { npm_config_nodedir: nodedir }), ...env },
    }).status === 0;
  console.log(`» npm ${args.join(' ')}`);
  if (attempt()) return;
  const lacking = lackingCompilers();
  if (lacking.length && hasApt()) {
    console.log(`» apt-get install ${lacking.join(' ')}: npm compiles what has no ready-made binary`);
    if (aptInstall(lacking) && attempt()) return;
  }
  stop(
    lacking.length
      ? `npm could not install. It may lack what it compiles with: ${lacking.join(', ')}.`
      : 'npm could not install; what it says above tells why.',
  );
}

/** Mends the native module where it was compiled for another Node, or so that it aborts: that one is not even loaded here. */
function ensureNativeModule() {
  const aborts = existsSync(NATIVE) && abortsWhenCollected(readFileSync(NATIVE));
  if (aborts && nodeHeaders()) npm(['rebuild', 'better-sqlite3'], { npm_config_build_from_source: 'true' });
  else if (!aborts && !nativeLoads()) npm(['rebuild', 'better-sqlite3']);
}

/** Installs the packages of the lock file, for this Node, unless they are there and sound. */
export function ensureInstalled() {
  checkNode();
  if (!isInstalled()) npm(['ci', '--include=dev']);
  ensureNativeModule();
}
