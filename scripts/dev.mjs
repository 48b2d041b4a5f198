// Serves with hot reload: the compiler and the server watch their sources, Vite serves the web and passes calls on.
import { spawn } from 'node:child_process';
import { build } from './lib/build.mjs';
import './lib/demo-environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkPorts } from './lib/ports.mjs';
import { root, TSC, VITE } from './lib/run.mjs';

ensureInstalled();
await checkPorts();
build();

// A group of its own each, since the compiler starts another program.
const GROUPS = process.platform !== 'win32';

const start = (args, cwd = root) =>
  spawn(process.execPath, args, {
    cwd,
    detached: GROUPS,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const children = [
  start([TSC, '-b', '-w', '--preserveWatchOutput', 'mock-server']),
  start(['--watch', '--watch-preserve-output', 'mock-server/dist/main.js']),
  start([`../${VITE}`], `${root}/web`),
];

/** One that ends takes the others with it. */
let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code ?? 1;
  for (const child of children) if ((child.exitCode ?? child.signalCode) === null) process.kill(GROUPS ? -child.pid : child.pid, 'SIGTERM');
}

for (const child of children) child.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
