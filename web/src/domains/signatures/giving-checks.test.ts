import type { FoundPerson } from '@hall/contract/found-person';
import { expect, it } from 'vitest';
import { faultAt, signerFault } from './giving-checks.ts';

const TODAY = '2026-11-30';
const DRAFT = {
  ...{ signer: '2001008', everything: false, projects: ['KY2026001'], firstDay: TODAY, lastDay: '2026-12-29' },
  ...{ amount: '30,000', reason: 'Field work' },
};

it('PROJ-27 finds nothing wrong with a signature authority that is whole, of chosen projects or of all', () => {
  const names = ['signer', 'projects', 'firstDay', 'lastDay', 'amount', 'reason'] as const;
  expect(names.map((name) => faultAt(name, DRAFT, TODAY))).toEqual(names.map(() => undefined));
  expect(faultAt('projects', { ...DRAFT, everything: true, projects: [] }, TODAY)).toBeUndefined();
});

it.each([
  ['projects', { projects: [] }, 'signature-projects'],
  ['firstDay', { firstDay: '' }, 'required'],
  ['firstDay', { firstDay: '2026-11-29' }, 'grant-first-day-past'],
  ['lastDay', { lastDay: '2026-11-29' }, 'grant-last-day-past'],
  ['lastDay', { firstDay: '2026-12-10', lastDay: '2026-12-09' }, 'grant-day-order'],
  ['lastDay', { lastDay: '2026-02-30' }, 'date-format'],
  ['amount', { amount: undefined }, 'required'],
  ['amount', { amount: '0' }, 'signature-amount'],
  ['amount', { amount: '一万元' }, 'amount-not-a-number'],
] as const)('PROJ-27 says of %s what the server would say', (name, values, rule) => {
  expect(faultAt(name, { ...DRAFT, ...values }, TODAY)).toBe(rule);
});

it('PROJ-27 lets nobody sign for themselves, nor anybody whose account is disabled', () => {
  const faultOf = (staffNumber: string, enabled = true) => signerFault({ staffNumber, enabled } as FoundPerson, '2001010');
  expect([faultOf('2001008'), signerFault(undefined, '2001010')]).toEqual([undefined, undefined]);
  expect(faultOf('2001010')).toBe('signature-self');
  expect(faultOf('2001008', false)).toBe('signature-disabled');
});
