// Says the demo accounts and serves what is built, with their data and the control plane unless the environment says otherwise.
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';

console.log('\nDemo accounts');
for (const { userName, password, zh, en } of DEMO_ACCOUNTS) console.log(`  ${userName.padEnd(14)}${password.padEnd(12)}${zh} · ${en}`);
console.log('\nCtrl-C stops it.\n');

process.env.MOCK_CONTROL ??= '1';
process.env.DEMO_DATA ??= '1';
await import('../../mock-server/dist/main.js');
