import { expect, it } from 'vitest';
import { removalFaultAt } from './removal.ts';

it.each([
  ['amount', '', 'removal-amount'],
  ['amount', '0.00', undefined],
  ['amount', '99999999999.99', undefined],
  ['amount', '100000000000.00', 'removal-amount'],
  ['amount', '-1.00', 'removal-amount'],
  ['amount', 'much', 'removal-amount'],
  ['amount', '1', 'removal-amount'],
  // Not asked for in this way, yet it would narrow what is found.
  ['project', '', undefined],
  ['project', 'much', 'removal-amount'],
] as const)('PROJ-26 %s: at most “%s” is available – %s', (way, most, fault) => {
  expect(removalFaultAt('most', { way, most })).toBe(fault);
});

it('PROJ-26 each way needs what it goes by, and no other way does', () => {
  const faults = (way: 'amount' | 'project' | 'department', given: object = {}) =>
    (['projects', 'departments'] as const).map((field) => removalFaultAt(field, { way, ...given }));
  expect(faults('amount')).toEqual([undefined, undefined]);
  expect(faults('project')).toEqual(['removal-projects', undefined]);
  expect(faults('project', { projects: [] })).toEqual(['removal-projects', undefined]);
  expect(faults('project', { projects: ['KY2026001'] })).toEqual([undefined, undefined]);
  expect(faults('department')).toEqual([undefined, 'removal-departments']);
  expect(faults('department', { departments: ['cs'] })).toEqual([undefined, undefined]);
});
