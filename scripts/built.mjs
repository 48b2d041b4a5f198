// Runs what is built of the server, and nothing else: `node scripts/built.mjs main`, or one of its commands with its arguments.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './lib/install.mjs';
import { root, stop } from './lib/run.mjs';

checkNode();
const file = join(root, 'mock-server/dist', `${process.argv[2]}.js`);
if (!existsSync(file)) stop('Nothing is built yet: make build, or npm run build.');
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);
