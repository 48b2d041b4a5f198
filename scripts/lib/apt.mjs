import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = (args, stdio = 'inherit') =>
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', stdio], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Whether this process may install Debian's packages. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isUpdated = false;

/**
 * Installs Debian's packages, after a look at what there is, once.
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function aptInstall(packages) {
  if (!isUpdated) {
    isUpdated = true;
    // Of several sources one may fail and the packages be had all the same; apt says which.
    apt(['update', '-qq', '-o', 'Acquire::Retries=3']);
  }
  return apt(['install', '-y', '-qq', '--no-install-recommends', '-o', 'Acquire::Retries=3', ...packages]);
}
