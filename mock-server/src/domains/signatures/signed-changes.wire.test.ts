import { expect, it } from 'vitest';
import { type AuditingHall, auditingHall } from '../../testing/auditing-hall.ts';
import { inDays, personOf } from '../../testing/giving-hall.ts';
import { CHILD, makeGrant } from '../../testing/grant-hall.ts';

/** `leader` lets somebody sign for everything, up to 1,500.00 yuan unless said. */
async function give({ hall, post }: AuditingHall, signer = 'analyst', change: object = {}) {
  const today = inDays(hall, 0);
  const { staffNumber: dqrgh } = await personOf(hall, signer);
  const draft = { dqrgh, sfqbxm: '1', xmbhs: [], ksrq: today, jsrq: today, dbxe: '1500.00', sqyy: '出差', ...change };
  expect(await post('leader', 'signatures/give', draft)).toMatchObject({ code: 200 });
}

it('PROJ-27 PROJ-24 who signs for the leader decides on a change: by what the grant would have, with both names', async () => {
  const hall = await auditingHall();
  await give(hall);
  const applied = await hall.applied();
  expect(await hall.list('analyst', 'audits', { sfdsh: '1' })).toMatchObject([{ sqdh: applied.sqdh, wtren: 'Zhao Mingyuan' }]);
  expect(await hall.approve('analyst', applied)).toMatchObject({ code: 200, data: { wtren: 'Zhao Mingyuan' } });
  expect((await hall.kept(applied.sqdh)).steps.at(-1)).toMatchObject({ kind: 'approved', forNameEn: 'Zhao Mingyuan' });
  const { data } = await hall.post('staff', 'authorizations/detail', { sqbh: 'SQ2099000001' });
  const { name } = await personOf(hall.hall, 'analyst');
  expect(data).toMatchObject({
    lsjl: [{ czlx: 'changed', czr: name, wtren: 'Zhao Mingyuan' }],
    bgjl: [{ bgxh: 2, bgr: name, wtr: '赵明远', wtren: 'Zhao Mingyuan' }, { bgxh: 1 }],
  });
});

it('PROJ-27 PROJ-24 not above the limit, nor who holds what would change along', async () => {
  const hall = await auditingHall();
  await give(hall, 'analyst', { dbxe: '1499.99' });
  await give(hall, 'deptlead');
  await makeGrant(hall.hall, {
    number: CHILD,
    by: 'staff',
    to: 'deptlead',
    parentNumber: 'SQ2099000001',
    basis: 'holder',
    longTerm: true,
    amount: 100,
  });
  const applied = await hall.applied();
  for (const by of ['analyst', 'deptlead']) {
    expect(await hall.list(by, 'audits', { sqdh: applied.sqdh, sfdsh: '1' }), by).toEqual([]);
    expect(await hall.reject(by, applied), by).toMatchObject({ code: 404 });
  }
});
