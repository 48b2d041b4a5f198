import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, type ApplyingHall, applicationIn, applyingHall } from '../../testing/applying-hall.ts';

const OWN_HAND = { code: 403, data: { rule: 'own-hand' } };

/** How `admin` acts as somebody. */
async function actingAs({ hall, numberOf, tokenOf }: ApplyingHall, userName: string) {
  const body = { ygbh: await numberOf(userName), reason: '协助办理' };
  const { data } = await hall.post('/api/people/act-as', body, await tokenOf('admin'));
  const { token } = (data as { session: { token: string } }).session;
  return (path: string, asked: object) => hall.post(`/api/${path}`, asked, token);
}

const grants = ({ hall }: ApplyingHall) => hall.services.database.read.grant.count({ where: { projectCode: APPLIED_FOR } });

describe('PROJ-6 SYS-9 who acts as the leader', () => {
  it('sees what waits and what approving would do, and neither approves nor rejects it: that is the leader’s own hand', async () => {
    const hall = await applyingHall();
    const { sqdh, version } = await hall.submitted({}, 'admin');
    const call = await actingAs(hall, 'leader');
    const { yxs } = (await call('applications/effects', { sqdhs: [sqdh] })).data as { yxs: { yxbs: string }[] };
    const yxbs = yxs[0]?.yxbs;
    expect(yxbs).toEqual(expect.any(String));
    for (const decision of [
      { shjg: 'approve', yxbs },
      { shjg: 'reject', shyj: '不符合规定' },
    ])
      expect(await call('applications/decide', { sqdh, version, ...decision })).toMatchObject(OWN_HAND);
    expect(await call('applications/approve', { yxs: [{ sqdh, yxbs }] })).toMatchObject(OWN_HAND);
    expect(await hall.stored(sqdh)).toMatchObject({ state: 'pending', version, steps: { length: 1 } });
    expect(await grants(hall)).toBe(0);
    expect(await hall.decide('leader', { sqdh }, { shjg: 'approve', yxbs })).toMatchObject({ code: 200 });
  });

  it('gives no grant, to nobody', async () => {
    const hall = await applyingHall();
    const call = await actingAs(hall, 'leader');
    for (const userName of ['admin', 'staff'])
      expect(await call('authorizations/give', { ...hall.draft, bsqrgh: await hall.numberOf(userName) })).toMatchObject(OWN_HAND);
    expect(await grants(hall)).toBe(0);
  });
});

describe('PROJ-28 SYS-9 who acts as the applicant', () => {
  it('submits and withdraws for them, and the steps name both; what the applicant does names nobody else', async () => {
    const hall = await applyingHall();
    const call = await actingAs(hall, 'staff');
    const submitted = applicationIn(await call('applications/submit', hall.draft));
    expect(submitted).toMatchObject({ sqzt: '待审核', sqrxm: '王芳' });
    const { sqdh, version } = submitted;
    const taken = applicationIn(await call('applications/withdraw', { sqdh, version }));
    expect(taken).toMatchObject({ sqzt: '已撤回' });
    await hall.submit({ sqdh, version: taken.version });
    const { lsjl } = (await hall.call('leader', 'detail', { sqdh })).data as { lsjl: object[] };
    const [staff, both] = [
      { czr: '王芳', czren: 'Wang Fang' },
      { sjczr: '何志远', sjczren: 'He Zhiyuan' },
    ];
    expect(lsjl).toMatchObject([
      { czlx: 'submitted', ...staff, ...both },
      { czlx: 'withdrawn', ...staff, ...both },
      { czlx: 'submitted', ...staff },
    ]);
    for (const name of ['sjczr', 'sjczren']) expect(lsjl[2]).not.toHaveProperty(name);
  });
});
