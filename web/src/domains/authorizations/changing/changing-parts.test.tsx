import type { Grant } from '@hall/contract/authorizations';
import type { ChangeableGrant, ChangeEffect } from '@hall/contract/grant-changes';
import type { GrantVersion } from '@hall/contract/grant-version';
import { fireEvent, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { boundsOf, draftOf, faultAt } from './change-checks.ts';
import { EffectOfChange } from './effect-of-change.tsx';
import { GrantVersions } from './grant-versions.tsx';

beforeEach(() => switchLanguage('en'));

const GRANT = {
  ...{ number: 'SQ2026000012', person: '王芳', personEn: 'Wang Fang', state: 'active', causes: [], actions: ['change'] },
  ...{ forQuery: false, forExpense: true, forIncome: false, firstDay: '2026-11-01', lastDay: '2026-12-31', longTerm: false },
  ...{ controlled: true, amount: '1000.00', available: '300.00', spent: '650.00', frozen: '50.00' },
} as unknown as Grant;
const EFFECT: ChangeEffect = {
  before: GRANT,
  after: { ...GRANT, amount: '800.00', available: '100.00' },
  others: [],
  lost: [],
  people: ['王芳'],
  peopleEn: ['Wang Fang'],
  pendingClaims: 1,
  pendingAmount: '50.00',
  above: '700.00',
  shown: 'h3xQ',
};
const FIRST: GrantVersion = {
  ...{ version: 1, state: 'active', from: '2026-11-01', systems: ['expense'], lastDay: '2026-12-31', longTerm: false },
  ...{ controlled: true, amount: '1000.00', along: false, madeAt: '2026-11-01 10:00:00', told: [] },
};
const DROPPED: GrantVersion = {
  ...FIRST,
  version: 2,
  state: 'void',
  from: '2026-11-10',
  amount: '900.00',
  fault: '已占用',
  faultEn: 'Taken',
};
const PLANNED: GrantVersion = {
  ...{ ...FIRST, version: 3, state: 'scheduled', from: '2026-12-01', amount: '800.00', reason: 'The budget was cut' },
  ...{ person: '赵明远', personEn: 'Zhao Mingyuan', madeAt: '2026-11-28 10:00:00' },
  told: [
    { person: '王芳', personEn: 'Wang Fang', seenAt: '2026-11-28 11:00:00' },
    { person: '李敏', personEn: 'Li Min' },
  ],
};

const versions = (grant: Grant, all: readonly GrantVersion[] = [PLANNED, DROPPED, FIRST]) =>
  present(
    <Provider store={newStore()}>
      <GrantVersions grant={grant} versions={all} />
    </Provider>,
  );
const cells = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

it('PROJ-7 a change is told term by term, before and after, with what differs marked', () => {
  present(<EffectOfChange effect={EFFECT} />);
  expect(cells('Authorized amount').map((cell) => cell.innerHTML)).toEqual(['<del>¥ 1,000.00</del>', '<ins>¥ 800.00</ins>']);
  expect(cells('Last day').map((cell) => cell.innerHTML)).toEqual(['2026-12-31', '2026-12-31']);
  expect(cells('Available').map((cell) => cell.textContent)).toEqual(['¥ 300.00', '¥ 100.00']);
  const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(said('Who can do less')).toBe('Wang Fang');
  expect(said('Changes along')).toBe('No grant that was given on');
  expect(said('Pending claims')).toBe('1, of ¥ 50.00 together; they can still be decided');
  expect(said('Available above after it')).toBe('¥ 700.00');
});

it('PROJ-25 a version tells what it changes of the one that held before it, why, by whom, and who has seen it', () => {
  versions(GRANT);
  const [planned, dropped, first] = screen.getAllByRole('listitem').map((line) => line.textContent ?? '');
  expect(planned).toContain('¥ 1,000.00 → ¥ 800.00');
  expect(planned).toContain('Zhao Mingyuan');
  expect(planned).toContain('The budget was cut');
  expect(planned).toContain('Told: Wang Fang (confirmed 2026-11-28 11:00:00), Li Min (not yet)');
  expect(dropped).toContain('¥ 1,000.00 → ¥ 900.00');
  expect(dropped).toContain('Dropped: Taken');
  expect(first).toContain('As it was given');
  expect(first).toContain('2026-12-31');
});

it('PROJ-23 a version is compared with what held before it, also where another was planned meanwhile', () => {
  const planned: GrantVersion = { ...PLANNED, version: 2, lastDay: '2026-12-20' };
  const along: GrantVersion = { ...FIRST, version: 3, from: '2026-11-20', lastDay: '2026-12-20', along: true };
  const said = () => screen.getAllByRole('listitem').map((line) => line.querySelector('dl')?.textContent);
  const { unmount } = versions(GRANT, [along, planned, { ...FIRST, state: 'superseded' }]);
  const moved = 'Last day2026-12-31 → 2026-12-20';
  const cut = 'Authorized amount¥ 1,000.00 → ¥ 800.00';
  expect(said().slice(0, 2)).toEqual([moved, cut]);
  unmount();
  versions(GRANT, [
    { ...along, state: 'superseded' },
    { ...planned, state: 'active' },
    { ...FIRST, state: 'superseded' },
  ]);
  expect(said().slice(0, 2)).toEqual([moved, cut]);
});

it('PROJ-23 who may act on the grant drops what is planned, once asked; others cannot', () => {
  const { unmount } = versions(GRANT);
  fireEvent.click(screen.getByRole('button', { name: 'Drop this change' }));
  expect(screen.getByRole('dialog').textContent).toContain('Drop the change from 2026-12-01 on? The grant SQ2026000012 stays as it is.');
  unmount();
  versions({ ...GRANT, actions: [] });
  expect(screen.queryByRole('button')).toBeNull();
});

const CHANGEABLE: ChangeableGrant = {
  ...{ grant: GRANT, until: '2027-06-30', used: '700.00' },
  parent: { systems: ['expense'], controlled: true, room: '1500.00' },
  children: [
    { number: 'SQ2026000013', systems: ['expense'], firstDay: '2026-11-01', longTerm: false, lastDay: '2026-12-20', controlled: true },
  ],
};
const TODAY = '2026-11-29';
const VALUES = { systems: ['expense' as const], longTerm: false, lastDay: '2026-12-31', controlled: true, amount: '1000.00', from: TODAY };
const ruleAt = (name: Parameters<typeof faultAt>[0], values: object) =>
  faultAt(name, { ...VALUES, ...values }, boundsOf(CHANGEABLE), TODAY)?.rule;

it('PROJ-23 each field says what is wrong with it as the server would', () => {
  expect(ruleAt('amount', { amount: '699.99' })).toBe('change-below');
  expect(ruleAt('amount', { amount: '1,500' })).toBeUndefined();
  expect(ruleAt('amount', { amount: '1500.01' })).toBe('change-over');
  expect(ruleAt('amount', { amount: 'much' })).toBe('amount-not-a-number');
  expect(ruleAt('controlled', { controlled: false })).toBe('change-uncontrolled');
  expect(ruleAt('systems', { systems: ['expense', 'query'] })).toBe('change-system-above');
  expect(ruleAt('lastDay', { lastDay: '2026-12-19' })).toBe('change-child-end');
  expect(ruleAt('from', { from: '2027-01-01' })).toBe('change-from-late');
});

it('PROJ-23 of an end that has no field the choice of it tells what is wrong', () => {
  const values = { ...VALUES, longTerm: true };
  const bounds = { ...boundsOf(CHANGEABLE), until: '2026-12-10' };
  expect(faultAt('longTerm', values, bounds, TODAY)?.rule).toBe('change-child-end');
  expect(draftOf('SQ2026000012', values)).not.toHaveProperty('lastDay');
  expect(draftOf('SQ2026000012', { ...VALUES, controlled: false })).not.toHaveProperty('amount');
});

it('PROJ-27 tells for whom a signer made a change', () => {
  versions(GRANT, [{ ...PLANNED, signedFor: '林海', signedForEn: 'Lin Hai' }, FIRST]);
  expect(screen.getByText(/^Zhao Mingyuan/).textContent).toBe('Zhao Mingyuan for Lin Hai');
});
