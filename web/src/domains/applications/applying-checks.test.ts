import type { Application } from '@hall/contract/applications';
import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { expect, it } from 'vitest';
import { begun, draftOf, personFault, projectFault, termFaultOf } from './applying-checks.ts';

const TODAY = '2026-11-27';
const PROJECT = { code: 'KY2024012', leaderNumber: '2001002', state: 'active', until: '2027-06-30' } as ProjectToApplyFor;
const APPLICANT = { applicant: '2001009' };
const TERMS = { ...begun(TODAY, '2001009'), amount: '1200' };

const faultOf = (name: 'systems' | 'firstDay' | 'lastDay' | 'amount', values: object, whole: boolean) =>
  termFaultOf(name, { ...TERMS, ...values }, { ...APPLICANT, project: PROJECT }, { whole, today: TODAY })?.rule;

it.each([
  ['systems', { systems: [] }, 'grant-systems'],
  ['firstDay', { firstDay: '2026-11-26' }, 'grant-first-day-past'],
  ['lastDay', { duration: 'custom', lastDay: '2026-11-26' }, 'grant-last-day-past'],
  ['lastDay', { duration: 'custom', lastDay: '2027-07-01' }, 'grant-beyond'],
  ['firstDay', { duration: 'long', firstDay: '2027-07-01' }, 'grant-beyond'],
] as const)('PROJ-14 refuses what is wrong with %s when an application is submitted, while a draft keeps it', (name, values, rule) => {
  expect(faultOf(name, values, true)).toBe(rule);
  expect(faultOf(name, values, false)).toBeUndefined();
});

it.each([
  ['amount', { amount: '0' }, 'grant-amount'],
  ['amount', { amount: '12.345' }, 'grant-amount'],
  ['amount', { amount: '一百元' }, 'amount-not-a-number'],
  ['firstDay', { firstDay: '2026-02-30' }, 'date-format'],
] as const)('PROJ-14 refuses what cannot be right of %s in a draft as well', (name, values, rule) => {
  expect(faultOf(name, values, true)).toBe(rule);
  expect(faultOf(name, values, false)).toBe(rule);
});

it('PROJ-2 nobody applies for a project that they lead, or for one that is frozen or closed', () => {
  expect(projectFault({ ...APPLICANT, project: PROJECT })).toBeUndefined();
  expect(projectFault({ applicant: '2001002', project: PROJECT })).toBe('application-leads');
  expect(projectFault({ ...APPLICANT, project: { ...PROJECT, state: 'frozen' } })).toBe('project-frozen');
  expect(projectFault({ ...APPLICANT, project: { ...PROJECT, state: 'closed' } })).toBe('project-closed');
  expect(projectFault(APPLICANT)).toBeUndefined();
});

it('PROJ-14 one applies for oneself or for another, but not for who leads the project or cannot sign in', () => {
  const faultWith = (staffNumber: string, enabled = true) =>
    personFault({ ...APPLICANT, project: PROJECT, person: { staffNumber, enabled } as never });
  expect([faultWith('2001009'), faultWith('2001011')]).toEqual([undefined, undefined]);
  expect(faultWith('2001002')).toBe('grant-leads');
  expect(faultWith('2001011', false)).toBe('grant-person-disabled');
});

it('PROJ-14 takes of an application what a form sends, with the number and version that are edited', () => {
  const application = { ...TERMS, number: 'SP2026000001', version: 3, reason: 'Data', state: 'draft', applicant: '王芳' };
  expect(draftOf(application as unknown as Application)).toMatchObject({ ...TERMS, number: 'SP2026000001', version: 3, reason: 'Data' });
  expect(draftOf(application as unknown as Application)).not.toHaveProperty('applicant');
});
