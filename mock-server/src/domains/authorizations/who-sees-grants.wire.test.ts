import { describe, expect, it } from 'vitest';
import { CHILD, dayFrom, GRANT, type GrantRow, makeChild, makeClaim, makeGrant, refused, withGrant } from '../../testing/grant-hall.ts';
import { makeRole, signInWith } from '../../testing/roles.ts';

const OTHER = 'SQ2099000009';
const numbers = ({ rows }: { rows: { sqbh: string }[] }) => rows.map(({ sqbh }) => sqbh).sort();

describe('PROJ-16 PROJ-18 PROJ-21 SEC-1 who sees which grants', () => {
  it('holders see their own, givers what they gave and what is on projects that they lead, who manages all', async () => {
    const { hall, rows, call } = await withGrant();
    await makeChild(hall);
    const seen: readonly [string, string, string[]][] = [
      ['staff', 'held', [GRANT]],
      ['analyst', 'held', [CHILD]],
      ['leader', 'held', []],
      ['staff', 'given', [CHILD]],
      ['leader', 'given', [GRANT, CHILD]],
      ['analyst', 'given', []],
      ['finadmin', 'all', [GRANT, CHILD]],
    ];
    for (const [by, list, expected] of seen) expect(numbers(await rows(by, list)), `${by} ${list}`).toEqual(expected);
    expect(await call('leader', 'all', { limit: 10 })).toMatchObject({ code: 403 });
  });

  it('a detail is seen by holder, authorizer, leader and who manages; of what was given on not the one above', async () => {
    const { hall, call } = await withGrant({ by: 'approver' });
    await makeChild(hall);
    for (const by of ['staff', 'approver', 'leader', 'finadmin'])
      expect(await call(by, 'detail', { sqbh: GRANT }), by).toMatchObject({ data: { sq: { sqbh: GRANT }, zsq: [{ sqbh: CHILD }] } });
    expect(await call('analyst', 'detail', { sqbh: CHILD })).toMatchObject({ data: { sq: { sjsqbh: GRANT, kczs: [] }, zsq: [] } });
    for (const by of ['analyst', 'secauditor']) expect([403, 404]).toContain((await call(by, 'detail', { sqbh: GRANT })).code);
    expect(await call('finadmin', 'detail', { sqbh: 'SQ0' })).toMatchObject(refused('not-found', 404));
  });

  it('who manages those of a department alone sees and acts on no others', async () => {
    const { hall, effect } = await withGrant();
    await makeRole(hall, 'manages', 'authorizations.manage');
    const { database } = hall.services;
    const { departmentId } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const elsewhere = await database.read.department.findFirstOrThrow({ where: { id: { not: departmentId } } });
    await database.unitOfWork((tx) => tx.rolePermission.updateMany({ where: { roleId: 'manages' }, data: { scope: 'department' } }));
    await makeGrant(hall, { number: OTHER, to: 'approver', departmentId: elsewhere.id });
    const token = await signInWith(hall, 'manages');
    const list = async () => (await hall.post('/api/authorizations/all', { limit: 100, text: 'SQ2099' }, token)).data as never;
    expect(numbers(await list())).toEqual([GRANT]);
    expect(await hall.post('/api/authorizations/detail', { sqbh: OTHER }, token)).toMatchObject(refused('not-found', 404));
    expect(await hall.post('/api/authorizations/effect', { sqbh: OTHER, czlx: 'suspend' }, token)).toMatchObject(refused('not-found', 404));
    expect(await hall.post('/api/authorizations/effect', { sqbh: GRANT, czlx: 'suspend' }, token)).toMatchObject({ code: 200 });
    expect(await effect('finadmin', 'suspend', OTHER)).toMatchObject({ code: 200 });
  });
});

describe('PROJ-18 who manages grants narrows them down', () => {
  it('by what they are for, of how much, from when on and since when, and how they last; ends are included', async () => {
    const { hall, rows } = await withGrant({ amount: 100_000, firstDay: '2030-01-10', lastDay: '2031-12-31' });
    const { clock } = hall.services;
    await makeGrant(hall, { number: OTHER, controlled: false, amount: 0, forIncome: true, forExpense: false, longTerm: true });
    await hall.services.database.unitOfWork((tx) =>
      tx.grant.update({ where: { number: OTHER }, data: { madeAt: new Date(clock.now().getTime() - 3 * 86_400_000) } }),
    );
    const found = async (filter: object) => numbers(await rows('finadmin', 'all', filter));
    const [today, before] = [dayFrom(hall, 0), dayFrom(hall, -3)];
    const cases: readonly [object, string[]][] = [
      [{ ywxt: 'income' }, [OTHER]],
      [{ ywxt: 'query' }, [GRANT, OTHER]],
      [{ sqjeq: '1000.00', sqjez: '1000.00' }, [GRANT]],
      [{ sqjez: '999.99' }, []],
      [{ sqjeq: '0.00' }, [GRANT]],
      [{ ksrqq: '2030-01-10', ksrqz: '2030-01-10' }, [GRANT]],
      [{ ksrqz: '2030-01-09' }, [OTHER]],
      [{ sqrqq: today }, [GRANT]],
      [{ sqrqq: before, sqrqz: before }, [OTHER]],
      [{ sfcq: '1' }, [OTHER]],
      [{ sfcq: '0' }, [GRANT]],
      [{ sfkzed: '0' }, [OTHER]],
      [{ sfkzed: '1' }, [GRANT]],
    ];
    for (const [filter, expected] of cases) expect(await found(filter), JSON.stringify(filter)).toEqual(expected);
    await hall.services.database.unitOfWork((tx) => tx.grant.update({ where: { number: GRANT }, data: { amount: 2_500_000_000n } }));
    expect([await found({ sqjeq: '26000000.00' }), await found({ sqjez: '26000000.00' })]).toEqual([[], [GRANT]]);
  });
});

describe('APPS-5 one’s grants at a glance', () => {
  it('are those that live, five at most, first those that end first, and nobody else’s', async () => {
    const { hall } = await withGrant();
    await hall.services.database.unitOfWork((tx) => tx.grant.updateMany({ where: { number: { not: GRANT } }, data: { state: 'expired' } }));
    await makeChild(hall);
    const living = [
      { number: 'SQ2099000011', lastDay: null, longTerm: true },
      { number: 'SQ2099000012', lastDay: dayFrom(hall, 7) },
      { number: 'SQ2099000013', lastDay: dayFrom(hall, 8), state: 'suspended', heldByHand: true },
      { number: 'SQ2099000014', lastDay: dayFrom(hall, 40), firstDay: dayFrom(hall, 20), state: 'scheduled' },
      { number: 'SQ2099000015', lastDay: dayFrom(hall, 8) },
    ];
    for (const grant of living) await makeGrant(hall, grant);
    for (const state of ['expired', 'revoked', 'superseded']) await makeGrant(hall, { number: `SQ2098${state}`, state });
    const glance = async (by: string) =>
      (await hall.get('/api/authorizations/glance', await hall.signIn(by))).data as { total: number; rows: GrantRow[] };
    const { total, rows } = await glance('staff');
    expect([total, rows.map(({ sqbh }) => sqbh.slice(-2))]).toEqual([6, ['12', '13', '15', '14', '01']]);
    expect(rows[1]).toMatchObject({ zt: 'suspended', djyy: ['hand'] });
    expect((await glance('analyst')).rows).toMatchObject([{ sqbh: CHILD, kyje: '300.00' }]);
    expect(await glance('leader')).toEqual({ total: 0, rows: [] });
  });
});

describe('PROJ-5 PROJ-21 what a grant says of itself', () => {
  it('control is what was not given on, available what is neither spent nor held of that; the sums are of all rows', async () => {
    const { hall, rows } = await withGrant({ spent: 12_345 });
    await makeChild(hall);
    await makeClaim(hall, GRANT, 10_000);
    const { rows: held, summaryData } = await rows('staff', 'held');
    const money = { sqje: '1000.00', kzje: '700.00', kyje: '476.55', yyje: '123.45', djje: '100.00' };
    expect(held).toMatchObject([money]);
    expect(summaryData).toEqual(money);
  });

  it('of one whose amount is not controlled no amount is told, and none is in the sums', async () => {
    const { hall, rows } = await withGrant({ controlled: false, amount: 0 });
    await makeChild(hall, { spent: 500 });
    const { rows: held, summaryData } = await rows('staff', 'held');
    for (const name of ['sqje', 'kzje', 'kyje']) expect(held[0]).not.toHaveProperty(name);
    expect(held).toMatchObject([{ sfkzed: '0', yyje: '0.00' }]);
    expect(summaryData).toMatchObject({ sqje: '0.00', kyje: '0.00' });
  });

  it('amounts beyond what a number of the machine’s word holds stay exact', async () => {
    const { rows } = await withGrant({ amount: 9_999_999_999_999, spent: 1 });
    expect((await rows('staff', 'held')).rows).toMatchObject([{ sqje: '99999999999.99', kyje: '99999999999.98' }]);
  });

  it('why it is suspended is told while it is', async () => {
    const { rows } = await withGrant({ state: 'revoked', heldByHand: true, heldByProject: true });
    expect((await rows('staff', 'held')).rows).toMatchObject([{ zt: 'revoked', djyy: [] }]);
  });
});

describe('PROJ-18 grants are found', () => {
  it('by number, project, people, state, basis, department and when they end', async () => {
    const { hall, rows } = await withGrant();
    await makeChild(hall);
    const { departmentId } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    await makeGrant(hall, { number: OTHER, to: 'approver', lastDay: null, longTerm: true, state: 'revoked', basis: 'special' });
    const found: readonly [object, string[]][] = [
      [{ text: 'SQ209900000' }, [GRANT, CHILD, OTHER]],
      [{ text: 'Trial proj' }, [GRANT, CHILD, OTHER]],
      [{ sqbh: CHILD }, [CHILD]],
      [{ sqbh: 'SQ2099' }, []],
      [{ bsqr: 'Wang Fang' }, [GRANT]],
      [{ sqr: '王芳' }, [CHILD]],
      [{ zt: 'revoked' }, [OTHER]],
      [{ sqfs: 'holder' }, [CHILD]],
      [{ bmbh: departmentId }, [GRANT, CHILD, OTHER]],
      [{ bmbh: 'none' }, []],
      [{ jsrqz: dayFrom(hall, 100) }, [CHILD]],
      [{ jsrqz: dayFrom(hall, 99) }, []],
      [{ columnFilters: [{ id: 'zt', val: ['revoked', 'nowhere'] }] }, [OTHER]],
      [{ text: '%' }, []],
    ];
    for (const [asked, expected] of found) expect(numbers(await rows('finadmin', 'all', asked)), JSON.stringify(asked)).toEqual(expected);
  });

  it('what nothing ends comes last, whichever way they are sorted by their last day', async () => {
    const { hall, rows } = await withGrant();
    await makeChild(hall);
    await makeGrant(hall, { number: OTHER, to: 'approver', lastDay: null, longTerm: true });
    for (const [sortOrder, expected] of [
      ['asc', [CHILD, GRANT, OTHER]],
      ['desc', [GRANT, CHILD, OTHER]],
    ] as const) {
      const sorted = await rows('finadmin', 'all', { sortField: 'jsrq', sortOrder });
      expect(sorted.rows.map(({ sqbh }) => sqbh)).toEqual(expected);
    }
  });
});
