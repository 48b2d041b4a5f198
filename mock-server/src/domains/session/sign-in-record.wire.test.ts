import { expect, it } from 'vitest';
import { testHall } from '../../testing/test-hall.ts';
import { TOLD } from './sign-in-record.ts';

it('SEC-5 SYS-7 one address cannot fill the sign-in log, nor hide in it whom it tries', async () => {
  const lines: string[] = [];
  const hall = await testHall({ logLevel: 'warn', logTo: { write: (line) => lines.push(line) } });
  const { rateLimits, database } = hall.services;
  const rows = async () => {
    await hall.services.settled();
    return database.read.signInRecord.count();
  };
  const told = async (work: () => Promise<unknown>, times: number) => {
    const before = await rows();
    for (let index = 0; index < times; index++) await work();
    return (await rows()) - before;
  };
  const forged = (address: string) => () => hall.send('GET', '/api/user/urllogin?token=forged', undefined, { 'x-forwarded-for': address });
  const network = '2001:db8:1:2::/64';
  for (let index = 0; index < TOLD.most - 2; index++) rateLimits.count(`sign-in-log:${network}`, TOLD);
  expect(await told(forged('2001:db8:1:2::1'), 5)).toBe(2);
  expect(await told(forged('2001:db8:1:2::99'), 1)).toBe(0);
  expect(await told(forged('[2001:db8:1:2::99]:443'), 1)).toBe(0);
  expect(await told(forged('2001:db8:1:3::1'), 1)).toBe(1);
  expect(await told(() => hall.trySignIn('staff', 'wrong password', '2001:db8:1:2::1'), 25)).toBe(20);
  expect(await told(() => hall.trySignIn('leader', 'Hall@2026', '2001:db8:1:2::1'), 1)).toBe(1);
  expect(lines.filter((line) => line.includes('too many refused sign-ins')).map((line) => JSON.parse(line).network)).toEqual([network]);
  hall.clock.advance(TOLD.windowMs);
  expect(await told(forged('2001:db8:1:2::1'), 1)).toBe(1);
});

it.each([
  ['a proxy says', { trustProxy: '127.0.0.1' }, { headers: { 'x-forwarded-for': `fe80::1%${'a'.repeat(6_000)}` } }],
  ['is the caller itself', { trustProxy: false }, { remoteAddress: 'fe80::1%eth0' }],
] as const)('SEC-5 SYS-7 no zone gets into the log with an address that %s', async (_, options, from) => {
  const hall = await testHall(options);
  const at = { gte: hall.clock.now() };
  await hall.fastify.inject({ url: '/api/user/urllogin?token=forged', ...from });
  await hall.services.settled();
  const rows = await hall.services.database.read.signInRecord.findMany({ where: { at } });
  expect(rows.map(({ address }) => address)).toEqual(['fe80::1']);
});
