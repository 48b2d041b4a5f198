import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { node, root, stop, TSC } from './lib/run.mjs';

// Checks a backend against the contract: builds the contract and the command, which is all it takes, and runs it.
ensureInstalled();
node([TSC, '-b', 'conformance']);
const file = join(root, 'conformance/dist/main.js');
if (!existsSync(file)) stop('The command could not be built; what stands above tells why.');
await import(pathToFileURL(file).href);
