import type { Grant, GrantEffect } from '@hall/contract/authorizations';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { EffectFacts } from './effect-facts.tsx';
import { GrantHistory } from './grant-history.tsx';
import { GrantMoney } from './grant-money.tsx';

beforeEach(() => switchLanguage('en'));

const GRANT = {
  ...{ number: 'SQ2026000012', person: '王芳', personEn: 'Wang Fang', state: 'revoked', causes: [] },
  ...{ controlled: true, amount: '1000.00', control: '700.00', available: '0.00', spent: '650.00', frozen: '50.00' },
} as unknown as Grant;
const EFFECT: GrantEffect = {
  state: 'revoked',
  others: [GRANT],
  people: ['李敏', '王芳'],
  peopleEn: ['Li Min', 'Wang Fang'],
  pendingClaims: 2,
  pendingAmount: '1170.00',
  ...{ available: '180.00', availableAfter: '0.00', givenBack: '180.00', above: '20.00', aboveAfter: '200.00' },
  shown: 'h3xQ',
};
const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('PROJ-7 says what an action does: state, people, what goes along, claims that wait, and what is given back', () => {
  present(<EffectFacts effect={EFFECT} />);
  expect(said('State after it')).toBe('Revoked');
  expect(said('Whose use it changes')).toBe('Li Min, Wang Fang');
  expect(said('Pending claims')).toBe('2, of ¥ 1,170.00 together; they can still be decided');
  expect(said('Available')).toBe('¥ 180.00 → ¥ 0.00');
  expect(said('Given back')).toBe('¥ 180.00 to the grant above, of which ¥ 20.00 are available, and ¥ 200.00 after it');
  expect(within(screen.getByRole('listitem')).getByText('SQ2026000012')).toBeTruthy();
});

it('PROJ-7 says so where nothing goes along and nobody is concerned', () => {
  present(<EffectFacts effect={{ ...EFFECT, others: [], people: [], peopleEn: [], pendingClaims: 0, givenBack: undefined }} />);
  expect(['Whose use it changes', 'Goes along', 'Pending claims'].map(said)).toEqual(['Nobody’s', 'No grant that was given on', 'None']);
  expect(screen.queryByText('Given back')).toBeNull();
});

it('PROJ-5 names each amount of a grant, also where nothing is left; of one that is not controlled only what was used', () => {
  const { unmount } = present(<GrantMoney grant={GRANT} />);
  expect(said('Available')).toBe('¥ 0.00');
  expect(said('Control amount')).toBe('¥ 700.00');
  unmount();
  present(<GrantMoney grant={{ ...GRANT, controlled: false, amount: undefined, control: undefined, available: undefined }} />);
  expect([said('Available'), said('Spent')]).toEqual(['Not controlled', '¥ 650.00']);
  expect(screen.queryByText('Authorized amount')).toBeNull();
});

it('PROJ-27 tells for whom a signer did something to a grant', () => {
  const by = { person: '李敏', personEn: 'Li Min', signedFor: '林海', signedForEn: 'Lin Hai', at: '2026-11-27 10:00:00' };
  present(<GrantHistory events={[{ kind: 'suspended', state: 'suspended', ...by }]} />);
  expect(screen.getByText(/^Li Min for Lin Hai/).textContent).toBe('Li Min for Lin Hai · Suspended');
});

it('PROJ-16 tells what has become of a grant, through what, by whom and why', () => {
  const by = { person: '李敏', personEn: 'Li Min', at: '2026-11-27 10:00:00' };
  present(
    <GrantHistory
      events={[
        { kind: 'expired', state: 'expired', at: '2026-11-28 00:00:10' },
        { kind: 'suspended', cause: 'project', state: 'suspended', reason: 'Year end', ...by },
      ]}
    />,
  );
  const [day, project] = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(day).toBe('Expired2026-11-28 00:00:10By itself · Expired');
  expect(project).toBe('SuspendedProject frozen2026-11-27 10:00:00Li Min · SuspendedYear end');
});
