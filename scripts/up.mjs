// Installs, builds and serves everything, doing only what is not done yet.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkPorts } from './lib/ports.mjs';
import { root } from './lib/run.mjs';

process.chdir(root);
ensureInstalled();
await checkPorts();
build();

const { DEMO_ACCOUNTS } = await import('@hall/database/demo-accounts');
console.log('\nDemo accounts');
for (const { userName, password, zh, en } of DEMO_ACCOUNTS) console.log(`  ${userName.padEnd(14)}${password.padEnd(12)}${zh} · ${en}`);
console.log('\nCtrl-C stops it.\n');

process.env.MOCK_CONTROL ??= '1';
process.env.DEMO_DATA ??= '1';
await import('../mock-server/dist/main.js');
