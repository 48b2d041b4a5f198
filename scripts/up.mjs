// Installs, builds and serves everything, doing only what is not done yet.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkPorts } from './lib/ports.mjs';
import { root } from './lib/run.mjs';

process.chdir(root);
ensureInstalled();
await checkPorts();
build();
await import('./lib/serve-demo.mjs');
