import type { ApplicationStep } from '@hall/contract/application-step';
import type { Application } from '@hall/contract/applications';
import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { CELLS } from './application-parts.tsx';
import { ApplicationWay } from './application-way.tsx';
import { StateCell } from './state-cell.tsx';

beforeEach(() => {
  switchLanguage('en');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

const APPLICATION = {
  ...{
    number: 'SP2026000001',
    kind: 'grant',
    state: 'rejected',
    round: 1,
    project: 'KY2024012',
    projectName: '缺陷检测',
    projectNameEn: 'Detection',
  },
  ...{ leader: '赵明远', leaderEn: 'Zhao Mingyuan', applicant: '王芳', applicantEn: 'Wang Fang', person: '王芳', personEn: 'Wang Fang' },
  ...{ staffNumber: '2001009', systems: ['query', 'expense'], duration: 'month', firstDay: '2026-11-01', lastDay: '2026-11-30' },
  ...{ controlled: true, amount: '12345.00', mayRegrant: false, showsBalance: true, showsLedger: false, reason: '采购试剂' },
  ...{ comment: '请说明用途', actions: [], madeAt: '2026-11-01 10:00:00', edited: true, version: 3 },
} as unknown as Application;

const presentFacts = (change: Partial<Application> = {}) =>
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <ApplicationFacts application={{ ...APPLICATION, ...change }} />
      </MemoryRouter>
    </Provider>,
  );
const told = (term: string) => screen.getByText(term).nextElementSibling;

it('PROJ-28 tells an application in words: systems by name, the amount as money, why it was rejected, and what is not sent yet', () => {
  presentFacts();
  expect(told('Systems')?.textContent).toBe('Query, Expense');
  expect(told('Amount applied for')?.textContent).toBe('¥ 12,345.00');
  expect(told('State')?.querySelector('[data-tone=danger]')?.textContent).toBe('Rejected');
  expect(told('State')?.textContent).toContain('Unsent changes');
  expect(told('Reason for rejecting')?.textContent).toBe('请说明用途');
  expect(told('Project')?.textContent).toBe('Detection');
  expect(screen.queryByText('Decided')).toBeNull();
});

it('PROJ-28 says where the amount is not to be controlled and where there is no last day', () => {
  presentFacts({ controlled: false, amount: undefined, duration: 'long', lastDay: undefined, comment: undefined });
  expect(told('Amount applied for')?.textContent).toBe('Not controlled');
  expect(told('Last day')?.textContent).toBe('Long term');
});

const CHANGE = {
  ...{ kind: 'change', project: undefined, department: '计算机学院', departmentEn: 'School of Computing', leader: undefined },
  ...{ grant: 'SQ2026000012', firstDay: '2026-12-05', duration: 'custom', state: 'pending', comment: undefined },
  before: { systems: ['query', 'expense'], longTerm: false, lastDay: '2026-11-15', controlled: false },
} as Partial<Application>;

it('PROJ-24 tells a change by the grant that it is to change, from when on, and by old and new side by side', async () => {
  presentFacts(CHANGE);
  expect(told('Kind')?.textContent).toBe('Change');
  expect(told('Grant to be changed')?.textContent).toBe('SQ2026000012');
  expect(told('Holds from')?.textContent).toBe('2026-12-05');
  expect(told('Project')?.textContent).toBe('All projects of School of Computing');
  for (const term of ['Duration', 'First day', 'May be given on', 'Leader', 'Authorized person'])
    expect(screen.queryByText(term)).toBeNull();
  const row = await screen.findByRole('row', { name: /^Authorized amount/ });
  expect(row.textContent).toBe('Authorized amountNot controlled¥ 12,345.00');
  expect(screen.getByRole('row', { name: /^Systems/ }).querySelector('del')).toBeNull();
});

it('PROJ-23 a change is about all projects of a department where it is about no project; a draft is about nothing yet', () => {
  const about = (change: Partial<Application>) => present(CELLS.projectName({ ...APPLICATION, ...change })).container.textContent;
  expect(about(CHANGE)).toBe('All projects of School of Computing');
  expect(about({ project: undefined })).toBe('No project chosen yet');
  expect(about({})).toBe('Detection');
});

it('SHELL-16 marks what people typed as of the language in which they wrote it', () => {
  presentFacts({ reason: 'For a thesis' });
  expect(within(told('Reason for rejecting') as HTMLElement).getByText('请说明用途').lang).toBe('zh-CN');
  expect(within(told('Reason') as HTMLElement).getByText('For a thesis').lang).toBe('en');
});

const BY = { person: '赵明远', personEn: 'Zhao Mingyuan', waits: false, forOffice: false, round: 1, at: '2026-11-02 10:00:00' } as const;
const MOVED: ApplicationStep = { ...BY, kind: 'moved', cause: 'person', person: undefined, waits: true, to: '李敏', toEn: 'Li Min' };

it('PROJ-28 tells of each step who acted for whom, for the finance office, or that the system did it, and what was said', () => {
  present(
    <ApplicationWay
      steps={[
        { ...BY, kind: 'rejected', comment: '请说明用途' },
        { ...BY, kind: 'approved', actor: '李四', actorEn: 'Li Si', forOffice: true, comment: 'Fine' },
        MOVED,
      ]}
    />,
  );
  const [rejected, approved, moved] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rejected).toContain('Reason for rejecting: 请说明用途');
  expect(approved).toContain('Li Si for Zhao Mingyuan · for the finance office');
  expect(approved).toContain('Comment: Fine');
  expect(moved).toContain('System · Waits for Li Min');
  expect(screen.getByText('Now: waits for Li Min')).toBeTruthy();
});

it('PROJ-27 tells of a decision that somebody signed for another both of them, in its way, among its facts and in lists', () => {
  const signed = { signedFor: '赵明远', signedForEn: 'Zhao Mingyuan' };
  const decided = { ...APPLICATION, ...signed, state: 'approved', decider: '孙立', deciderEn: 'Sun Li' } as Application;
  present(<ApplicationWay steps={[{ ...BY, kind: 'approved', person: '孙立', personEn: 'Sun Li', ...signed }]} />);
  expect(screen.getByRole('listitem').textContent).toContain('Sun Li for Zhao Mingyuan');
  presentFacts(decided);
  expect(told('Approver')?.textContent).toBe('Sun Li for Zhao Mingyuan');
  const { container } = present(
    <>
      {CELLS.decider(decided)}
      <StateCell application={decided} signing />
    </>,
  );
  expect(container.textContent).toBe('Sun Li for Zhao MingyuanApprovedfor Zhao MingyuanUnsent changes');
});

it('PROJ-27 names of what waits whom it waits for, and whom the person would sign for where that is asked', () => {
  const waits = { ...APPLICATION, state: 'pending', edited: false, comment: undefined } as Application;
  const one = { ...waits, decider: '赵明远', deciderEn: 'Zhao Mingyuan', signedFor: '赵明远', signedForEn: 'Zhao Mingyuan' };
  const { container } = present(
    <>
      {CELLS.decider(one)}
      <StateCell application={one} signing />
      {CELLS.state(one)}
      {CELLS.decider(waits)}
    </>,
  );
  expect(container.textContent).toBe('Zhao MingyuanPendingfor Zhao MingyuanPending');
});

it('PROJ-28 tells two steps of one second from each other', () => {
  const reported = vi.spyOn(console, 'error');
  present(<ApplicationWay steps={[MOVED, MOVED]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(reported).not.toHaveBeenCalled();
});

it('PROJ-3 lists what an application is with what is not sent yet, and an amount that is not to be controlled', () => {
  const draft = { ...APPLICATION, controlled: true, amount: undefined } as Application;
  const { container, unmount } = present(
    <>
      {CELLS.state(APPLICATION)}
      {CELLS.amount({ ...APPLICATION, controlled: false })}
      {CELLS.comment(APPLICATION)}
    </>,
  );
  expect(container.textContent).toBe('RejectedUnsent changes请说明用途Not controlled请说明用途');
  unmount();
  expect(present(CELLS.amount(draft)).container.textContent).toBe('');
});
