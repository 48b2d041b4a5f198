// Serves what is built, with demo data and the control plane unless the environment says otherwise, and says the demo accounts.
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import './demo-environment.mjs';

if (process.env.DEMO_DATA === '1') {
  console.log('\nDemo accounts');
  for (const { userName, password, zh, en } of DEMO_ACCOUNTS) console.log(`  ${userName.padEnd(14)}${password.padEnd(12)}${zh} · ${en}`);
}
console.log('\nCtrl-C stops it.\n');

await import('../../mock-server/dist/main.js');
