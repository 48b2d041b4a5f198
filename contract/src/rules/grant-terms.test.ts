import { describe, expect, it } from 'vitest';
import { grantPersonFault } from './grant-person.ts';
import { type Authority, type GrantTerms, grantAmountFault, termsFault, termsFaults } from './grant-terms.ts';

const TODAY = '2026-11-28';
const TERMS: GrantTerms = {
  systems: ['expense'],
  firstDay: TODAY,
  lastDay: '2026-12-27',
  longTerm: false,
  controlled: true,
  amount: '1000.00',
  mayRegrant: false,
  showsBalance: false,
  showsLedger: false,
};
const HELD: NonNullable<Authority['held']> = {
  systems: ['query', 'expense'],
  controlled: true,
  available: 100_000,
  showsBalance: false,
  showsLedger: false,
};

const ruleOf = (change: Partial<GrantTerms>, authority?: Authority) => {
  const { field, rule } = termsFault({ ...TERMS, ...change }, TODAY, authority) ?? {};
  return field && `${field} ${rule}`;
};

describe('PROJ-2 what somebody is to get', () => {
  it('is right as it is here', () => expect(termsFaults(TERMS, TODAY, { until: '2026-12-27', held: HELD })).toEqual([]));

  it.each([
    [{ systems: [] }, 'systems grant-systems'],
    [{ firstDay: '' }, 'firstDay grant-dates'],
    [{ lastDay: '' }, 'lastDay grant-dates'],
    [{ firstDay: '2026-11-31' }, 'firstDay date-format'],
    [{ firstDay: 'tomorrow', longTerm: true }, 'firstDay date-format'],
    [{ firstDay: '2026-11-27' }, 'firstDay grant-first-day-past'],
    [{ firstDay: '2026-12-30' }, 'lastDay grant-day-order'],
    [{ lastDay: '2026-11-27' }, 'lastDay grant-last-day-past'],
    [{ lastDay: '2027-02-29' }, 'lastDay date-format'],
    [{ amount: '' }, 'amount required'],
    [{ amount: '0.00' }, 'amount grant-amount'],
    [{ amount: '-1.00' }, 'amount grant-amount'],
    [{ amount: '1.005' }, 'amount grant-amount'],
    [{ amount: '100000000000.00' }, 'amount grant-amount'],
    [{ amount: 'all' }, 'amount grant-amount'],
    [{ amount: '99999999999.99' }, undefined],
    [{ amount: '0.01' }, undefined],
    [{ controlled: false, amount: '' }, undefined],
    [{ longTerm: true, lastDay: '' }, undefined],
    [{ lastDay: TODAY }, undefined],
    [{ mayRegrant: true, showsBalance: true, showsLedger: true }, undefined],
  ] as const)('with %j has at fault: %s', (change, fault) => {
    expect(ruleOf(change)).toBe(fault);
  });

  it.each([
    [{ systems: ['expense', 'income'] }, 'systems grant-system-not-held'],
    [{ lastDay: '2026-12-28' }, 'lastDay grant-beyond'],
    [{ longTerm: true, lastDay: '', firstDay: '2026-12-28' }, 'firstDay grant-beyond'],
    [{ controlled: false }, 'controlled grant-uncontrolled'],
    [{ amount: '1000.01' }, 'amount grant-over'],
    [{ mayRegrant: true }, 'mayRegrant grant-no-regrant'],
    [{ showsBalance: true }, 'showsBalance grant-sight-not-held'],
    [{ showsLedger: true }, 'showsLedger grant-sight-not-held'],
    [{ longTerm: true, lastDay: '' }, undefined],
  ] as const)('out of a grant that is held, with %j, has at fault: %s', (change, fault) => {
    expect(ruleOf(change as Partial<GrantTerms>, { until: '2026-12-27', held: HELD })).toBe(fault);
  });

  it('out of a grant without a limit can have one or none', () => {
    const authority = { held: { ...HELD, controlled: false, available: 0 } };
    expect([ruleOf({}, authority), ruleOf({ controlled: false, amount: '' }, authority)]).toEqual([undefined, undefined]);
  });

  it('says until when what is held lasts, and one fault of each kind at once', () => {
    const faults = termsFaults({ ...TERMS, systems: [], lastDay: '2027-01-01', amount: '0.00' }, TODAY, { until: '2026-12-31' });
    expect(faults.map(({ field }) => field)).toEqual(['systems', 'lastDay', 'amount']);
    expect(faults[1]?.params).toEqual({ day: '2026-12-31' });
  });

  it('is an amount that is told in full', () =>
    expect(['', '1', '1.00'].map(grantAmountFault)).toEqual(['required', 'grant-amount', undefined]));
});

describe('PROJ-2 who is to get it', () => {
  const someone = { staffNumber: '1', enabled: true };
  it.each([
    [someone, { giver: '2', leader: '3' }, undefined],
    [someone, { giver: '2' }, undefined],
    [someone, { giver: '1', leader: '1' }, 'grant-self'],
    [someone, { giver: '2', leader: '1' }, 'grant-leads'],
    [{ ...someone, enabled: false }, { giver: '2', leader: '3' }, 'grant-person-disabled'],
  ])('%j of %j: %s', (person, concerned, fault) => {
    expect(grantPersonFault(person, concerned)).toBe(fault);
  });
});
