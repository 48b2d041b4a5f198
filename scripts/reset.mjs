// Installs and builds what is not done yet, and puts the seeded database back.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, stop } from './lib/run.mjs';

if (process.env.NODE_ENV === 'production') stop('NODE_ENV is production: nothing is reset there.');
process.chdir(root);
ensureInstalled();
build();
await import('./lib/reset-database.mjs');
