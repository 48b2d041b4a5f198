import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nodeHeaders } from './node-headers.mjs';
import { root, run, stop } from './run.mjs';

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
  return wanted.every(([path, { version, optional }]) => (present[path] ? present[path].version === version : optional)) && nativeLoads();
}

/** Installs the packages of the lock file, for this Node, unless they are there. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.log('» npm ci');
  const nodedir = nodeHeaders();
  run('npm', ['ci', '--no-audit', '--no-fund'], {
    env: nodedir ? { npm_config_nodedir: nodedir } : {},
    shell: process.platform === 'win32',
  });
}
