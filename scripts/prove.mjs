import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/run.mjs';

// The proofs at their full size, on servers of their own on this machine; `npm run prove:kills` asks for one, other arguments are Vitest's.
ensureInstalled();
build();
node(['node_modules/vitest/vitest.mjs', 'run', '--config', 'proofs/vitest.config.ts', ...process.argv.slice(2)], {
  env: { PROOF: 'full' },
});
