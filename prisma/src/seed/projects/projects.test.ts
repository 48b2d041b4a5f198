import { describe, expect, it } from 'vitest';
import { demoRows } from '../domains/projects.ts';

const DAYS = ['2026-11-20T04:00:00Z', '2027-01-02T04:00:00Z', '2028-02-29T04:00:00Z'];
const sum = (amounts: readonly (number | bigint | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + Number(amount ?? 0), 0);

describe.each(DAYS)('the projects of the demo on %s', (day) => {
  const now = new Date(day);
  const rows = demoRows(now) as Required<ReturnType<typeof demoRows>>;
  const { project: projects, grant: grants, bookedClaim: claims, ledgerEntry: entries, budgetLine: lines } = rows;

  it('PROJ-1 are ninety, each with a budget, and with a balance that is not below 0', () => {
    expect(projects).toHaveLength(90);
    expect(new Set(projects.map(({ code }) => code)).size).toBe(90);
    expect(new Set(projects.map(({ name }) => name)).size).toBe(90);
    expect(projects.filter(({ income, spent, frozen }) => sum([income]) < sum([spent, frozen]))).toEqual([]);
    expect(new Set(projects.map(({ state }) => state))).toEqual(new Set(['active', 'frozen', 'closed']));
    for (const { code, budget } of projects)
      expect(sum(lines.filter(({ projectCode }) => projectCode === code).map(({ amount }) => amount))).toBe(budget);
  });

  it('PROJ-1 add up: entries, budget lines, claims and what stands beside them', () => {
    for (const { code, income, spent, frozen } of projects) {
      const of = (kind: string) =>
        sum(entries.filter((entry) => entry.projectCode === code && entry.kind === kind).map(({ amount }) => amount));
      const pending = claims.filter(({ projectCode, state }) => projectCode === code && state === 'pending');
      expect([of('income'), of('expense'), sum(pending.map(({ asked }) => asked))]).toEqual([income, spent, frozen]);
      expect(sum(lines.filter(({ projectCode }) => projectCode === code).map((line) => line.spent))).toBe(spent);
    }
  });

  it('PROJ-22 have claims whose sums agree with their grants', () => {
    expect(claims.filter(({ grantNumber }) => grantNumber).length).toBeGreaterThan(40);
    for (const { number, spent, frozen } of grants) {
      const own = claims.filter(({ grantNumber }) => grantNumber === number);
      const pending = own.filter(({ state }) => state === 'pending').map(({ asked }) => asked);
      expect([sum(own.map((claim) => claim.spent)), sum(pending)]).toEqual([spent, frozen]);
    }
  });

  it('PROJ-5 have grants that lie inside what they were given by, with something left', () => {
    const controlled = grants.filter((grant) => grant.controlled);
    expect(controlled.filter(({ amount, passedOn, spent, frozen }) => sum([amount]) < sum([passedOn, spent, frozen]))).toEqual([]);
    expect(grants.filter(({ parentNumber }) => parentNumber)).toHaveLength(1);
    for (const { parentNumber, lastDay } of grants.filter((grant) => grant.parentNumber)) {
      const parent = grants.find(({ number }) => number === parentNumber);
      expect(lastDay && parent?.lastDay && lastDay <= parent.lastDay).toBe(true);
      expect(parent?.mayRegrant).toBe(true);
    }
  });

  it('PROJ-23 have grants that are what their version in force says, with a change of every state', () => {
    const { grantVersion: versions } = rows;
    const changed = [...new Set(versions.map(({ grantNumber }) => grantNumber))];
    expect(changed.length).toBeGreaterThan(3);
    for (const grantNumber of changed) {
      const grant = grants.find(({ number }) => number === grantNumber);
      const own = versions.filter((version) => version.grantNumber === grantNumber);
      const [inForce, ...others] = own.filter(({ state }) => state === 'active');
      const { forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount } = inForce ?? {};
      expect(grant).toMatchObject({ forQuery, forExpense, forIncome, lastDay, longTerm, controlled, amount });
      expect([others, own.map(({ version }) => version)]).toEqual([[], own.map((_, index) => index + 1)]);
      expect(own.filter((version) => sum([version.amount]) < sum([grant?.passedOn, grant?.spent, grant?.frozen]))).toEqual([]);
    }
    expect(new Set(versions.map(({ state }) => state))).toEqual(new Set(['active', 'superseded', 'scheduled', 'void']));
    const today = now.toISOString().slice(0, 10);
    expect(
      versions.filter(({ state, fromDay }) => (state === 'active' && fromDay > today) || (state === 'scheduled' && fromDay <= today)),
    ).toEqual([]);
  });

  it('PROJ-25 have changes of which people were told, some of which nobody has confirmed, and none by `staff`', () => {
    const { changeNotice: notices, grantVersion: versions } = rows;
    const ofThem = notices.map(({ grantNumber, version }) =>
      versions.find((one) => one.grantNumber === grantNumber && one.version === version),
    );
    expect(ofThem.filter((version) => !version?.content || !version.contentEn)).toEqual([]);
    expect(new Set(notices.map(({ seenAt }) => seenAt !== null))).toEqual(new Set([true, false]));
    expect(notices.filter(({ personId, seenAt }) => seenAt === null && ['p009', 'p010', 'p011'].includes(personId))).toEqual([]);
    expect(notices.filter(({ toldAt, seenAt }) => seenAt && seenAt < toldAt)).toEqual([]);
  });

  it('PROJ-4 have grants of `staff` in every state that a day or a decision brings about', () => {
    const own = new Set(grants.filter(({ personId }) => personId === 'p009').map(({ state }) => state));
    expect(own).toEqual(new Set(['active', 'suspended', 'scheduled', 'expired', 'revoked']));
    expect(
      grants.filter(({ state, heldByProject, heldByHand }) => (state === 'suspended') !== Boolean(heldByProject || heldByHand)),
    ).toEqual([]);
  });
});
