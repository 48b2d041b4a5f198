import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node } from './lib/run.mjs';

// The attacks at their full size, on servers of their own on this machine; arguments are Vitest's, such as `kills` or `-t export`.
ensureInstalled();
build();
node(['node_modules/vitest/vitest.mjs', 'run', '--config', 'attack/vitest.config.ts', ...process.argv.slice(2)], {
  env: { ATTACK: 'full' },
});
