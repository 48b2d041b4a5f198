import { lastDayOf } from '@hall/contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { givingHall, grantIn, inDays, makeProject, personOf } from '../../../testing/giving-hall.ts';

const refused = (field: string, rule: string, code = 404) => ({ code, data: { field, rule } });

describe('PROJ-2 a grant that is given by who leads the project', () => {
  it('is there as it was given, with a number of its year, and is told to who gets it', async () => {
    const { hall, xmbh, give, stored, today } = await givingHall();
    const lastDay = lastDayOf(today, 'quarter');
    const answer = await give();
    expect(answer).toMatchObject({
      code: 200,
      data: {
        ...{ xmbh, sqfs: 'leader', sfcx: '1', sfzc: '1', sfsr: '0', ksrq: today, jsrq: lastDay, sfcq: '0', sfkzed: '1', zt: 'active' },
        ...{ sqje: '1000.00', kzje: '1000.00', kyje: '1000.00', yyje: '0.00', sfesq: '1', sfxsye: '1', sfxsmx: '0', sqyy: '课题采购' },
      },
    });
    const { sqbh } = grantIn(answer);
    expect(sqbh).toMatch(new RegExp(`^SQ${today.slice(0, 4)}\\d{6}$`));
    expect(await stored(sqbh)).toMatchObject({
      accountSet: '科研账套',
      events: [{ kind: 'granted', state: 'active', reason: '课题采购' }],
    });
    const { id: personId } = await personOf(hall, 'staff');
    const told = await hall.services.database.read.pushedNotice.findMany({ where: { origin: 'authorizations' } });
    expect(told).toMatchObject([{ personId, path: `/authorizations/held?open=${sqbh}` }]);
    expect(grantIn(await give()).sqbh).toBe(`SQ${Number(sqbh.slice(2)) + 1}`);
  });

  it('stands in the log with whom and what it is for', async () => {
    const { hall, give } = await givingHall();
    const { sqbh } = grantIn(await give());
    await hall.services.recorder.flush();
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'authorizations.give' } });
    expect(entry).toMatchObject({ kind: 'change', target: sqbh, result: '200' });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fieldEn: 'Authorized person', afterEn: 'Wang Fang' }),
        expect.objectContaining({ fieldEn: 'Authorized amount', after: '1000.00' }),
      ]),
    );
  });

  it('waits for its first day', async () => {
    const { hall, give } = await givingHall();
    expect(grantIn(await give({ ksrq: inDays(hall, 1) }))).toMatchObject({ zt: 'scheduled' });
  });

  it.each([
    ['a month', { sqqx: 'month', jsrq: '2026-01-01' }],
    ['a day that is chosen', { sqqx: 'custom' }],
  ])('lasts for %s', async (_, change) => {
    const { hall, give, monthOn } = await givingHall();
    const chosen = inDays(hall, 12);
    const last = change.sqqx === 'custom' ? chosen : monthOn;
    expect(grantIn(await give({ jsrq: chosen, ...change }))).toMatchObject({ jsrq: last, sfcq: '0' });
  });

  it('lasts to the end of the project where it is long-term', async () => {
    const { hall, give } = await givingHall();
    expect(grantIn(await give({ sqqx: 'long' }))).toMatchObject({ jsrq: inDays(hall, 400), sfcq: '1' });
  });

  it('without a limit has no amount, though one is sent', async () => {
    const { give, stored } = await givingHall();
    const { sqbh } = grantIn(await give({ sfkzed: '0', sqje: '5.00' }));
    expect(await stored(sqbh)).toMatchObject({ controlled: false, amount: 0n });
  });

  it.each([
    [{ xmbh: '' }, 'xmbh', 'grant-what'],
    [{ xmbh: undefined }, 'xmbh', 'grant-what'],
    [{ xmbh: 'GV9999999' }, 'xmbh', 'project-not-yours'],
    [{ bsqrgh: '' }, 'bsqrgh', 'required'],
    [{ bsqrgh: '99999999' }, 'bsqrgh', 'grant-person-unknown'],
    [{ xts: [] }, 'xts', 'grant-systems'],
    [{ ksrq: '' }, 'ksrq', 'grant-dates'],
    [{ ksrq: '2026-02-30' }, 'ksrq', 'date-format'],
    [{ sqqx: 'custom' }, 'jsrq', 'grant-dates'],
    [{ sqqx: 'custom', jsrq: '2026-01-01' }, 'jsrq', 'grant-last-day-past'],
    [{ sqqx: 'custom', jsrq: '2999-02-29' }, 'jsrq', 'date-format'],
    [{ sqje: '' }, 'sqje', 'required'],
    [{ sqje: '0.00' }, 'sqje', 'grant-amount'],
    [{ sqje: '-0.01' }, 'sqje', 'grant-amount'],
    [{ sqje: '1.005' }, 'sqje', 'grant-amount'],
    [{ sqje: '100000000000.00' }, 'sqje', 'grant-amount'],
    [{ sqyy: '　' }, 'sqyy', 'required'],
    [{ sqyy: undefined }, 'sqyy', 'required'],
  ])('is not given with %j, which is said at the field', async (change, field, rule) => {
    const { hall, give } = await givingHall();
    expect(await give(change)).toMatchObject(refused(field, rule));
    expect(await hall.services.database.read.grant.count({ where: { projectCode: 'GV0000001' } })).toBe(0);
  });

  it('is not given for days that are past, in the wrong order, or beyond the end of the project', async () => {
    const { hall, give, xmbh } = await givingHall();
    const [yesterday, tomorrow, end, beyond] = [-1, 1, 400, 401].map((days) => inDays(hall, days));
    expect(await give({ ksrq: yesterday })).toMatchObject(refused('ksrq', 'grant-first-day-past'));
    expect(await give({ ksrq: inDays(hall, 5), sqqx: 'custom', jsrq: tomorrow })).toMatchObject(refused('jsrq', 'grant-day-order'));
    expect(await give({ sqqx: 'custom', jsrq: beyond })).toMatchObject({
      code: 404,
      data: { field: 'jsrq', rule: 'grant-beyond', params: { day: end } },
    });
    expect(await give({ ksrq: beyond, sqqx: 'long' })).toMatchObject(refused('ksrq', 'grant-beyond'));
    expect(await give({ sqqx: 'custom', jsrq: end })).toMatchObject({ code: 200 });
    await hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: xmbh }, data: { lastDay: yesterday } }));
    expect(await give()).toMatchObject(refused('jsrq', 'grant-beyond'));
  });

  it('is not given to oneself, to somebody disabled, or to who leads the project', async () => {
    const { give, numberOf, onward } = await givingHall();
    expect(await give({ bsqrgh: await numberOf('leader') })).toMatchObject(refused('bsqrgh', 'grant-self'));
    expect(await give({ bsqrgh: await numberOf('disabled') })).toMatchObject(refused('bsqrgh', 'grant-person-disabled'));
    const { sqbh } = grantIn(await give());
    expect(await onward(sqbh, { bsqrgh: await numberOf('leader') })).toMatchObject(refused('bsqrgh', 'grant-leads'));
    expect(await onward(sqbh, { bsqrgh: await numberOf('staff') })).toMatchObject(refused('bsqrgh', 'grant-self'));
  });

  it.each([
    ['frozen', 'project-frozen'],
    ['closed', 'project-closed'],
  ])('is not given on a project that is %s', async (state, rule) => {
    const { hall, give } = await givingHall();
    const xmbh = await makeProject(hall, { code: 'GV0000002', state });
    expect(await give({ xmbh })).toMatchObject(refused('xmbh', rule, 500));
  });

  it('is given by nobody else: a project of others is refused as one that there is not', async () => {
    const { hall, give, staff } = await givingHall();
    const [others, none] = [await give({}, staff), await give({ xmbh: 'GV9999999' }, staff)];
    expect(others).toMatchObject(refused('xmbh', 'project-not-yours'));
    expect([others.message, others.data]).toEqual([none.message, none.data]);
    expect(await give({}, await hall.signIn('finadmin'))).toMatchObject(refused('xmbh', 'project-not-yours'));
  });

  it('has a number of its own where several are given at once', async () => {
    const { give } = await givingHall();
    const given = await Promise.all(Array.from({ length: 8 }, () => give()));
    expect(new Set(given.map((answer) => grantIn(answer).sqbh)).size).toBe(8);
  });
});
