import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hall/database/database';
import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { hashPassword } from './core/passwords.ts';
import { demoPasswordLine } from './demo-passwords.ts';

it('OPS-2 SEC-4 names the demo accounts that still have the password that everybody knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hall-demo-passwords-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `file:${join(folder, 'hall.db')}`;
  copyFileSync(inject('template'), join(folder, 'hall.db'));
  const all = DEMO_ACCOUNTS.map(({ userName }) => userName);
  expect(await demoPasswordLine(url)).toBe(`Everybody knows the demo passwords of ${all.join(', ')}: npm run new-password gives others.`);
  const database = await openDatabase(url);
  const passwordHash = await hashPassword('Something#2027', '127.0.0.1');
  const change = (where: object) => database.unitOfWork((tx) => tx.person.updateMany({ where, data: { passwordHash } }));
  await change({ userName: { not: 'weakpass' } });
  expect(await demoPasswordLine(url)).toBe('Everybody knows the demo passwords of weakpass: npm run new-password gives others.');
  await change({});
  expect(await demoPasswordLine(url)).toBeUndefined();
  await database.close();
});
