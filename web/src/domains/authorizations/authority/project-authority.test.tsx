import type { Grant } from '@hall/contract/authorizations';
import { ProjectAuthority as Authority, projectAuthorityEndpoints } from '@hall/contract/project-authority';
import { encode } from '@hall/contract/wire/decode';
import { fireEvent, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { ProjectAuthority } from './project-authority.tsx';

const GRANT: Grant = {
  ...{ number: 'SQ1', project: 'KY1', projectName: '数据', projectNameEn: 'Data', department: '图书馆', departmentEn: 'Library' },
  ...{ withBelow: false, authorizer: '赵明远', authorizerEn: 'Zhao Mingyuan', person: '王芳', personEn: 'Wang Fang', staffNumber: '1' },
  ...{ basis: 'leader', forQuery: true, forExpense: true, forIncome: false, firstDay: '2026-01-01', longTerm: true },
  ...{ controlled: true, amount: '1000.00', control: '700.00', available: '400.00', spent: '200.00', frozen: '100.00' },
  ...{ mayRegrant: true, showsBalance: false, showsLedger: false, reason: '', state: 'active', causes: [], actions: [] },
  madeAt: '2026-01-01 10:00:00',
};
const CHILD: Grant = {
  ...{ ...GRANT, number: 'SQ2', parent: 'SQ1', basis: 'holder', person: '李敏', personEn: 'Li Min', authorizer: '王芳' },
  ...{ authorizerEn: 'Wang Fang', amount: '300.00', available: '-50.00', spent: '350.00', frozen: '0.00', mayRegrant: false },
};
const OTHER: Grant = {
  ...{ ...GRANT, number: 'SQ3', project: undefined, basis: 'head', authorizer: '林海', authorizerEn: 'Lin Hai', controlled: false },
  ...{ amount: undefined, control: undefined, available: undefined, spent: '0.00', frozen: '0.00', state: 'suspended' },
};
const AUTHORITY: Authority = {
  ...{ code: 'KY1', name: '数据', nameEn: 'Data', leader: '赵明远', leaderEn: 'Zhao Mingyuan', leaderNumber: '2', whole: true, more: 0 },
  balance: '8000.00',
  grants: [
    { grant: GRANT, passedOn: '300.00', place: 'given' },
    { grant: CHILD, passedOn: '0.00', place: 'all' },
    { grant: OTHER, passedOn: '0.00' },
  ],
};

beforeEach(() => {
  switchLanguage('en');
  localStorage.setItem('CWWSBSDT_routes', JSON.stringify([{ path: '/authorizations/given' }]));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answered = (data: Partial<Authority>) =>
  Response.json({ code: 200, message: '', data: encode(Authority, { ...AUTHORITY, ...data }) });

function presentWith(answer: () => Promise<Response>) {
  const { path: own } = projectAuthorityEndpoints.ofProject;
  vi.stubGlobal('fetch', (path: string) => (path === own ? answer() : new Promise(() => undefined)));
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <ProjectAuthority code="KY1" />
      </MemoryRouter>
    </Provider>,
  );
}

it('PROJ-16 shows the leader, below the grants, and below each what was given on from it, as one list', async () => {
  presentWith(async () => answered({}));
  const tree = await screen.findByRole('list', { name: 'Who may use it' });
  const [leader, own, onward, whole] = within(tree)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent);
  expect(leader).toBe('Zhao Mingyuan2Leader' + 'Balance ¥ 8,000.00');
  expect(own).toContain('¥ 400.00 left of ¥ 1,000.0040% leftSpent ¥ 200.00Frozen ¥ 100.00Given on ¥ 300.00');
  expect(own).toContain('Long termQuery, ExpenseMay be given on');
  expect(own).not.toContain('Given by');
  expect(onward).toContain('Li MinSQ2Active¥ 50.00 over the ¥ 300.00 granted0% leftSpent ¥ 350.00');
  expect(whole).toContain('SuspendedNot controlled');
  expect(whole).toContain('Given by Lin HaiAll projects of Library');
  expect(
    within(screen.getByText('Wang Fang', { selector: 'li li:first-child strong' }).closest('li') as HTMLElement).getByText('SQ2'),
  ).toBeTruthy();
});

it('PROJ-16 a grant opens where the person has the page on which it is found', async () => {
  presentWith(async () => answered({}));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/authorizations/given?open=SQ1');
});

it.each([
  ['to who sees all', true, 'Nobody but the leader may use it.'],
  ['to who does not', false, 'There is no grant on it that you may see.'],
] as const)('PROJ-13 that there are no grants is said %s', async (_, whole, said) => {
  presentWith(async () => answered({ whole, grants: [], balance: undefined }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByText('Zhao Mingyuan')).toBeTruthy();
  expect(screen.queryByText(/Balance/)).toBeNull();
});

it('PROJ-13 it is said where there are more, and where they are one’s own alone', async () => {
  presentWith(async () => answered({ whole: false, more: 12 }));
  expect(await screen.findByText('12 more are not shown.')).toBeTruthy();
  expect(screen.getByText('These are the grants that you hold, and those that you gave.')).toBeTruthy();
});

it('PROJ-16 what could not be loaded can be tried again', async () => {
  let works = false;
  presentWith(async () => (works ? answered({}) : new Response('', { status: 503 })));
  const again = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  fireEvent.click(again);
  expect(await screen.findByText('SQ1')).toBeTruthy();
});
