import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/applying-hall.ts';
import { claimsHall, PROJECT, personIdOf, SYSTEM } from '../../testing/claims-hall.ts';
import { inDays } from '../../testing/giving-hall.ts';

const REFUSED = refused('claim-decider', 403, 'sprgh');

/** Claims on a project of `leader`, for whom `analyst` signs up to 100.00 yuan unless said. */
async function signedClaims() {
  const hall = await claimsHall();
  await hall.grant();
  const give = async (change: object = {}, signer = 'analyst', by = 'leader') => {
    const dqrgh = await hall.staffNumberOf(signer);
    const draft = { dqrgh, sfqbxm: '0', xmbhs: [PROJECT], ksrq: hall.today, jsrq: hall.today, dbxe: '100.00', sqyy: '出差', ...change };
    const { code, data } = await hall.post('/api/signatures/give', draft, await hall.signIn(by));
    expect(code).toBe(200);
    return (data as { qzbh: string }).qzbh;
  };
  const revoke = async (qzbh: string) => hall.post('/api/signatures/revoke', { qzbh, cxyy: '已返校' }, await hall.signIn('leader'));
  const by = async (userName: string) => ({ sftg: '1', sprgh: await hall.staffNumberOf(userName) });
  const toDecide = async (userName: string) => {
    const asked = { xtbh: SYSTEM, xtmy: hall.secret, sprgh: await hall.staffNumberOf(userName) };
    const { data } = await hall.post('/api/claims/signing', asked);
    return (data as { bxds: { bxdh: string; wtren?: string; wtrgh?: string }[] }).bxds.filter(({ bxdh }) => bxdh.startsWith('BX-'));
  };
  return { ...hall, give, revoke, by, toDecide };
}

describe('PROJ-27 PROJ-8 a claim whose decider the expense system names', () => {
  it('is decided by who signs, up to the amount: the hall says so beforehand, and keeps both names', async () => {
    const hall = await signedClaims();
    const qzbh = await hall.give();
    await hall.book('BX-101');
    await hall.book('BX-102', { je: '100.01' });
    expect(await hall.toDecide('analyst')).toEqual([
      { bxdh: 'BX-101', xmbh: PROJECT, wtr: '赵明远', wtren: 'Zhao Mingyuan', wtrgh: await hall.staffNumberOf('leader') },
    ]);
    expect(await hall.decide('BX-102', await hall.by('analyst'))).toMatchObject(REFUSED);
    const effect = await hall.post('/api/signatures/effect', { qzbh }, await hall.signIn('leader'));
    expect(effect.data).toEqual({ dshsqs: [], dshbxs: 1 });
    const approve = await hall.by('analyst');
    expect(await hall.decide('BX-101', approve)).toMatchObject({ code: 200, data: { bxzt: 'approved', wtren: 'Zhao Mingyuan' } });
    expect(await hall.decide('BX-101', approve)).toMatchObject({ code: 200, data: { wtr: '赵明远' } });
    expect(await hall.money()).toMatchObject({ grant: [10_001, 10_000], project: [10_001, 10_000] });
    const leader = await hall.signIn('leader');
    const uses = await hall.post('/api/authorizations/uses', { xmbh: PROJECT, text: 'BX-101' }, leader);
    expect(uses.data).toMatchObject({ rows: [{ bxdh: 'BX-101', spren: expect.any(String), wtren: 'Zhao Mingyuan' }] });
    const { data } = await hall.post('/api/signatures/detail', { qzbh }, leader);
    expect(data).toMatchObject({ shjl: [{ dxlx: 'claim', dxbh: 'BX-101', shjg: 'approved', xmbh: PROJECT }] });
  });

  it('is decided by leader and head in their own name, and as before where nobody is named', async () => {
    const hall = await signedClaims();
    for (const number of ['BX-101', 'BX-102', 'BX-103']) await hall.book(number);
    expect(await hall.toDecide('leader')).toHaveLength(3);
    const { data } = await hall.decide('BX-101', await hall.by('leader'));
    expect(data).toMatchObject({ spren: 'Zhao Mingyuan' });
    expect(data).not.toHaveProperty('wtr');
    const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
    const headId = await personIdOf(hall, 'deptlead');
    await hall.change((tx) => tx.department.update({ where: { id: departmentId }, data: { headId } }));
    expect(await hall.decide('BX-102', await hall.by('deptlead'))).toMatchObject({ code: 200 });
    expect((await hall.decide('BX-103', { sftg: '1' })).data).not.toHaveProperty('spr');
  });

  it('for the leader or for the head, as the system says, by who signs for both, or heads and signs', async () => {
    const hall = await signedClaims();
    const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
    const headId = await personIdOf(hall, 'deptlead');
    await hall.change((tx) => tx.department.update({ where: { id: departmentId }, data: { headId } }));
    await hall.give();
    await hall.give({ sfqbxm: '1', xmbhs: [] }, 'analyst', 'deptlead');
    await hall.give({}, 'deptlead');
    for (const number of ['BX-101', 'BX-102', 'BX-103']) await hall.book(number);
    const [leader, head] = [await hall.staffNumberOf('leader'), await hall.staffNumberOf('deptlead')];
    const grounds = async (userName: string) =>
      (await hall.toDecide(userName)).filter(({ bxdh }) => bxdh === 'BX-101').map(({ wtrgh }) => wtrgh ?? 'own');
    expect(await grounds('analyst')).toEqual([leader, head]);
    expect(await grounds('deptlead')).toEqual(['own', leader]);
    expect((await hall.decide('BX-101', { ...(await hall.by('analyst')), wtrgh: head })).data).toMatchObject({ wtr: '陈国华' });
    expect((await hall.decide('BX-102', await hall.by('analyst'))).data).toMatchObject({ wtr: '赵明远' });
    const nobodys = { ...(await hall.by('analyst')), wtrgh: await hall.staffNumberOf('analyst') };
    expect(await hall.decide('BX-103', nobodys)).toMatchObject(REFUSED);
    expect((await hall.decide('BX-103', await hall.by('deptlead'))).data).not.toHaveProperty('wtr');
  });

  it('is there once where the leader heads the department as well', async () => {
    const hall = await signedClaims();
    const { departmentId } = await hall.services.database.read.project.findUniqueOrThrow({ where: { code: PROJECT } });
    const headId = await personIdOf(hall, 'leader');
    await hall.change((tx) => tx.department.update({ where: { id: departmentId }, data: { headId } }));
    await hall.give();
    await hall.book('BX-101');
    expect((await hall.toDecide('analyst')).filter(({ bxdh }) => bxdh === 'BX-101')).toHaveLength(1);
  });

  it('but by nobody else, nor by who claims, nor for who claims', async () => {
    const hall = await signedClaims();
    await hall.give();
    await hall.give({}, 'staff');
    await hall.book('BX-101');
    await hall.book('BX-102', { bxrgh: await hall.staffNumberOf('leader') });
    for (const userName of ['staff', 'finclerk', 'disabled'])
      expect(await hall.decide('BX-101', await hall.by(userName))).toMatchObject(REFUSED);
    expect(await hall.decide('BX-101', { sftg: '1', sprgh: '1' })).toMatchObject(REFUSED);
    for (const userName of ['leader', 'analyst']) expect(await hall.decide('BX-102', await hall.by(userName))).toMatchObject(REFUSED);
    expect(await hall.toDecide('analyst')).toMatchObject([{ bxdh: 'BX-101' }]);
    expect(await hall.toDecide('staff')).toEqual([]);
    expect(await hall.toDecide('disabled')).toEqual([]);
    expect(await hall.money()).toMatchObject({ project: [20_000, 0] });
  });

  it('nor once it is revoked, over, or the signer or the leader was disabled or may decide no more', async () => {
    const hall = await signedClaims();
    const qzbh = await hall.give();
    await hall.book('BX-101');
    await hall.revoke(qzbh);
    expect(await hall.decide('BX-101', await hall.by('analyst'))).toMatchObject(REFUSED);
    await hall.give({ jsrq: inDays(hall, 1) });
    for (const userName of ['analyst', 'leader']) {
      const enable = (enabled: boolean) => hall.change((tx) => tx.person.update({ where: { userName }, data: { enabled } }));
      await enable(false);
      expect(await hall.decide('BX-101', await hall.by('analyst'))).toMatchObject(REFUSED);
      await enable(true);
    }
    expect(await hall.toDecide('analyst')).toHaveLength(1);
    const rolesOf = async (userName: string) => {
      const { roles } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName }, include: { roles: true } });
      return roles.map(({ roleId }) => ({ roleId }));
    };
    for (const userName of ['analyst', 'leader']) {
      const held = await rolesOf(userName);
      await hall.change((tx) => tx.person.update({ where: { userName }, data: { roles: { deleteMany: {} } } }));
      expect(await hall.toDecide('analyst')).toEqual([]);
      expect(await hall.decide('BX-101', await hall.by('analyst'))).toMatchObject(REFUSED);
      await hall.change((tx) => tx.person.update({ where: { userName }, data: { roles: { create: held } } }));
    }
    hall.clock.advance(2 * 86_400_000);
    expect(await hall.toDecide('analyst')).toEqual([]);
    expect(await hall.decide('BX-101', await hall.by('analyst'))).toMatchObject(REFUSED);
  });

  it('SEC-2 and nobody is told what a person may decide who does not show the secret of the system', async () => {
    const hall = await signedClaims();
    const asked = { xtbh: SYSTEM, xtmy: 'x', sprgh: await hall.staffNumberOf('leader') };
    expect(await hall.post('/api/claims/signing', asked)).toMatchObject(refused('claim-secret', 403));
  });
});
