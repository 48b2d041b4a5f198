import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The directory of the clone, with no slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Where the TypeScript compiler and Vite start; run with {@link node}, which is faster than npx and the same on every system. */
export const TSC = 'node_modules/typescript/bin/tsc';
export const VITE = 'node_modules/vite/bin/vite.js';

/**
 * Runs a program in the clone with this terminal; ends this process with the program's exit code when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, cwd?: string }} [options]
 */
export function run(command, args, { env = {}, shell = false, cwd = '.' } = {}) {
  const result = spawnSync(command, args, { cwd: join(root, cwd), stdio: 'inherit', shell, env: { ...process.env, ...env } });
  if (result.error) stop(`${command} did not start: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a script with the Node that runs this one; options as {@link run}. */
export const node = (args, options) => run(process.execPath, args, options);

/** Ends this process with one clear line. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}
