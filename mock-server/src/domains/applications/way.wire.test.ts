import { lastDayOf } from '@hall/contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';

interface Detail {
  readonly sq: { readonly sqdh: string; readonly kczs: readonly string[] };
  readonly lsjl: readonly object[];
}

describe('PROJ-28 the way of an application', () => {
  it('has every step with person, time, comment and whom it waits for after it', async () => {
    const hall = await applyingHall();
    const first = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    const taken = applicationIn(await hall.withdraw(first));
    const draft = { sqdh: first.sqdh, bsqrgh: await hall.numberOf('deptlead') };
    await hall.submit({ ...draft, version: taken.version });
    const back = applicationIn(await hall.reject('leader', first, '额度过高'));
    await hall.submit({ ...draft, version: back.version });
    const shown = await hall.effect('leader', first.sqdh);
    await hall.decide('leader', first, { shjg: 'approve', yxbs: shown.yxbs, shyj: '同意' });
    const { sq, lsjl } = (await hall.call('staff', 'detail', { sqdh: first.sqdh })).data as Detail;
    expect(sq).toMatchObject({ sqzt: '已通过', sqlc: 3, sqrxm: '王芳', bsqr: '陈国华', shr: '赵明远', shyj: '同意' });
    const [staff, leader] = [
      { czr: '王芳', czren: 'Wang Fang' },
      { czr: '赵明远', czren: 'Zhao Mingyuan' },
    ];
    const waits = { shr: '赵明远', shren: 'Zhao Mingyuan', sfdsh: '1' };
    expect(lsjl).toMatchObject([
      { sqlc: 1, czlx: 'submitted', ...staff, ...waits },
      { sqlc: 1, czlx: 'withdrawn', ...staff, sfdsh: '0' },
      { sqlc: 2, czlx: 'submitted', ...staff, ...waits },
      { sqlc: 2, czlx: 'rejected', ...leader, yy: '额度过高', sfdsh: '0' },
      { sqlc: 3, czlx: 'submitted', ...staff, ...waits },
      { sqlc: 3, czlx: 'approved', ...leader, yy: '同意', sfdsh: '0', czsj: expect.any(String) },
    ]);
  });

  it('keeps what was applied for each time in words of both languages, however it is written anew', async () => {
    const hall = await applyingHall();
    const first = await hall.submitted({ sqje: '1234567.80' });
    const taken = applicationIn(await hall.withdraw(first));
    const changed = { bsqrgh: await hall.numberOf('deptlead'), xts: ['income'], sqqx: 'long', sfkzed: '0', sqje: '' };
    const again = applicationIn(await hall.submit({ sqdh: first.sqdh, version: taken.version, ...changed }));
    await hall.reject('leader', again);
    const { lsjl } = (await hall.call('leader', 'detail', { sqdh: first.sqdh })).data as Detail;
    const [zh, en] = ['AP0000001 数字档案 AP0000001', 'AP0000001 Digital archives AP0000001'];
    const [from, to] = [hall.today, lastDayOf(hall.today, 'quarter')];
    expect(lsjl.map((step) => ('sqnr' in step && 'sqnren' in step ? [step.sqnr, step.sqnren] : []))).toEqual([
      [
        `${zh}；王芳；查询、支出；${from} 至 ${to}；1,234,567.80 元`,
        `${en}; Wang Fang; query, expense; ${from} to ${to}; 1,234,567.80 yuan`,
      ],
      [],
      [`${zh}；陈国华；收入；${from} 起长期有效；不控制额度`, `${en}; Chen Guohua; income; long term from ${from}; no limit of the amount`],
      [],
    ]);
  });

  it.each(['update', 'deleteMany'] as const)('cannot be changed by %s, whatever would do so', async (change) => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    const [step] = (await hall.stored(sqdh)).steps;
    const { database } = hall.hall.services;
    const done = database.unitOfWork(async (tx) => {
      const where = { id: step?.id ?? 0 };
      if (change === 'update') await tx.applicationStep.update({ where, data: { comment: '改写' } });
      else await tx.applicationStep.deleteMany({ where });
    });
    await expect(done).rejects.toThrow();
    expect((await hall.stored(sqdh)).steps).toEqual([step]);
  });
});

describe('PROJ-28 who sees which applications', () => {
  it.each(['leader', 'approver', 'finadmin', 'deptlead'])('drafts their applicant alone, so not %s', async (userName) => {
    const hall = await applyingHall();
    const { sqdh } = applicationIn(await hall.save({ bsqrgh: await hall.numberOf('deptlead') }));
    expect(await hall.list('staff', 'own', { sqdh })).toHaveLength(1);
    expect((await hall.call('staff', 'detail', { sqdh })).data).toMatchObject({ sq: { sqzt: '草稿' }, lsjl: [] });
    for (const name of ['own', 'approvals', 'all'] as const) expect(await hall.list(userName, name, { sqdh }), name).toEqual([]);
    expect(await hall.call(userName, 'detail', { sqdh })).toMatchObject(refused('not-found', 404, 'sqdh'));
    expect(await hall.effects(userName, sqdh)).toMatchObject(refused('not-found', 404));
  });

  it.each([
    ['staff', ['own', 'all']],
    ['deptlead', ['all']],
    ['leader', ['approvals', 'all']],
    ['finadmin', ['all']],
    ['approver', []],
    ['nophone', []],
  ] as const)('one that waits for the leader: %s in %j', async (userName, seen) => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted({ bsqrgh: await hall.numberOf('deptlead') });
    const found: string[] = [];
    for (const name of ['own', 'approvals', 'all'] as const) if ((await hall.list(userName, name, { sqdh })).length > 0) found.push(name);
    expect(found).toEqual(seen);
    const detail = await hall.call(userName, 'detail', { sqdh });
    expect(detail).toMatchObject(seen.length > 0 ? { code: 200, data: { sq: { sqdh } } } : refused('not-found', 404, 'sqdh'));
  });

  it('who decided sees it among the decided ones, no longer among those that wait', async () => {
    const hall = await applyingHall();
    const { sqdh } = await hall.submitted();
    const found = async (sfdsh?: '0' | '1') => (await hall.list('leader', 'approvals', { sqdh, ...(sfdsh && { sfdsh }) })).length;
    expect([await found(), await found('1'), await found('0')]).toEqual([1, 1, 0]);
    await hall.reject('leader', { sqdh });
    expect([await found(), await found('1'), await found('0')]).toEqual([1, 0, 1]);
  });
});
