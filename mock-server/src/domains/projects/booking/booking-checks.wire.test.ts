import { describe, expect, it } from 'vitest';
import { claimsHall, type GrantGiven, PROJECT, personIdOf, SYSTEM } from '../../../testing/claims-hall.ts';
import { refusal } from '../../../testing/voucher-hall.ts';

const [FIRST, SECOND, CHILD] = ['SQ2026900001', 'SQ2026900002', 'SQ2026900003'];

describe('a grant that keeps a claim out', () => {
  const CASES: readonly (readonly [rule: string, given: GrantGiven, body?: object, params?: object])[] = [
    ['use-suspended', { state: 'suspended' }],
    ['use-revoked', { state: 'revoked' }],
    ['use-revoked', { state: 'superseded' }],
    ['use-expired', { state: 'expired', lastDay: '2026-01-31' }, { rq: '2026-01-31' }, { day: '2026-01-31' }],
    ['use-expired', { lastDay: '2098-01-31' }, { rq: '2098-02-01' }, { day: '2098-01-31' }],
    ['use-not-started', {}, { rq: '2020-02-01' }],
    ['use-not-started', { state: 'scheduled', firstDay: '2098-01-01' }, { rq: '2098-01-01' }, { day: '2098-01-01' }],
    ['use-system', { forExpense: false }],
    ['use-amount', { amount: 9_999 }],
    ['use-amount', { amount: 0 }],
    ['use-no-grant', { userName: 'approver' }],
    ['use-no-grant', {}, { sqbh: SECOND }],
  ];

  it('PROJ-8 says so by its rule', async () => {
    const hall = await claimsHall();
    for (const [rule, given, body = {}, params = undefined] of CASES) {
      await hall.change((tx) => tx.grant.deleteMany({ where: { number: FIRST } }));
      await hall.grant(given);
      const data = { rule, ...(params && { params }) };
      expect(await hall.book('BX1', body), JSON.stringify([rule, given, body])).toMatchObject({ code: 500, data });
    }
    expect(await hall.money()).toMatchObject({ grant: [0, 0], project: [0, 0] });
  });

  it('PROJ-8 a claim of the last day of a grant, and of its whole amount, is booked', async () => {
    const hall = await claimsHall();
    await hall.grant({ lastDay: hall.today, amount: 10_000 });
    expect(await hall.book('BX1')).toMatchObject({ code: 200 });
  });

  it('PROJ-4 PROJ-8 a grant whose last day has passed takes no new claim, be it for an expense before', async () => {
    const hall = await claimsHall();
    await hall.grant({ lastDay: hall.today });
    await hall.book('BX1');
    hall.clock.advance(24 * 3_600_000);
    expect(await hall.book('BX2')).toMatchObject(refusal('use-expired'));
    expect(await hall.decide('BX1', { sftg: '1' })).toMatchObject({ code: 200 });
    expect(await hall.money()).toMatchObject({ grant: [0, 10_000], project: [0, 10_000] });
  });

  it('PROJ-8 of several that would do one is named; of several that will not the nearest says why', async () => {
    const hall = await claimsHall();
    await hall.grant();
    await hall.grant({ number: SECOND, amount: 5_000 });
    expect(await hall.book('BX1')).toMatchObject({ data: { sqbh: FIRST } });
    expect(await hall.book('BX2', { je: '50.00' })).toMatchObject(refusal('use-several'));
    expect(await hall.book('BX2', { je: '50.00', sqbh: SECOND })).toMatchObject({ data: { sqbh: SECOND } });
    await hall.change((tx) => tx.grant.update({ where: { number: FIRST }, data: { state: 'revoked', forExpense: false } }));
    expect(await hall.book('BX3')).toMatchObject(refusal('use-amount'));
    expect(await hall.book('BX3', { sqbh: FIRST })).toMatchObject(refusal('use-revoked'));
  });

  it('PROJ-8 a grant on a department is for its projects; of one above, with those below it', async () => {
    const hall = await claimsHall();
    const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
    await hall.change((tx) => tx.department.create({ data: { id: 'above', name: '学部', nameEn: 'Division' } }));
    await hall.change((tx) => tx.department.update({ where: { id: departmentId }, data: { parentId: 'above' } }));
    await hall.grant({ projectCode: null, departmentId: 'above' });
    expect(await hall.book('BX1')).toMatchObject(refusal('use-no-grant'));
    await hall.change((tx) => tx.grant.update({ where: { number: FIRST }, data: { withBelow: true } }));
    expect(await hall.book('BX1')).toMatchObject({ data: { sqbh: FIRST } });
    await hall.grant({ number: SECOND, projectCode: null, departmentId });
    expect(await hall.book('BX2', { sqbh: SECOND })).toMatchObject({ data: { sqbh: SECOND } });
  });
});

it('PROJ-8 who leads the project claims on it without a grant, within its balance', async () => {
  const hall = await claimsHall();
  const bxrgh = await hall.staffNumberOf('leader');
  const { data } = await hall.book('BX1', { bxrgh });
  expect(data).toMatchObject({ bxzt: 'pending' });
  expect(data).not.toHaveProperty('sqbh');
  expect(await hall.money()).toMatchObject({ grant: null, project: [10_000, 0] });
  expect(await hall.book('BX2', { bxrgh, je: '4900.01' })).toMatchObject(refusal('project-balance'));
  expect(await hall.book('BX2', { bxrgh, je: '4900.00' })).toMatchObject({ code: 200 });
  expect(await hall.book('BX3', { bxrgh, sqbh: FIRST })).toMatchObject(refusal('use-no-grant'));
});

describe('a project or a person that keeps a claim out', () => {
  it('PROJ-8 a project that is frozen or closed takes no new claim; what is held can be decided and given back', async () => {
    const hall = await claimsHall();
    await hall.grant();
    await hall.book('BX1');
    for (const [state, rule] of [
      ['frozen', 'project-frozen'],
      ['closed', 'project-closed'],
    ] as const) {
      await hall.change((tx) => tx.project.update({ where: { code: PROJECT }, data: { state } }));
      expect(await hall.book('BX2')).toMatchObject(refusal(rule));
    }
    expect(await hall.decide('BX1', { sftg: '1' })).toMatchObject({ code: 200 });
    expect(await hall.giveBack('BX1')).toMatchObject({ code: 200 });
  });

  it('PROJ-8 nobody claims who is disabled or unknown, on a project that there is not, or for what is no subject', async () => {
    const hall = await claimsHall();
    await hall.grant();
    const at = (rule: string, name: string) => ({ code: 404, data: { rule, field: name } });
    expect(await hall.book('BX1', { xmbh: 'NONE' })).toMatchObject(at('project-unknown', 'xmbh'));
    expect(await hall.book('BX1', { bxrgh: '1' })).toMatchObject(at('grant-person-unknown', 'bxrgh'));
    expect(await hall.book('BX1', { kmbh: 'gifts' })).toMatchObject(at('choice', 'kmbh'));
    for (const je of ['0.00', '-1.00', '1', '100000000000.00']) expect(await hall.book('BX1', { je })).toMatchObject({ code: 404 });
    for (const dzlj of ['mine', '//elsewhere', '/\\elsewhere']) expect(await hall.book('BX1', { dzlj })).toMatchObject({ code: 404 });
    const id = await personIdOf(hall, 'staff');
    await hall.change((tx) => tx.person.update({ where: { id }, data: { enabled: false } }));
    expect(await hall.book('BX1')).toMatchObject(refusal('use-person-disabled'));
  });
});

it('PROJ-5 PROJ-8 what a grant that was given on spends after its end is counted by the grant above, and given back to it', async () => {
  const hall = await claimsHall();
  await hall.grant({ userName: 'approver' });
  await hall.grant({ number: CHILD, parentNumber: FIRST, amount: 60_000 });
  await hall.book('BX1');
  await hall.book('BX2', { je: '200.00' });
  const passedOn = async () => Number((await hall.services.database.read.grant.findUniqueOrThrow({ where: { number: FIRST } })).passedOn);
  expect(await passedOn()).toBe(60_000);
  await hall.change((tx) => tx.grant.update({ where: { number: CHILD }, data: { state: 'revoked', endedAt: hall.clock.now() } }));
  await hall.decide('BX1', { sftg: '1', je: '80.00' });
  expect(await passedOn()).toBe(28_000);
  await hall.decide('BX2', { sftg: '0' });
  expect(await passedOn()).toBe(8_000);
  await hall.giveBack('BX1');
  expect(await passedOn()).toBe(0);
});

it('PROJ-8 SEC-2 takes nothing but the secret of the system that calls: no token, no ticket, no other system’s', async () => {
  const hall = await claimsHall();
  await hall.grant();
  await hall.book('BX1');
  const token = await hall.signIn('staff');
  const ticket = String((await hall.get('/api/user/dlryzzjh', token)).data);
  for (const xtmy of [token, `Bearer ${token}`, ticket, 'x', hall.secret.slice(1), `${hall.secret} `]) {
    expect(await hall.book('BX1', { xtmy })).toMatchObject(refusal('claim-secret', 403));
    expect(await hall.decide('BX1', { xtmy, sftg: '1' })).toMatchObject(refusal('claim-secret', 403));
    expect(await hall.giveBack('BX1', { xtmy })).toMatchObject(refusal('claim-secret', 403));
  }
  expect(await hall.book('BX2', { xtbh: 'payroll' })).toMatchObject(refusal('claim-secret', 403));
  const withToken = await hall.post('/api/claims/return', { xtbh: SYSTEM, xtmy: 'x', bxdh: 'BX1' }, await hall.signIn('admin'));
  expect(withToken).toMatchObject(refusal('claim-secret', 403));
  expect(await hall.money()).toMatchObject({ grant: [10_000, 0], project: [10_000, 0] });
});

it('PROJ-8 SEC-2 a system that was deleted leaves no secret to another one of its name', async () => {
  const hall = await claimsHall();
  await hall.change((tx) =>
    tx.linkedSystem.create({ data: { id: 'other', name: '它', nameEn: 'It', image: 'audit', basePath: '', order: 99 } }),
  );
  await hall.change((tx) => tx.secret.create({ data: { id: 'claims-of-other', value: 'the secret of another system' } }));
  const sent = { xtbh: 'other', xtmy: 'the secret of another system' };
  await hall.grant();
  expect(await hall.book('BX1', sent)).toMatchObject({ code: 200 });
  const deletion = { sysid: 'other', version: 1 };
  expect(await hall.post('/api/linked-systems/delete', deletion, await hall.signIn('admin'))).toMatchObject({ code: 200 });
  expect(await hall.book('BX1', sent)).toMatchObject(refusal('claim-secret', 403));
});
