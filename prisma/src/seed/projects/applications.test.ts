import { APPLICATION_STATES } from '@hall/contract/rules/application-states';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../days.ts';
import { demoRows } from '../domains/projects.ts';
import { personOf } from '../people.ts';

const DAYS = ['2026-11-20T04:00:00Z', '2027-01-01T23:30:00Z', '2028-02-29T16:30:00Z'];

describe.each(DAYS)('the applications of the demo on %s', (day) => {
  const now = new Date(day);
  const rows = demoRows(now) as Required<ReturnType<typeof demoRows>>;
  const { application: applications, applicationStep: steps, grant: grants, grantVersion: versions, project: projects } = rows;
  const projectOf = (code: string | null | undefined) => projects.find((project) => project.code === code);
  const led = new Set(projects.filter(({ leaderId }) => leaderId === personOf('leader').id).map(({ code }) => code));

  it('PROJ-3 are in every state, `staff` and `approver` having one of each on projects of `leader`', () => {
    expect(applications.length).toBeGreaterThan(25);
    for (const userName of ['staff', 'approver']) {
      const own = applications.filter(
        ({ applicantId, projectCode }) => applicantId === personOf(userName).id && led.has(projectCode ?? ''),
      );
      expect(new Set(own.map(({ state }) => state))).toEqual(new Set(Object.keys(APPLICATION_STATES)));
    }
  });

  it('PROJ-3 wait for who leads the project and is not concerned, once for each person, project and system', () => {
    const pending = applications.filter(({ state }) => state === 'pending');
    expect(pending.filter(({ projectCode, deciderId }) => projectOf(projectCode)?.leaderId !== deciderId)).toEqual([]);
    expect(pending.filter(({ applicantId, personId, deciderId }) => deciderId === applicantId || deciderId === personId)).toEqual([]);
    expect(
      pending.filter(({ projectCode, lastDay }) => projectOf(projectCode)?.state !== 'active' || (lastDay && lastDay < dayAfter(now, 0))),
    ).toEqual([]);
    expect(new Set(pending.map(({ projectCode, personId }) => `${projectCode} ${personId}`)).size).toBe(pending.length);
    expect(pending.filter(({ deciderId }) => deciderId === personOf('leader').id).length).toBeGreaterThan(3);
    expect(pending.filter(({ deciderId }) => deciderId === personOf('deptlead').id)).toHaveLength(2);
  });

  it('PROJ-3 were made by nobody for a project that they lead, and end with the project at the latest', () => {
    expect(
      applications.filter(({ applicantId, personId, projectCode }) =>
        [applicantId, personId].includes(projectOf(projectCode)?.leaderId ?? ''),
      ),
    ).toEqual([]);
    expect(
      applications.filter(
        ({ lastDay, projectCode }) =>
          lastDay && lastDay > (projectOf(projectCode)?.lastDay ?? '') && projectOf(projectCode)?.state === 'active',
      ),
    ).toEqual([]);
    expect(applications.filter(({ firstDay, lastDay }) => firstDay && lastDay && firstDay > lastDay)).toEqual([]);
  });

  it('PROJ-3 were granted as they were applied for, where they were approved', () => {
    const approved = applications.filter(({ state }) => state === 'approved');
    expect(applications.filter(({ grantNumber, state }) => Boolean(grantNumber) !== (state === 'approved'))).toEqual([]);
    for (const { grantNumber, projectCode, personId, deciderId, decidedAt, lastDay } of approved) {
      const grant = grants.find(({ number }) => number === grantNumber);
      expect(grant).toMatchObject({ projectCode, personId, authorizerId: deciderId, basis: 'leader', madeAt: decidedAt });
      const first = versions.find((one) => one.grantNumber === grantNumber && one.version === 1) ?? grant;
      expect(lastDay ?? first?.lastDay).toBe(first?.lastDay);
    }
    expect(new Set(approved.map(({ grantNumber }) => grantNumber)).size).toBe(approved.length);
  });

  it('PROJ-23 ask for a change of a grant that their applicant holds, which is another than it is', () => {
    const changes = applications.filter(({ changesNumber }) => changesNumber);
    expect(new Set(changes.map(({ state }) => state))).toEqual(new Set(['pending', 'rejected']));
    for (const { changesNumber, applicantId, personId, projectCode, before, ...asked } of changes) {
      const grant = grants.find(({ number }) => number === changesNumber);
      expect(grant).toMatchObject({ personId: applicantId, projectCode, state: 'active' });
      expect(personId).toBe(applicantId);
      const { lastDay, amount } = JSON.parse(before ?? '') as { lastDay: string; amount: string };
      expect([lastDay, Number(amount) * 100]).not.toEqual([asked.lastDay, Number(asked.amount)]);
      expect((asked.lastDay ?? '') <= (projectOf(projectCode)?.lastDay ?? '')).toBe(true);
    }
  });

  it('PROJ-28 have a way that leads to where they stand', () => {
    const ends: Readonly<Record<string, string>> = { submitted: 'pending' };
    for (const { number, state, round, madeAt } of applications) {
      const way = steps.filter(({ applicationNumber }) => applicationNumber === number);
      const kind = way.at(-1)?.kind;
      expect(kind ? (ends[kind] ?? kind) : 'draft').toBe(state);
      expect(way.filter((step) => step.kind === 'submitted')).toHaveLength(round ?? 0);
      const moments = [madeAt, ...way.map(({ at }) => at)].map((at) => new Date(at).getTime());
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    }
    expect(applications.filter(({ round }) => round === 3)).toHaveLength(1);
    expect(steps.filter(({ kind, comment }) => kind === 'rejected' && !comment)).toEqual([]);
  });

  it('have numbers that they have whatever the day', () => {
    expect(applications.map(({ number }) => number)).toEqual(applications.map((_, index) => `SP2026${String(index + 1).padStart(6, '0')}`));
    const first = demoRows(new Date('2026-11-20T04:00:00Z')).application ?? [];
    expect(applications.map(({ number, projectCode, state }) => [number, projectCode, state])).toEqual(
      first.map(({ number, projectCode, state }) => [number, projectCode, state]),
    );
  });
});
