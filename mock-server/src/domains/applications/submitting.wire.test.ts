import { describe, expect, it } from 'vitest';
import { type ApplyingHall, applicationIn, applyingHall, refused } from '../../testing/applying-hall.ts';
import { inDays, makeProject } from '../../testing/giving-hall.ts';

type Change = (hall: ApplyingHall) => object | Promise<object>;

/** What `submit` refuses, and at which field. */
const REFUSED: readonly (readonly [what: string, change: Change, field: string, rule: string])[] = [
  ['no project', () => ({ xmbh: '' }), 'xmbh', 'application-project'],
  ['a project that there is not', () => ({ xmbh: 'AP9999999' }), 'xmbh', 'project-unknown'],
  ['a frozen project', async ({ hall }) => ({ xmbh: await makeProject(hall, { code: 'AP2', state: 'frozen' }) }), 'xmbh', 'project-frozen'],
  ['a closed project', async ({ hall }) => ({ xmbh: await makeProject(hall, { code: 'AP2', state: 'closed' }) }), 'xmbh', 'project-closed'],
  [
    'a project that the applicant leads',
    async ({ hall }) => ({ xmbh: await makeProject(hall, { code: 'AP2', leader: 'staff' }) }),
    'xmbh',
    'application-leads',
  ],
  ['a person that there is not', () => ({ bsqrgh: '99999999' }), 'bsqrgh', 'grant-person-unknown'],
  ['a person who cannot sign in', async ({ numberOf }) => ({ bsqrgh: await numberOf('disabled') }), 'bsqrgh', 'grant-person-disabled'],
  ['who leads the project', async ({ numberOf }) => ({ bsqrgh: await numberOf('leader') }), 'bsqrgh', 'grant-leads'],
  ['no system', () => ({ xts: [] }), 'xts', 'grant-systems'],
  ['no first day', () => ({ ksrq: '' }), 'ksrq', 'grant-dates'],
  ['a day that there is not', () => ({ ksrq: '2026-02-30' }), 'ksrq', 'date-format'],
  ['a first day that is over', ({ hall }) => ({ ksrq: inDays(hall, -1) }), 'ksrq', 'grant-first-day-past'],
  ['no last day', () => ({ sqqx: 'custom', jsrq: '' }), 'jsrq', 'grant-dates'],
  ['a last day that is over', ({ hall }) => ({ sqqx: 'custom', jsrq: inDays(hall, -1) }), 'jsrq', 'grant-last-day-past'],
  [
    'a last day before the first',
    ({ hall }) => ({ sqqx: 'custom', ksrq: inDays(hall, 5), jsrq: inDays(hall, 4) }),
    'jsrq',
    'grant-day-order',
  ],
  ['a last day beyond the project', ({ hall }) => ({ sqqx: 'custom', jsrq: inDays(hall, 401) }), 'jsrq', 'grant-beyond'],
  ['a long term after the project', ({ hall }) => ({ sqqx: 'long', ksrq: inDays(hall, 401) }), 'ksrq', 'grant-beyond'],
  ['no amount', () => ({ sqje: '' }), 'sqje', 'required'],
  ['an amount of nothing', () => ({ sqje: '0.00' }), 'sqje', 'grant-amount'],
  ['three decimals', () => ({ sqje: '1.005' }), 'sqje', 'grant-amount'],
  ['no reason', () => ({ sqyy: ' ' }), 'sqyy', 'required'],
];

describe('PROJ-2 PROJ-14 an application that is submitted', () => {
  it('waits for who leads the project, with a number of its year', async () => {
    const { submit, today, xmbh, hall } = await applyingHall();
    const answer = await submit();
    expect(answer).toMatchObject({
      code: 200,
      data: {
        ...{ sqzt: '待审核', sqlc: 1, xmbh, sqrxm: '王芳', bsqr: '王芳', shr: '赵明远', shren: 'Zhao Mingyuan', ztmc: '科研账套' },
        ...{ xts: ['query', 'expense'], ksrq: today, sfkzed: '1', sqje: '1000.00', sfesq: '1', sfxsye: '1', sfxsmx: '0', sqyy: '课题采购' },
      },
    });
    expect(applicationIn(answer).sqdh).toMatch(new RegExp(`^SP${today.slice(0, 4)}\\d{6}$`));
    await hall.services.recorder.flush();
    const entry = await hall.services.database.read.operationRecord.findFirst({ where: { action: 'applications.submit' } });
    expect(entry).toMatchObject({ kind: 'change', target: applicationIn(answer).sqdh, result: '200' });
  });

  it('can be for another person, who sees it then', async () => {
    const { submitted, numberOf, list } = await applyingHall();
    const row = await submitted({ bsqrgh: await numberOf('deptlead') });
    expect(row).toMatchObject({ sqrxm: '王芳', bsqr: '陈国华', bsqrgh: await numberOf('deptlead') });
    expect(await list('deptlead', 'all', { sqdh: row.sqdh })).toMatchObject([{ sqdh: row.sqdh, kczs: [] }]);
    expect(await list('deptlead', 'own', { sqdh: row.sqdh })).toEqual([]);
  });

  it.each(REFUSED)('is refused with %s', async (_, change, field, rule) => {
    const code = ['project-frozen', 'project-closed'].includes(rule) ? 500 : 404;
    const hall = await applyingHall();
    const { read } = hall.hall.services.database;
    const before = await read.application.count();
    expect(await hall.submit(await change(hall))).toMatchObject(refused(rule, code, field));
    expect(await read.application.count()).toBe(before);
  });
});

describe('PROJ-14 a draft', () => {
  const EMPTY = { xmbh: '', bsqrgh: '', xts: [], ksrq: '', jsrq: '', sqje: '', sqyy: '' };

  it('is kept however incomplete, and submitted when it is whole', async () => {
    const hall = await applyingHall();
    const draft = applicationIn(await hall.save(EMPTY));
    expect(draft).toMatchObject({ sqzt: '草稿', sqlc: 0, xts: [], bsqr: '王芳' });
    for (const field of ['xmbh', 'ksrq', 'sqje', 'sqyy', 'shr', 'tjsj']) expect(draft, field).not.toHaveProperty(field);
    const named = { sqdh: draft.sqdh, version: draft.version };
    expect(await hall.submit({ ...EMPTY, ...named })).toMatchObject(refused('application-project', 404, 'xmbh'));
    expect(await hall.submit(named)).toMatchObject({ code: 200, data: { sqdh: draft.sqdh, sqzt: '待审核', sqlc: 1 } });
  });

  it.each([
    [{ ksrq: '2026-13-01' }, 'ksrq', 'date-format'],
    [{ sqqx: 'custom', jsrq: 'soon' }, 'jsrq', 'date-format'],
    [{ sqje: 'much' }, 'sqje', 'grant-amount'],
    [{ sqje: '0' }, 'sqje', 'grant-amount'],
    [{ xmbh: 'AP9999999' }, 'xmbh', 'project-unknown'],
    [{ bsqrgh: '99999999' }, 'bsqrgh', 'grant-person-unknown'],
  ])('with %j is refused', async (change, field, rule) => {
    const { save } = await applyingHall();
    expect(await save({ ...EMPTY, ...change })).toMatchObject(refused(rule, 404, field));
  });

  it.each(['month', 'year'])('is refused at its first day where no day can be written on which %s from it ends', async (sqqx) => {
    const { hall, save } = await applyingHall();
    const count = () => hall.services.database.read.application.count();
    const before = await count();
    expect(await save({ ksrq: '9999-12-31', sqqx })).toMatchObject(refused('date-format', 404, 'ksrq'));
    expect(await count()).toBe(before);
  });

  it('may say what cannot be submitted yet: a first day that is over, a project of one’s own', async () => {
    const { hall, save } = await applyingHall();
    const own = await makeProject(hall, { code: 'AP2', leader: 'staff' });
    expect(await save({ xmbh: own, ksrq: inDays(hall, -9) })).toMatchObject({ code: 200 });
  });
});

describe('PROJ-3 no second one waits for the same person, project and system', () => {
  it('at the project, naming the other where it is one’s own, until that is decided', async () => {
    const hall = await applyingHall();
    const first = await hall.submitted();
    const asked = { xts: ['expense', 'income'] };
    const answer = { code: 500, data: { rule: 'application-pending', field: 'xmbh', params: { number: first.sqdh } } };
    expect(await hall.submit(asked)).toMatchObject(answer);
    const other = await hall.submit({ ...asked, bsqrgh: await hall.numberOf('staff') }, 'deptlead');
    expect(other).toMatchObject(refused('application-pending-other', 500, 'xmbh'));
    expect(JSON.stringify(other)).not.toContain(first.sqdh);
    expect(await hall.submit({ xts: ['income'] })).toMatchObject({ code: 200 });
    expect(await hall.submit({}, 'deptlead')).toMatchObject({ code: 200 });
    await hall.reject('leader', first);
    expect(await hall.submit({ xts: ['expense'] })).toMatchObject({ code: 200 });
  });

  it('also where two are submitted at once', async () => {
    const hall = await applyingHall();
    await hall.tokenOf('staff');
    const answers = await Promise.all([hall.submit(), hall.submit(), hall.submit()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500, 500]);
    for (const answer of answers.filter(({ code }) => code === 500))
      expect(answer).toMatchObject(refused('application-pending', 500, 'xmbh'));
  });
});

describe('PROJ-14 applications of others', () => {
  it.each(['leader', 'deptlead', 'finadmin'])('are as unknown to %s, who wants to change them, as those that there are not', async (by) => {
    const hall = await applyingHall();
    const { sqdh, version } = applicationIn(await hall.save());
    for (const number of [sqdh, 'SP2020999999']) {
      const named = { sqdh: number, version };
      const answers = [
        await hall.save(named, by),
        await hall.submit(named, by),
        await hall.withdraw(named, by),
        await hall.remove(named, by),
      ];
      for (const answer of answers) expect(answer).toMatchObject(refused('not-found', 404, 'sqdh'));
    }
    expect(await hall.stored(sqdh)).toMatchObject({ state: 'draft', version });
  });
});

describe('PROJ-14 getprojectname', () => {
  it.each(['AP0000001', '数字档案 AP', 'Digital archives AP'])('finds a project by %s, with its leader and department', async (text) => {
    const { get, xmbh, numberOf } = await applyingHall();
    const { data } = await get('staff', 'projects', `?text=${encodeURIComponent(text)}`);
    const found = { xmbh, fzr: '赵明远', fzren: 'Zhao Mingyuan', fzrgh: await numberOf('leader'), ztmc: '科研账套', xmzt: 'active' };
    expect(data).toMatchObject({ total: 1, rows: [{ ...found, bmmc: '计算机学院', bmmcen: 'School of Computing' }] });
  });

  it('finds those that are frozen, which says so, and closed ones only where they are asked for', async () => {
    const { hall, get } = await applyingHall();
    await makeProject(hall, { code: 'AP0000002', state: 'frozen' });
    await makeProject(hall, { code: 'AP0000003', state: 'closed' });
    const found = async (query: string) => {
      const { data } = await get('staff', 'projects', `?text=AP000000${query}`);
      return (data as { rows: { xmbh: string; xmzt: string }[] }).rows.map(({ xmbh, xmzt }) => `${xmbh} ${xmzt}`);
    };
    expect(await found('')).toEqual(['AP0000001 active', 'AP0000002 frozen']);
    expect(await found('&sfhjt=1')).toEqual(['AP0000001 active', 'AP0000002 frozen', 'AP0000003 closed']);
  });
});
