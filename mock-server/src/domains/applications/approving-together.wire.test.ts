import { describe, expect, it } from 'vitest';
import { APPLIED_FOR, applicationIn, applyingHall, type EffectRow } from '../../testing/applying-hall.ts';
import { makeProject } from '../../testing/giving-hall.ts';

const HANDLED = { bkyy: '该申请已处理', bkyyen: 'The application has been dealt with already' };
const CHANGED = { bkyy: '该内容已被他人修改，未保存', bkyyen: 'Somebody else has changed this meanwhile, so it was not saved' };

type Hall = Awaited<ReturnType<typeof applyingHall>>;

const shownTo = async ({ effects }: Hall, ...numbers: string[]) => ((await effects('leader', ...numbers)).data as { yxs: EffectRow[] }).yxs;
const approveTogether = async ({ call }: Hall, yxs: readonly EffectRow[]) => {
  const answer = await call('leader', 'approve', { yxs: yxs.map(({ sqdh, yxbs }) => ({ sqdh, yxbs })), shyj: '同意' });
  return (answer.data as { jgs: { sqdh: string; bkyy?: string; bkyyen?: string }[] }).jgs;
};

describe('PROJ-20 applications that are approved together', () => {
  it('are each by itself: what is against one is told in its row, in both languages, and the others are approved', async () => {
    const hall = await applyingHall();
    const other = await makeProject(hall.hall, { code: 'AP0000002' });
    const [one, two, three] = [await hall.submitted(), await hall.submitted({ xmbh: other }), await hall.submitted({ xts: ['income'] })];
    const yxs = await shownTo(hall, one.sqdh, two.sqdh, three.sqdh);
    await hall.reject('leader', three);
    const [first, second, third] = yxs as [EffectRow, EffectRow, EffectRow];
    const asked = [first, { ...second, yxbs: 'another' }, third, { sqdh: 'SP2020999999', yxbs: '' }];
    expect(await approveTogether(hall, asked)).toEqual([
      { sqdh: one.sqdh },
      { sqdh: two.sqdh, bkyy: expect.any(String), bkyyen: expect.any(String) },
      { sqdh: three.sqdh, ...HANDLED },
      { sqdh: 'SP2020999999', bkyy: expect.any(String), bkyyen: expect.any(String) },
    ]);
    expect(await hall.stored(one.sqdh)).toMatchObject({ state: 'approved', comment: '同意' });
    expect(await hall.stored(two.sqdh)).toMatchObject({ state: 'pending', grantNumber: null });
  });

  it('on one project are all approved, as all were shown, also two for one person', async () => {
    const hall = await applyingHall();
    const [one, two, three] = [await hall.submitted(), await hall.submitted({}, 'deptlead'), await hall.submitted({ xts: ['income'] })];
    const yxs = await shownTo(hall, one.sqdh, two.sqdh, three.sqdh);
    expect(await approveTogether(hall, yxs)).toEqual([{ sqdh: one.sqdh }, { sqdh: two.sqdh }, { sqdh: three.sqdh }]);
  });

  it('leave out one that was handled before they were shown, which its row says, and approve the others', async () => {
    const hall = await applyingHall();
    const [one, two] = [await hall.submitted(), await hall.submitted({}, 'deptlead')];
    await hall.withdraw(one);
    const yxs = await shownTo(hall, one.sqdh, two.sqdh);
    expect(yxs).toMatchObject([HANDLED, { sqdh: two.sqdh }]);
    expect(await approveTogether(hall, yxs)).toEqual([{ sqdh: one.sqdh, ...HANDLED }, { sqdh: two.sqdh }]);
    expect([(await hall.stored(one.sqdh)).state, (await hall.stored(two.sqdh)).state]).toEqual(['withdrawn', 'approved']);
  });
});

it('PROJ-20 SYS-7 the log names each that was approved, in an entry of its own', async () => {
  const hall = await applyingHall();
  const [one, two] = [await hall.submitted(), await hall.submitted({}, 'deptlead')];
  await approveTogether(hall, await shownTo(hall, one.sqdh, two.sqdh));
  const { recorder, database } = hall.hall.services;
  await recorder.flush();
  const entries = await database.read.operationRecord.findMany({
    where: { action: 'applications.approveTogether' },
    orderBy: { id: 'asc' },
  });
  expect(entries).toMatchObject([one, two].map(({ sqdh }) => ({ target: sqdh, kind: 'change', result: '200' })));
});

describe('PROJ-7 PROJ-20 where one of several is not approved', () => {
  it('a later one on the same project was shown with it, and is refused as changed meanwhile; one on another project is not', async () => {
    const hall = await applyingHall();
    const xmbh = await makeProject(hall.hall, { code: 'AP0000002' });
    const [one, two, three] = [await hall.submitted(), await hall.submitted({}, 'deptlead'), await hall.submitted({ xmbh })];
    const yxs = await shownTo(hall, one.sqdh, two.sqdh, three.sqdh);
    await hall.reject('leader', one);
    expect(await approveTogether(hall, yxs)).toEqual([
      { sqdh: one.sqdh, ...HANDLED },
      { sqdh: two.sqdh, ...CHANGED },
      { sqdh: three.sqdh },
    ]);
    expect(await hall.stored(two.sqdh)).toMatchObject({ state: 'pending', grantNumber: null, version: two.version });
    expect(await approveTogether(hall, await shownTo(hall, two.sqdh))).toEqual([{ sqdh: two.sqdh }]);
  });

  it('nor are they approved in another order, or without the first, than they were shown', async () => {
    const hall = await applyingHall();
    const [one, two] = [await hall.submitted(), await hall.submitted({}, 'deptlead')];
    const [first, second] = (await shownTo(hall, one.sqdh, two.sqdh)) as [EffectRow, EffectRow];
    expect(await approveTogether(hall, [second])).toEqual([{ sqdh: two.sqdh, ...CHANGED }]);
    expect(await approveTogether(hall, [second, first])).toEqual([{ sqdh: two.sqdh, ...CHANGED }, { sqdh: one.sqdh }]);
    expect((await hall.stored(two.sqdh)).state).toBe('pending');
  });
});

describe('PROJ-6 PROJ-20 two who approve the same ones together at once', () => {
  it('approve each once: what the one has done is told to the other in its row', async () => {
    const hall = await applyingHall();
    const pending = [await hall.submitted(), await hall.submitted({}, 'deptlead'), await hall.submitted({ xts: ['income'] })];
    const numbers = pending.map(({ sqdh }) => sqdh);
    const yxs = await shownTo(hall, ...numbers);
    const outcomes = (await Promise.all([approveTogether(hall, yxs), approveTogether(hall, yxs)])).flat();
    for (const number of numbers) {
      const told = outcomes.filter(({ sqdh }) => sqdh === number);
      expect(told, number).toEqual(expect.arrayContaining([{ sqdh: number }, { sqdh: number, ...HANDLED }]));
      expect(await hall.stored(number)).toMatchObject({ state: 'approved', steps: { length: 2 } });
    }
    expect(await hall.hall.services.database.read.grant.count({ where: { projectCode: APPLIED_FOR } })).toBe(3);
  });
});

describe('PROJ-20 xmsqsq', () => {
  it.each(['zh', 'en'])('answers what waits for the caller with the Chinese name of its state in %s', async (language) => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    const headers = { authorization: `Bearer ${await hall.tokenOf('leader')}`, 'accept-language': language };
    const { data } = await hall.hall.send('GET', '/api/sqgl/xmsqsq', undefined, headers);
    expect((data as { sqdh: string }[]).find((one) => one.sqdh === sqdh)).toMatchObject({
      ...{ sqzt: '待审核', xmbh: APPLIED_FOR, sqrxm: '王芳', sqrxmen: 'Wang Fang', tjsj: expect.any(String) },
    });
  });

  it('to nobody for whom it does not wait, and to nobody once it was decided', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    await hall.save({ xts: ['income'] });
    const waitsFor = async (userName: string) =>
      ((await hall.get(userName, 'waiting')).data as { sqdh: string; xmbh: string }[]).filter(({ xmbh }) => xmbh === APPLIED_FOR);
    const counts = async () => [await waitsFor('leader'), await waitsFor('approver'), await waitsFor('finadmin'), await waitsFor('staff')];
    expect(await counts()).toMatchObject([[{ sqdh }], [], [], []]);
    expect(applicationIn(await hall.reject('leader', { sqdh }))).toMatchObject({ sqzt: '已驳回' });
    expect(await counts()).toEqual([[], [], [], []]);
  });
});
