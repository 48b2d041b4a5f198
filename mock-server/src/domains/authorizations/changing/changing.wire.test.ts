import { describe, expect, it } from 'vitest';
import { changingHall } from '../../../testing/changing-hall.ts';
import { CHILD, change, dayFrom, GRANT, historyOf, makeChild, makeClaim, refused, toldTo } from '../../../testing/grant-hall.ts';

const atField = (field: string, rule: string) => ({ code: 404, data: { field, rule } });

describe('PROJ-23 a grant is changed by who gave it', () => {
  it('at once where its day is today: amount, end and systems, and what it was is kept', async () => {
    const { hall, changeIt, stored, versions } = await changingHall();
    const end = dayFrom(hall, 500);
    expect(await changeIt({ xts: ['query', 'income'], jsrq: end })).toMatchObject({
      code: 200,
      data: { sqje: '1500.00', kyje: '1500.00', jsrq: end, sfcx: '1', sfzc: '0', sfsr: '1', zt: 'active' },
    });
    expect(await stored()).toMatchObject({ amount: 150_000n, lastDay: end, forQuery: true, forExpense: false, forIncome: true });
    expect(await versions()).toMatchObject([
      { version: 1, state: 'superseded', amount: 100_000n, forExpense: true, reason: '' },
      { version: 2, state: 'active', amount: 150_000n, forExpense: false, reason: '试验变更' },
    ]);
    expect(await historyOf(hall, GRANT)).toEqual(['changed  active']);
  });

  it('never below what is spent, frozen and given on', async () => {
    const { hall, changeIt, stored } = await changingHall();
    await makeChild(hall);
    await makeClaim(hall, GRANT, 20_000);
    await change(hall, GRANT, { spent: 10_000 });
    expect(await changeIt({ sqje: '599.99' })).toMatchObject({
      ...atField('sqje', 'change-below'),
      message: '授权额度不能低于已使用、已冻结和已转授的 600.00 元',
    });
    expect((await stored()).amount).toBe(100_000n);
    expect(await changeIt({ sqje: '600.00' })).toMatchObject({ code: 200, data: { kyje: '0.00' } });
  });

  it('within what it was given by: the end of the project, and of a grant that was given on that of its parent', async () => {
    const { hall, changeIt, setProject } = await changingHall();
    await setProject({ lastDay: dayFrom(hall, 400) });
    await makeChild(hall);
    const beyond = { jsrq: dayFrom(hall, 401), sqje: '1000.00' };
    expect(await changeIt(beyond)).toMatchObject(atField('jsrq', 'grant-beyond'));
    const own = { sqje: '300.00', jsrq: dayFrom(hall, 100) };
    expect(await changeIt({ ...own, jsrq: dayFrom(hall, 356) }, 'staff', CHILD)).toMatchObject(atField('jsrq', 'grant-beyond'));
    expect(await changeIt({ ...own, xts: ['income'] }, 'staff', CHILD)).toMatchObject(atField('xts', 'change-system-above'));
    expect(await changeIt({ ...own, sfkzed: '0' }, 'staff', CHILD)).toMatchObject(atField('sfkzed', 'change-uncontrolled'));
    expect(await changeIt({ ...own, sqje: '1000.01' }, 'staff', CHILD)).toMatchObject(atField('sqje', 'change-over'));
    expect(await changeIt({ ...own, sqje: '1000.00' }, 'staff', CHILD)).toMatchObject({ code: 200 });
  });

  it('the grant above counts at once what one that was given on is changed to', async () => {
    const { hall, changeIt, stored } = await changingHall();
    await makeChild(hall);
    const end = dayFrom(hall, 100);
    await changeIt({ sqje: '450.00', jsrq: end }, 'staff', CHILD);
    expect((await stored()).passedOn).toBe(45_000n);
    await changeIt({ sqje: '50.00', jsrq: end }, 'staff', CHILD);
    expect((await stored()).passedOn).toBe(5_000n);
  });

  it('what was given on from it stays inside, or the change is refused by its number', async () => {
    const { hall, changeIt } = await changingHall();
    await makeChild(hall);
    const cases: readonly [object, string, string][] = [
      [{ xts: ['query'] }, 'xts', 'change-child-systems'],
      [{ jsrq: dayFrom(hall, 99) }, 'jsrq', 'change-child-end'],
    ];
    for (const [changed, field, rule] of cases) {
      const answer = await changeIt(changed);
      expect(answer).toMatchObject(atField(field, rule));
      expect(answer.message).toContain(CHILD);
    }
    expect(await changeIt({ jsrq: dayFrom(hall, 100) })).toMatchObject({ code: 200 });
  });

  it('a grant without an amount gets one only where all that was given on from it have one', async () => {
    const { hall, changeIt } = await changingHall({ controlled: false, amount: 0 });
    await makeChild(hall, { controlled: false, amount: 0 });
    await change(hall, GRANT, { passedOn: 0 });
    expect(await changeIt({ sfkzed: '1' })).toMatchObject(atField('sfkzed', 'change-child-amount'));
    await change(hall, CHILD, { state: 'revoked' });
    expect(await changeIt({ sfkzed: '1' })).toMatchObject({ code: 200, data: { sfkzed: '1', sqje: '1500.00' } });
  });

  it('long-term ones that were given on end with it wherever its end is moved, and their people are told', async () => {
    const { hall, changeIt, stored, versions, noticesOf } = await changingHall();
    await makeChild(hall, { longTerm: true, lastDay: dayFrom(hall, 355) });
    const end = dayFrom(hall, 20);
    expect(await changeIt({ jsrq: end })).toMatchObject({ code: 200 });
    expect((await stored(CHILD)).lastDay).toBe(end);
    expect((await versions(CHILD)).at(-1)).toMatchObject({ state: 'active', along: true, lastDay: end, reason: '试验变更' });
    expect(await noticesOf(CHILD)).toEqual(['2 analyst', '2 staff']);
    expect(await historyOf(hall, CHILD)).toEqual(['changed above active']);
  });

  it('long-term ones that have not begun keep it from ending before they do', async () => {
    const { hall, changeIt, stored } = await changingHall();
    await makeChild(hall, { longTerm: true, state: 'scheduled', firstDay: dayFrom(hall, 60), lastDay: dayFrom(hall, 355) });
    const answer = await changeIt({ jsrq: dayFrom(hall, 59) });
    expect(answer).toMatchObject(atField('jsrq', 'change-child-begin'));
    expect(answer.message).toContain(CHILD);
    expect((await stored(CHILD)).lastDay).toBe(dayFrom(hall, 355));
    expect(await changeIt({ jsrq: dayFrom(hall, 60) })).toMatchObject({ code: 200 });
  });

  it('long-term ones follow also where there are hundreds of them', async () => {
    const { hall, changeIt } = await changingHall();
    const { database } = hall.services;
    await makeChild(hall, { longTerm: true, lastDay: dayFrom(hall, 355), amount: 100 });
    const like = await database.read.grant.findUniqueOrThrow({ where: { number: CHILD } });
    const numbers = Array.from({ length: 400 }, (_, at) => `SQ2098${String(at).padStart(6, '0')}`);
    await database.unitOfWork((tx) => tx.grant.createMany({ data: numbers.map((number) => ({ ...like, number })) }));
    const lastDay = dayFrom(hall, 20);
    expect(await changeIt({ jsrq: lastDay })).toMatchObject({ code: 200 });
    expect(await database.read.grant.count({ where: { parentNumber: GRANT, lastDay } })).toBe(numbers.length + 1);
  });

  it('says at each field what is wrong with it, and changes nothing', async () => {
    const { hall, changeIt, versions } = await changingHall();
    const cases: readonly [object, string, string][] = [
      [{ xts: [] }, 'xts', 'grant-systems'],
      [{ jsrq: '' }, 'jsrq', 'required'],
      [{ jsrq: '2026-02-30' }, 'jsrq', 'date-format'],
      [{ jsrq: dayFrom(hall, -1) }, 'jsrq', 'grant-last-day-past'],
      [{ bgrq: dayFrom(hall, 9), jsrq: dayFrom(hall, 8) }, 'jsrq', 'change-day-order'],
      [{ sqje: '' }, 'sqje', 'required'],
      [{ sqje: '0.00' }, 'sqje', 'grant-amount'],
      [{ bgrq: '' }, 'bgrq', 'required'],
      [{ bgrq: 'soon' }, 'bgrq', 'date-format'],
      [{ bgrq: dayFrom(hall, -1) }, 'bgrq', 'change-from-past'],
      [{ bgrq: dayFrom(hall, 356), jsrq: dayFrom(hall, 400) }, 'bgrq', 'change-from-late'],
    ];
    for (const [changed, field, rule] of cases)
      expect(await changeIt(changed), JSON.stringify(changed)).toMatchObject(atField(field, rule));
    expect(await changeIt({ sqje: '1000.00' })).toMatchObject(refused('change-none'));
    expect(await versions()).toEqual([]);
  });

  it('not by who holds it, nor by others, nor once it has ended or its project is frozen', async () => {
    const { hall, changeIt, bounds, setProject, versions } = await changingHall();
    expect(await changeIt({}, 'staff')).toMatchObject(refused('not-found', 404));
    expect(await changeIt({}, 'approver')).toMatchObject(refused('not-found', 404));
    expect(await bounds('approver')).toMatchObject(refused('not-found', 404));
    await setProject({ state: 'frozen' });
    expect(await changeIt()).toMatchObject(refused('project-frozen'));
    await setProject({ state: 'active' });
    await change(hall, GRANT, { state: 'revoked' });
    expect(await changeIt()).toMatchObject(refused('grant-ended'));
    expect(await versions()).toEqual([]);
  });

  it('who manages grants changes all but their own', async () => {
    const { hall, changeIt, bounds } = await changingHall();
    expect(await changeIt({}, 'finadmin')).toMatchObject({ code: 200 });
    const { id: personId } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'finadmin' } });
    await change(hall, GRANT, { personId });
    expect(await changeIt({ sqje: '2000.00' }, 'finadmin')).toMatchObject(refused('change-own'));
    expect(await bounds('finadmin')).toMatchObject(refused('change-own'));
  });

  it('who holds a long-term grant that was given on does not move its end by way of the one above', async () => {
    const { hall, changeIt, stored } = await changingHall();
    const lastDay = dayFrom(hall, 355);
    await makeChild(hall, { longTerm: true, lastDay, to: 'finadmin' });
    expect(await changeIt({ jsrq: dayFrom(hall, 500) }, 'finadmin')).toMatchObject(refused('change-own'));
    expect((await stored(CHILD)).lastDay).toBe(lastDay);
    expect(await changeIt({}, 'finadmin')).toMatchObject({ code: 200 });
    expect(await changeIt({ jsrq: dayFrom(hall, 500) })).toMatchObject({ code: 200 });
  });

  it('SYS-7 and the log tells what is changed in words of both languages, in whatever order it was sent', async () => {
    const { hall, changeIt } = await changingHall();
    const logged = async () => {
      await hall.services.recorder.flush();
      const found = await hall.services.database.read.operationRecord.findFirst({
        where: { action: 'authorizations.change', kind: 'change' },
        orderBy: { id: 'desc' },
      });
      return found?.changes;
    };
    await changeIt({ xts: ['income', 'query'] });
    const systems = { before: '查询、支出', beforeEn: 'Query, Expense', after: '查询、收入', afterEn: 'Query, Income' };
    expect(await logged()).toContainEqual({ field: '业务范围', fieldEn: 'Systems', ...systems });
    await changeIt({ xts: ['income', 'query', 'income'], sqje: '1600.00' });
    expect(await logged()).not.toContainEqual(expect.objectContaining({ fieldEn: 'Systems' }));
  });

  it('a new amount is one of which people are reminded anew once little of it is left', async () => {
    const { hall, changeIt } = await changingHall({ spent: 95_000 });
    const lowTold = async () => (await toldTo(hall, 'staff')).filter((said) => said.includes('less than 10 %')).length;
    await changeIt({ sqje: '1040.00' });
    expect(await lowTold()).toBe(1);
    await changeIt({ sqje: '1050.00' });
    expect(await lowTold()).toBe(2);
  });
});

describe('PROJ-7 before a grant is changed', () => {
  it('what it is before and after, what goes with it, who can do less and what is pending are shown', async () => {
    const { hall, changeEffect } = await changingHall();
    await makeChild(hall, { longTerm: true, lastDay: dayFrom(hall, 355) });
    await makeClaim(hall, GRANT, 12_345);
    await makeClaim(hall, CHILD, 1_000, 'BX-2');
    const end = dayFrom(hall, 30);
    expect(await changeEffect({ jsrq: end, sqje: '800.00' })).toMatchObject({
      code: 200,
      data: {
        bgq: { sqje: '1000.00', kyje: '576.55' },
        bgh: { sqje: '800.00', kyje: '376.55', jsrq: end },
        lds: [{ sqbh: CHILD, jsrq: end }],
        jsxts: [],
        yxry: [expect.any(String), expect.any(String)],
        ...{ dclbxs: 2, dclbxje: '133.45' },
      },
    });
    expect(await changeEffect({ sqje: '2000.00' })).toMatchObject({ data: { yxry: [], lds: [] } });
  });

  it('of one that was given on what is available above after it', async () => {
    const { hall, changeEffect } = await changingHall();
    await makeChild(hall);
    const own = { jsrq: dayFrom(hall, 100), sqje: '400.00', xts: ['query'] };
    expect(await changeEffect(own, 'staff', CHILD)).toMatchObject({ data: { sjkyje: '600.00', jsxts: ['expense'] } });
  });

  it('is shown; where it would do something else by then, it is refused and nothing is changed', async () => {
    const { hall, call, asked, changeEffect, versions } = await changingHall();
    const { yxbs } = (await changeEffect()).data as { yxbs: string };
    await makeClaim(hall, GRANT, 100);
    expect(await call('leader', 'change', { ...(await asked(GRANT, {})), bgyy: '原因', yxbs })).toMatchObject(refused('changed-meanwhile'));
    expect(await versions()).toEqual([]);
  });

  it('PROJ-6 of two changes at once one is made, and the other is told', async () => {
    const { call, asked, changeEffect, statesOf } = await changingHall();
    const { yxbs } = (await changeEffect()).data as { yxbs: string };
    const body = { ...(await asked(GRANT, {})), bgyy: '原因', yxbs };
    const answers = await Promise.all([1, 2].map(() => call('leader', 'change', body)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(await statesOf()).toEqual(['superseded', 'active']);
  });
});
