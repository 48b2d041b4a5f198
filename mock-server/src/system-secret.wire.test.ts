import { expect, it } from 'vitest';
import { secretForSystem } from './secret-for-system.ts';
import { testHall } from './testing/test-hall.ts';

const KNOWN = /^[\w-]{43}$/;

it('PROJ-8 OPS-2 a command tells the secret of a linked system, the same each time until it is replaced, which the log tells without it', async () => {
  const { file, services, post } = await testHall();
  const told = (...given: string[]) => secretForSystem(given, { DATABASE_URL: `file:${file}` });
  const secret = await told('assets');
  expect(secret).toMatch(KNOWN);
  expect(await told('assets')).toBe(secret);
  expect(await told('payroll')).not.toBe(secret);
  const returned = (xtmy: string) => post('/api/claims/return', { xtbh: 'assets', xtmy, bxdh: 'ZC1' });
  expect(await returned(secret)).toMatchObject({ data: { rule: 'claim-unknown' } });
  const next = await told('assets', '--new');
  expect(next).toMatch(KNOWN);
  expect(next).not.toBe(secret);
  expect(await returned(secret)).toMatchObject({ data: { rule: 'claim-secret' } });
  expect(await returned(next)).toMatchObject({ data: { rule: 'claim-unknown' } });
  const entries = await services.database.read.operationRecord.findMany({ where: { browser: 'npm run system-secret' } });
  expect(entries).toHaveLength(3);
  expect(JSON.stringify(entries)).not.toContain(next);
});

it('PROJ-8 OPS-2 a command tells no secret of what is no linked system', async () => {
  const { file } = await testHall();
  const told = (...given: string[]) => secretForSystem(given, { DATABASE_URL: `file:${file}` });
  await expect(told()).rejects.toThrow('say which: system-secret');
  await expect(told('--new')).rejects.toThrow('say which: system-secret');
  await expect(told('nothing')).rejects.toThrow('there is no linked system "nothing"');
});
