import { describe, expect, it } from 'vitest';
import { applicationIn, refused } from '../../testing/applying-hall.ts';
import { type AuditingHall, auditingHall } from '../../testing/auditing-hall.ts';
import { CHILD, change, dayFrom, GRANT, makeChild, PROJECT } from '../../testing/grant-hall.ts';

const UNSEEN = refused('not-found', 404, 'sqbh');

describe('PROJ-23 a holder applies for other terms of a grant', () => {
  it('which wait for who leads the project, and what there is holds', async () => {
    const hall = await auditingHall();
    const until = dayFrom(hall.hall, 400);
    const asked = { xts: ['query', 'expense', 'income'], jsrq: until };
    expect(await hall.apply(asked)).toMatchObject({
      code: 200,
      data: {
        ...{
          sqlx: 'change',
          sqzt: '待审核',
          sqlc: 1,
          xmbh: PROJECT,
          sqbh: GRANT,
          bsqr: '王芳',
          sqrxm: '王芳',
          shr: '赵明远',
          sqyy: '材料涨价',
        },
        ...{ ...asked, sqqx: 'custom', ksrq: hall.today(), sqje: '1500.00', kczs: ['withdraw'] },
        bgq: { xts: ['query', 'expense'], sfcq: '0', jsrq: dayFrom(hall.hall, 355), sfkzed: '1', sqje: '1000.00' },
      },
    });
    expect(await hall.stored()).toMatchObject({ amount: 100_000n, forIncome: false });
    expect(await hall.versions()).toEqual([]);
  });

  it.each(['leader', 'finadmin', 'analyst'])('of their own: %s does not apply for another’s, which is as unknown as none', async (by) => {
    const hall = await auditingHall();
    expect(await hall.apply({}, by)).toMatchObject(UNSEEN);
    expect(await hall.bounds(by)).toMatchObject(UNSEEN);
    expect(await hall.apply({ sqbh: 'SQ2099999999' })).toMatchObject(UNSEEN);
  });

  it.each<[string, object, object]>([
    ['less than is used', { sqje: '699.99' }, refused('change-below', 404, 'sqje')],
    ['no system', { xts: [] }, refused('grant-systems', 404, 'xts')],
    ['a last day that is over', { jsrq: '2020-01-01' }, refused('grant-last-day-past', 404, 'jsrq')],
    ['a day beyond the project', { jsrq: '2099-01-01' }, refused('grant-beyond', 404, 'jsrq')],
    ['a day that is over to hold from', { bgrq: '2020-01-01' }, refused('change-from-past', 404, 'bgrq')],
    ['nothing else than there is', { sqje: '1000.00' }, refused('change-none')],
    ['no reason', { sqyy: ' ' }, refused('required', 404, 'sqyy')],
  ])('but not for %s', async (_, asked, answer) => {
    const hall = await auditingHall();
    await change(hall.hall, GRANT, { spent: 70_000 });
    expect(await hall.apply(asked)).toMatchObject(answer);
    expect(await hall.list('staff', 'own', { text: PROJECT })).toEqual([]);
  });

  it.each<[string, (hall: AuditingHall) => Promise<unknown>, string]>([
    ['the grant has ended', ({ act }) => act('leader', 'revoke'), 'grant-ended'],
    ['the project is frozen', ({ setProject }) => setProject({ state: 'frozen' }), 'project-frozen'],
    ['a change of it waits already', ({ apply }) => apply({ sqje: '1200.00' }), 'change-pending'],
  ])('not where %s, which is said before there is anything to fill in', async (_, happens, rule) => {
    const hall = await auditingHall();
    await happens(hall);
    expect(await hall.bounds()).toMatchObject(refused(rule));
    expect(await hall.apply()).toMatchObject(refused(rule));
  });

  it('not where a change is planned, of which the day is told', async () => {
    const hall = await auditingHall();
    const day = dayFrom(hall.hall, 5);
    await hall.changeIt({ bgrq: day });
    expect(await hall.bounds()).toMatchObject({ code: 200, data: { dsxrq: day } });
    expect(await hall.apply()).toMatchObject(refused('change-planned'));
  });

  it('of two that are sent at once one waits', async () => {
    const hall = await auditingHall();
    await hall.bounds();
    const answers = await Promise.all([hall.apply({ sqje: '1200.00' }), hall.apply({ sqje: '1300.00' })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500]);
    expect(answers.find(({ code }) => code === 500)).toMatchObject(refused('change-pending'));
  });

  it('a pending application for a new grant on the project stands in no way, nor the other way round', async () => {
    const hall = await auditingHall();
    const draft = { xmbh: PROJECT, xts: ['expense'], sqqx: 'month', ksrq: hall.today(), sfkzed: '1', sqje: '10.00', sqyy: '另需' };
    const submit = () => hall.post('staff', 'applications/submit', { ...draft, sfesq: '0', sfxsye: '0', sfxsmx: '0' });
    expect(await submit()).toMatchObject({ code: 200 });
    expect(await hall.apply()).toMatchObject({ code: 200 });
    expect(await submit()).toMatchObject(refused('application-pending', 500, 'xmbh'));
  });
});

describe('PROJ-23 PROJ-13 who holds a grant that was given on', () => {
  it('is told which systems and days bound it, not what is available above, and may ask for more than that', async () => {
    const hall = await auditingHall();
    await makeChild(hall.hall);
    const { data } = await hall.bounds('analyst', CHILD);
    expect(data).toMatchObject({
      yxqz: dayFrom(hall.hall, 355),
      sjsq: { xts: ['query', 'expense'], sfkzed: '1' },
      sq: { sqbh: CHILD, kczs: [] },
    });
    expect((data as { sjsq: object }).sjsq).not.toHaveProperty('kyje');
    expect(await hall.apply({ sqje: '5000.00' }, 'analyst', CHILD)).toMatchObject({ code: 200, data: { shr: '赵明远' } });
  });

  it.each<[string, object, object]>([
    ['a system that is not', { xts: ['income'] }, refused('change-system-above', 404, 'xts')],
    ['an end beyond it', { jsrq: '2098-01-01' }, refused('grant-beyond', 404, 'jsrq')],
    ['no amount where there is one above', { sfkzed: '0' }, refused('change-uncontrolled', 404, 'sfkzed')],
  ])('but not for %s', async (_, asked, answer) => {
    const hall = await auditingHall();
    await makeChild(hall.hall);
    expect(await hall.apply(asked, 'analyst', CHILD)).toMatchObject(answer);
  });
});

describe('PROJ-23 PROJ-3 an application for a change that came back', () => {
  it('is written anew and submitted again, in the version that was shown', async () => {
    const hall = await auditingHall();
    const { sqdh } = await hall.applied();
    const { version } = applicationIn(await hall.reject('leader', { sqdh }));
    expect(await hall.apply({ sqdh, version: version - 1 })).toMatchObject(refused('changed-meanwhile'));
    expect(await hall.apply({ sqdh, version, sqje: '1100.00' })).toMatchObject({
      code: 200,
      data: { sqdh, sqzt: '待审核', sqlc: 2, sqje: '1100.00' },
    });
    expect((await hall.kept(sqdh)).comment).toBe('');
    expect(await hall.wayOf(sqdh)).toEqual(['submitted Zhao Mingyuan', 'rejected', 'submitted Zhao Mingyuan']);
  });

  it('is never taken for one of another kind, of another grant, or of another person', async () => {
    const hall = await auditingHall();
    await makeChild(hall.hall, { to: 'staff' });
    const { version, ...back } = applicationIn(await hall.withdraw(await hall.applied()));
    const [unseen, { sqdh }] = [refused('not-found', 404, 'sqdh'), back];
    expect(await hall.apply({ sqdh, version, sqje: '200.00' }, 'staff', CHILD)).toMatchObject(unseen);
    expect(await hall.apply({ sqdh: 'SP2099999999', version })).toMatchObject(unseen);
    const draft = { xmbh: PROJECT, xts: ['expense'], sqqx: 'month', ksrq: hall.today(), sfkzed: '0', sqyy: '另需' };
    const flags = { sfesq: '0', sfxsye: '0', sfxsmx: '0' };
    for (const call of ['save', 'submit'])
      expect(await hall.post('staff', `applications/${call}`, { ...draft, ...flags, sqdh, version })).toMatchObject(unseen);
    const other = applicationIn(await hall.post('staff', 'applications/save', { ...draft, ...flags }));
    expect(await hall.apply({ sqdh: other.sqdh, version: other.version })).toMatchObject(unseen);
    expect(await hall.kept(sqdh)).toMatchObject({ state: 'withdrawn', version, changesNumber: GRANT });
  });
});

/** How an application for a change comes to be in each state that it can have. */
const REACHED = {
  待审核: ({ applied }) => applied(),
  已通过: async ({ applied, approve }) => applicationIn(await approve('leader', await applied())),
  已驳回: async ({ applied, reject }) => applicationIn(await reject('leader', await applied())),
  已撤回: async ({ applied, withdraw }) => applicationIn(await withdraw(await applied())),
  已失效: async ({ applied, act, kept }) => {
    const { sqdh } = await applied();
    await act('leader', 'revoke');
    return { sqdh, version: (await kept(sqdh)).version };
  },
} satisfies Record<string, (hall: AuditingHall) => Promise<{ readonly sqdh: string; readonly version: number }>>;

const HANDLED = refused('application-handled');
const NOT_NOW = refused('application-action');
const becomes = (sqzt: string) => ({ code: 200, data: { sqzt } });
const DECIDED = { withdraw: HANDLED, approve: HANDLED, reject: HANDLED };

/** PROJ-3: every state and every action, with what comes of it. */
const TABLE: Record<keyof typeof REACHED, Record<string, object>> = {
  待审核: {
    apply: NOT_NOW,
    withdraw: becomes('已撤回'),
    remove: NOT_NOW,
    approve: becomes('已通过'),
    reject: becomes('已驳回'),
  },
  已通过: { apply: NOT_NOW, remove: NOT_NOW, ...DECIDED },
  已驳回: { apply: becomes('待审核'), remove: NOT_NOW, ...DECIDED },
  已撤回: { apply: becomes('待审核'), remove: { code: 200 }, ...DECIDED },
  已失效: { apply: refused('grant-ended'), remove: NOT_NOW, ...DECIDED },
};

describe('PROJ-3 PROJ-23 what can be done with an application for a change in each of its states', () => {
  it.each(Object.entries(TABLE) as [keyof typeof REACHED, Record<string, object>][])('%s', async (state, answers) => {
    for (const [action, answer] of Object.entries(answers)) {
      const hall = await auditingHall();
      const row = (await REACHED[state](hall)) as Awaited<ReturnType<AuditingHall['applied']>>;
      const done = {
        apply: () => hall.apply({ sqdh: row.sqdh, version: row.version, sqje: '1700.00' }),
        withdraw: () => hall.withdraw(row),
        remove: () => hall.remove(row),
        approve: () => hall.approve('leader', row),
        reject: () => hall.reject('leader', row),
      };
      expect([action, await done[action as keyof typeof done]()]).toMatchObject([action, answer]);
      if ((answer as { code: number }).code !== 200) expect(await hall.kept(row.sqdh)).toMatchObject({ version: row.version });
    }
  });
});
