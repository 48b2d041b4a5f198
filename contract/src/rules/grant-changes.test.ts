import { describe, expect, it } from 'vitest';
import { changeWords } from './grant-change-words.ts';
import { askedByNow, type ChangeBounds, type ChangedTerms, changeFaults, type GrantChange, isChanged } from './grant-changes.ts';

const TODAY = '2026-11-28';
const PRESENT: ChangedTerms = {
  systems: ['query', 'expense'],
  lastDay: '2027-03-31',
  longTerm: false,
  controlled: true,
  amount: '1000.00',
};
const BOUNDS: ChangeBounds = { firstDay: '2026-09-01', present: PRESENT, until: '2027-12-31', used: 40_000, children: [] };

const faultsOf = (change: Partial<GrantChange>, bounds: Partial<ChangeBounds> = {}) =>
  changeFaults({ ...PRESENT, from: TODAY, ...change }, TODAY, { ...BOUNDS, ...bounds }).map(({ field, rule }) => `${field} ${rule}`);

describe('PROJ-23 what a grant can be changed to', () => {
  it('anything within its bounds, their edges included', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ amount: '400.00', lastDay: '2027-12-31', systems: ['income'], from: '2027-03-31' })).toEqual([]);
    expect(faultsOf({ lastDay: TODAY })).toEqual([]);
    expect(faultsOf({ longTerm: true, lastDay: '' })).toEqual([]);
  });

  it('each field says what is wrong with it, all of them at once', () => {
    expect(faultsOf({ from: '2026-11-27', systems: [], lastDay: '', amount: '399.99' })).toEqual([
      ...['from change-from-past', 'systems grant-systems', 'lastDay required', 'amount change-below'],
    ]);
  });

  it('of a grant that has not begun no end before its first day', () => {
    expect(faultsOf({ lastDay: '2026-12-31' }, { firstDay: '2027-01-01' })).toEqual(['lastDay change-day-order']);
    expect(faultsOf({ lastDay: '2027-01-01' }, { firstDay: '2027-01-01' })).toEqual([]);
  });

  it('not from after its present end, of what ends', () => {
    expect(faultsOf({ from: '2027-04-01', lastDay: '2027-05-01' })).toEqual(['from change-from-late']);
    const present = { ...PRESENT, lastDay: '' };
    expect(faultsOf({ from: '2027-04-01', lastDay: '2027-05-01' }, { present })).toEqual([]);
  });

  it('long term not with a child whose end nothing moves along', () => {
    const child = { number: 'SQ1', systems: ['query'], firstDay: '2026-10-01', controlled: true } as const;
    expect(faultsOf({ lastDay: '2027-01-01' }, { children: [{ ...child, longTerm: true, lastDay: '2027-03-31' }] })).toEqual([]);
    expect(faultsOf({ lastDay: '2027-01-01' }, { children: [{ ...child, longTerm: false, lastDay: '2027-01-02' }] })).toEqual([
      'lastDay change-child-end',
    ]);
  });

  it('no end before a long-term child begins', () => {
    const child = { number: 'SQ1', systems: ['query'], firstDay: '2027-01-02', longTerm: true, controlled: true } as const;
    expect(faultsOf({ lastDay: '2027-01-01' }, { children: [child] })).toEqual(['lastDay change-child-begin']);
    expect(faultsOf({ lastDay: '2027-01-02' }, { children: [child] })).toEqual([]);
  });

  it('the amount up to what the grant above leaves, where that has one', () => {
    const parent = { systems: ['query', 'expense'], controlled: true, room: 120_000 } as const;
    expect(faultsOf({ amount: '1200.00' }, { parent })).toEqual([]);
    expect(faultsOf({ amount: '1200.01' }, { parent })).toEqual(['amount change-over']);
    expect(faultsOf({ amount: '1200.01' }, { parent: { ...parent, controlled: false } })).toEqual([]);
    expect(faultsOf({ controlled: false }, { parent })).toEqual(['controlled change-uncontrolled']);
  });
});

describe('PROJ-23 whether anything is changed', () => {
  it('not by another order of systems, nor by what is not read', () => {
    expect(isChanged(PRESENT, { ...PRESENT, systems: ['expense', 'query'] })).toBe(false);
    const longTerm = { ...PRESENT, longTerm: true, controlled: false };
    expect(isChanged(longTerm, { ...longTerm, lastDay: '', amount: '5.00' })).toBe(false);
  });

  it('by each of the terms', () => {
    for (const change of [
      { systems: ['query'] },
      { lastDay: '2027-04-01' },
      { longTerm: true },
      { controlled: false },
      { amount: '1.00' },
    ] as const)
      expect(isChanged(PRESENT, { ...PRESENT, ...change }), JSON.stringify(change)).toBe(true);
  });
});

describe('PROJ-25 a change in words', () => {
  const before = { systems: ['query'], lastDay: '2027-03-31', longTerm: false, fen: 100_000 } as const;

  it('says what differs alone, from what to what', () => {
    expect(changeWords(before, { ...before, fen: 123_450 })).toEqual({
      zh: '授权额度：1,000.00 元 → 1,234.50 元',
      en: 'amount: 1,000.00 yuan → 1,234.50 yuan',
    });
    expect(changeWords(before, { systems: ['query', 'income'], lastDay: null, longTerm: true, fen: undefined })).toEqual({
      zh: '业务范围：查询 → 查询、收入；结束日期：2027-03-31 → 长期有效；授权额度：1,000.00 元 → 不控制额度',
      en: 'systems: query → query, income; last day: 2027-03-31 → long term; amount: 1,000.00 yuan → no limit',
    });
  });
});

describe('PROJ-23 what an application asks for of a grant that was changed since', () => {
  const NOW: ChangedTerms = { systems: ['income'], lastDay: '', longTerm: true, controlled: true, amount: '800.00' };

  it.each<[string, Partial<ChangedTerms>, Partial<ChangedTerms>]>([
    ['the amount alone', { amount: '1500.00' }, { amount: '1500.00' }],
    ['no limit', { controlled: false, amount: '' }, { controlled: false, amount: '' }],
    ['the end alone', { lastDay: '2027-06-30' }, { lastDay: '2027-06-30', longTerm: false }],
    ['the systems alone', { systems: ['expense'] }, { systems: ['expense'] }],
    ['what it was, in another order', { systems: ['expense', 'query'] }, {}],
  ])('%s', (_, asked, expected) => {
    expect(askedByNow({ ...PRESENT, ...asked }, PRESENT, NOW)).toEqual({ ...NOW, ...expected });
  });
});
