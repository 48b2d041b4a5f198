import { GRANT_STATES, type GrantAction, type GrantState } from '@hall/contract/rules/grant-states';
import { describe, expect, it } from 'vitest';
import {
  CHILD,
  change,
  dayFrom,
  GRANT,
  historyOf,
  makeChild,
  makeClaim,
  PROJECT,
  refused,
  toldTo,
  withGrant,
} from '../../testing/grant-hall.ts';

type Verdict = 'yes' | 'grant-ended' | 'grant-action';
const ENDED = { suspend: 'grant-ended', resume: 'grant-ended', revoke: 'grant-ended' } as const;
const BY_STATE: Readonly<Record<GrantState | 'by hand', Readonly<Record<GrantAction, Verdict>>>> = {
  scheduled: { suspend: 'yes', resume: 'grant-action', revoke: 'yes' },
  active: { suspend: 'yes', resume: 'grant-action', revoke: 'yes' },
  // By the project; by hand it can be as well.
  suspended: { suspend: 'yes', resume: 'grant-action', revoke: 'yes' },
  'by hand': { suspend: 'grant-action', resume: 'yes', revoke: 'yes' },
  expired: ENDED,
  revoked: ENDED,
  superseded: ENDED,
};
const CASES = Object.entries(BY_STATE).flatMap(([state, actions]) =>
  Object.entries(actions).map(([action, verdict]) => [state, action, verdict] as const),
);

const columnsOf = (state: string): object => {
  if (state === 'by hand') return { state: 'suspended', heldByHand: true };
  return {
    state,
    ...(state === 'suspended' && { heldByProject: true }),
    ...(state === 'scheduled' && { firstDay: '2098-01-01', lastDay: null }),
  };
};

const unchanged = ({
  state,
  heldByHand,
  heldByProject,
  endedAt,
}: Awaited<ReturnType<Awaited<ReturnType<typeof withGrant>>['stored']>>) => ({
  ...{ state, heldByHand, heldByProject, endedAt },
});

describe('PROJ-4 PROJ-16 PROJ-18 what can be done with a grant', () => {
  it('the table has every state', () => {
    expect(Object.keys(BY_STATE).sort()).toEqual([...Object.keys(GRANT_STATES), 'by hand'].sort());
  });

  it.each(CASES)('%s: %s – %s, for authorizer, leader and who manages, and for nobody else', async (state, action, verdict) => {
    const { hall, act, stored, rows } = await withGrant({ by: 'approver', ...columnsOf(state) });
    const before = await stored();
    for (const other of ['staff', 'analyst']) expect([403, 404]).toContain((await act(other, action)).code);
    expect(await stored()).toEqual(before);
    for (const [user, list] of Object.entries({ approver: 'given', leader: 'given', finadmin: 'all' })) {
      const [row] = (await rows(user, list)).rows;
      expect(row?.kczs.includes(action), `${user} is offered it`).toBe(verdict === 'yes');
      const answer = await act(user, action);
      if (verdict === 'yes') expect(answer.code, `${user}: ${answer.message}`).toBe(200);
      else expect(answer, user).toMatchObject(refused(verdict));
      expect((await stored()).state === before.state, user).toBe(verdict !== 'yes' || (state === 'suspended' && action === 'suspend'));
      await change(hall, GRANT, unchanged(before));
    }
  });

  it('who leads the project does not act on a special grant, and sees it', async () => {
    const { act, rows } = await withGrant({ by: 'finadmin', basis: 'special' });
    expect((await rows('leader', 'given')).rows).toMatchObject([{ sqbh: GRANT, kczs: [] }]);
    expect(await act('leader', 'revoke')).toMatchObject(refused('not-found', 404));
    expect(await act('finadmin', 'revoke')).toMatchObject({ code: 200, data: { zt: 'revoked', kczs: [] } });
  });

  it('whoever led the project before does nothing any more', async () => {
    const { hall, act } = await withGrant({ by: 'approver' });
    const { id } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'approver' } });
    await hall.services.database.unitOfWork((tx) => tx.project.update({ where: { code: PROJECT }, data: { leaderId: id } }));
    expect(await act('leader', 'suspend')).toMatchObject(refused('not-found', 404));
  });

  it('who gave a grant on suspends and revokes that, not the one above', async () => {
    const { hall, act } = await withGrant();
    await makeChild(hall);
    expect(await act('staff', 'suspend', GRANT)).toMatchObject(refused('not-found', 404));
    expect(await act('staff', 'suspend', CHILD)).toMatchObject({
      code: 200,
      data: { zt: 'suspended', djyy: ['hand'], kczs: ['resume', 'revoke', 'change'] },
    });
  });

  it('a reason is needed, and stands in the history with who gave it', async () => {
    const { hall, call, effect, act } = await withGrant();
    const { yxbs } = (await effect('leader', 'suspend')).data as { yxbs: string };
    expect(await call('leader', 'act', { sqbh: GRANT, czlx: 'suspend', yy: ' ', yxbs })).toMatchObject({ code: 404 });
    await act('leader', 'suspend');
    await act('leader', 'resume');
    const { lsjl } = (await call('staff', 'detail', { sqbh: GRANT })).data as { lsjl: object[] };
    expect(lsjl).toMatchObject([
      { czlx: 'resumed', czyy: 'hand', zt: 'active', yy: '试验原因' },
      { czlx: 'suspended', czyy: 'hand', zt: 'suspended', yy: '试验原因' },
    ]);
    expect(await historyOf(hall, GRANT)).toEqual(['suspended hand suspended', 'resumed hand active']);
  });

  it('PROJ-11 holder and authorizer are told, except who did it', async () => {
    const { hall, act } = await withGrant();
    await act('leader', 'suspend');
    await act('finadmin', 'revoke');
    const [suspended, revoked] = ['was suspended', 'was revoked'].map((said) =>
      expect.stringContaining(`${said}: 试验原因 /authorizations/`),
    );
    expect(await toldTo(hall, 'staff')).toEqual([suspended, revoked]);
    expect(await toldTo(hall, 'leader')).toEqual([expect.stringContaining(`/authorizations/given?open=${GRANT}`)]);
  });
});

describe('PROJ-7 the effect of an action', () => {
  it('names what ends with it, who loses it, the claims that wait, and what is given back', async () => {
    const { hall, effect, act, stored } = await withGrant();
    await makeChild(hall);
    await makeClaim(hall, CHILD, 12_000);
    await makeClaim(hall, GRANT, 5_000, 'BX-2');
    expect(await effect('leader', 'revoke')).toMatchObject({
      data: {
        zt: 'revoked',
        lds: [{ sqbh: CHILD, zt: 'revoked' }],
        yxryen: ['Wang Fang', expect.anything()],
        dclbxs: 2,
        dclbxje: '170.00',
      },
    });
    const alone = (await effect('staff', 'revoke', CHILD)).data;
    expect(alone).toMatchObject({ lds: [], dclbxs: 1, dclbxje: '120.00', shje: '180.00', kyje: '180.00', czhkyje: '0.00' });
    expect(alone).toMatchObject({ sjkyje: '650.00', czhsjkyje: '830.00' });
    await act('staff', 'revoke', CHILD);
    expect(await stored()).toMatchObject({ passedOn: 12_000n });
  });

  it('is refused where it would be another: something was booked, given back or done meanwhile', async () => {
    const { hall, call, effect, stored } = await withGrant();
    await makeChild(hall);
    const { yxbs } = (await effect('leader', 'revoke')).data as { yxbs: string };
    const acting = { sqbh: GRANT, czlx: 'revoke', yy: '原因', yxbs };
    await makeClaim(hall, CHILD, 1);
    expect(await call('leader', 'act', acting)).toMatchObject(refused('changed-meanwhile'));
    expect(await call('leader', 'act', { ...acting, czlx: 'suspend' })).toMatchObject(refused('changed-meanwhile'));
    expect(await stored()).toMatchObject({ state: 'active' });
    const again = (await effect('leader', 'revoke')).data as { yxbs: string };
    expect(await call('leader', 'act', { ...acting, yxbs: again.yxbs })).toMatchObject({ code: 200 });
  });

  it('of two who act at once one does, and the other is told', async () => {
    const { hall, call, effect } = await withGrant();
    await makeChild(hall);
    const { yxbs } = (await effect('leader', 'suspend')).data as { yxbs: string };
    const answers = await Promise.all(
      ['leader', 'leader', 'leader'].map((by) => call(by, 'act', { sqbh: GRANT, czlx: 'suspend', yy: '原因', yxbs })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500, 500]);
    expect(await historyOf(hall, GRANT)).toEqual(['suspended hand suspended']);
  });

  it('what was shown is what is done, for each action, with what was given on', async () => {
    for (const [action, prepared] of [
      ['suspend', {}],
      ['resume', { state: 'suspended', heldByHand: true }],
      ['revoke', {}],
    ] as const) {
      const { hall, effect, act, stored } = await withGrant(prepared);
      await makeChild(hall, action === 'resume' ? { state: 'suspended', heldByParent: true } : {});
      const shown = (await effect('leader', action)).data as { zt: string; lds: { sqbh: string; zt: string; kyje: string }[] };
      await act('leader', action);
      expect([(await stored()).state, (await stored(CHILD)).state]).toEqual([shown.zt, shown.lds[0]?.zt]);
    }
  });

  it('nobody’s use changes, and nothing goes along, where the grant stays suspended for another cause', async () => {
    const { hall, effect, act, stored } = await withGrant({ state: 'suspended', heldByHand: true, heldByProject: true });
    await makeChild(hall, { state: 'suspended', heldByParent: true });
    expect(await effect('leader', 'resume')).toMatchObject({ data: { zt: 'suspended', lds: [], yxry: [] } });
    expect(await act('leader', 'resume')).toMatchObject({ data: { zt: 'suspended', djyy: ['project'] } });
    expect(await stored(CHILD)).toMatchObject({ state: 'suspended', heldByParent: true });
    expect(await toldTo(hall, 'staff')).toEqual([]);
  });

  it('a grant that is past its last day has ended, whatever it was shown as', async () => {
    const { hall, call, effect, signInAgain } = await withGrant();
    const { yxbs } = (await effect('leader', 'suspend')).data as { yxbs: string };
    await change(hall, GRANT, { lastDay: dayFrom(hall, 0) });
    hall.clock.advance(86_400_000);
    await signInAgain('leader');
    expect(await call('leader', 'act', { sqbh: GRANT, czlx: 'suspend', yy: '原因', yxbs })).toMatchObject(refused('grant-ended'));
  });
});
