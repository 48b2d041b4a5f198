import { Application, ApplicationDetail, applicationsEndpoints } from '@hall/contract/applications';
import { ApprovalEffect, ApprovalOutcome, approvalsEndpoints } from '@hall/contract/approvals';
import { encode } from '@hall/contract/wire/decode';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { refusal, serve } from '../../../testing/served.ts';
import { ApproveTogetherDialog } from './approve-together-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';

const APPLICATION: Application = {
  ...{ number: 'SQD2026000101', kind: 'grant', state: 'pending', round: 1, version: 3, edited: false, actions: ['approve', 'reject'] },
  ...{ project: 'KY2026001', projectName: '知识图谱', projectNameEn: 'Knowledge graph', applicant: '王芳', applicantEn: 'Wang Fang' },
  ...{ person: '李敏', personEn: 'Li Min', staffNumber: '2001007', systems: ['query', 'expense'], duration: 'month' },
  ...{ firstDay: '2026-11-28', lastDay: '2026-12-27', controlled: true, amount: '500.00' },
  ...{ mayRegrant: true, showsBalance: false, showsLedger: true, reason: '采购试剂', madeAt: '2026-11-27 10:00:00' },
};
const EFFECT: ApprovalEffect = {
  ...{ number: APPLICATION.number, firstDay: '2026-11-28', lastDay: '2026-12-27', balance: '1000.00' },
  ...{ grantedBefore: '600.00', grantedAfter: '1100.00', held: ['SQ2026000054'], pendingClaims: 2, shown: 'mark-1' },
};
const OTHER: Application = {
  ...APPLICATION,
  number: 'SQD2026000102',
  person: '赵明',
  personEn: 'Zhao Ming',
  controlled: false,
  amount: undefined,
};
const HANDLED = { fault: '该申请已处理', faultEn: 'The application has been dealt with already' };
const effects = (...shown: readonly ApprovalEffect[]) => ({ yxs: shown.map((one) => encode(ApprovalEffect, one)) });
const detailOf = (application: Application) => encode(ApplicationDetail, { application, steps: [] });
const onClose = vi.fn();
const decided = (decision: 'approve' | 'reject', application = APPLICATION) =>
  present(
    <Provider store={newStore()}>
      <DecideDialog application={application} decision={decision} onClose={onClose} />
    </Provider>,
  );
const said = (term: string, within_ = 'What is applied for') =>
  within(screen.getByRole('region', { name: within_ })).getByText(term).nextElementSibling?.textContent;

beforeEach(() => {
  switchLanguage('en');
  onClose.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('PROJ-20 rejecting shows all that is applied for, and names the version that is rejected', async () => {
  const asked = serve({ [approvalsEndpoints.decide.path]: [encode(Application, { ...APPLICATION, state: 'rejected' })] });
  decided('reject');
  expect(
    ['Project', 'Applicant', 'Authorized person', 'Systems', 'Duration', 'First day', 'Last day', 'Amount applied for'].map((term) =>
      said(term),
    ),
  ).toEqual([
    ...['Knowledge graph (KY2026001)', 'Wang Fang', 'Li Min (2001007)', expect.stringContaining(', '), 'One month'],
    ...['2026-11-28', '2026-12-27', '¥ 500.00'],
  ]);
  expect(['May be given on', 'Shows the balance', 'Shows the ledger', 'Reason of the application'].map((term) => said(term))).toEqual([
    ...['Yes', 'No', 'Yes', '采购试剂'],
  ]);
  fireEvent.change(screen.getByLabelText('Reason for rejecting'), { target: { value: 'Too much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked(approvalsEndpoints.decide)).toEqual([{ sqdh: 'SQD2026000101', version: 3, shjg: 'reject', shyj: 'Too much' }]);
});

it('PROJ-20 what is not controlled and long-term says so', () => {
  serve({});
  decided('reject', { ...OTHER, duration: 'long', lastDay: undefined });
  expect(['Amount applied for', 'Duration', 'Last day'].map((term) => said(term))).toEqual(['Not controlled', 'Long term', 'Long term']);
});

it('PROJ-6 an application that was changed meanwhile is shown as it is now, what was typed stays, and the next decision is on that', async () => {
  const now = { ...APPLICATION, version: 6, round: 2, amount: '900.00' };
  const asked = serve({
    [approvalsEndpoints.decide.path]: [refusal(500, 'changed-meanwhile'), encode(Application, { ...now, state: 'rejected' })],
    [applicationsEndpoints.detail.path]: [detailOf(now)],
  });
  decided('reject');
  fireEvent.change(screen.getByLabelText('Reason for rejecting'), { target: { value: 'Too much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/has changed since you opened it/)).toBeTruthy();
  expect(said('Amount applied for')).toBe('¥ 500.00 → ¥ 900.00');
  expect(said('Duration')).toBe('One month');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked(approvalsEndpoints.decide)[1]).toEqual({ sqdh: 'SQD2026000101', version: 6, shjg: 'reject', shyj: 'Too much' });
});

it('PROJ-7 approving shows what it does, warns of more than the project has left, and sends the mark with the version', async () => {
  const asked = serve({
    [approvalsEndpoints.effects.path]: [effects(EFFECT)],
    [approvalsEndpoints.decide.path]: [encode(Application, { ...APPLICATION, state: 'approved' })],
  });
  decided('approve');
  expect(await screen.findByText(/would have more available than it has left/)).toBeTruthy();
  expect(
    ['Balance of the project', 'Available of all grants', 'Grants held already', 'Pending claims'].map((term) =>
      said(term, 'What approving it does'),
    ),
  ).toEqual(['¥ 1,000.00', '¥\u00a0600.00 → ¥\u00a01,100.00', 'SQ2026000054', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked(approvalsEndpoints.decide)).toEqual([{ sqdh: 'SQD2026000101', version: 3, shjg: 'approve', yxbs: 'mark-1' }]);
});

it('PROJ-7 an effect that is another by now is shown anew before anything is approved', async () => {
  const other = { ...EFFECT, grantedBefore: '100.00', grantedAfter: '600.00', shown: 'mark-2' };
  const asked = serve({
    [approvalsEndpoints.effects.path]: [effects(EFFECT), effects(other)],
    [approvalsEndpoints.decide.path]: [refusal(500, 'changed-meanwhile'), encode(Application, { ...APPLICATION, state: 'approved' })],
    [applicationsEndpoints.detail.path]: [detailOf(APPLICATION)],
  });
  decided('approve');
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/100\.00 → .*600\.00/)).toBeTruthy();
  expect(screen.queryByText(/would have more available/)).toBeNull();
  expect(screen.queryByText(/has changed since you opened it/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked(approvalsEndpoints.decide)[1]).toMatchObject({ yxbs: 'mark-2' });
});

it('PROJ-6 what was handled meanwhile says so, and there is nothing to send', async () => {
  serve({ [approvalsEndpoints.effects.path]: [effects({ ...EFFECT, ...HANDLED })] });
  decided('approve');
  expect((await screen.findByRole('alert')).textContent).toBe('It cannot be approved: The application has been dealt with already');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('SYS-9 who acts as somebody else is told that only the person can decide, and keeps what was typed', async () => {
  serve({ [approvalsEndpoints.decide.path]: [refusal(403, 'own-hand')] });
  decided('reject');
  const reason = screen.getByLabelText('Reason for rejecting') as HTMLTextAreaElement;
  fireEvent.change(reason, { target: { value: 'Too much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await within(screen.getByRole('dialog')).findByText(/Only the person can do this/)).toBeTruthy();
  expect(reason.value).toBe('Too much');
});

it('PROJ-20 of several each is told with what approving it does; what was handled meanwhile does not keep the others back', async () => {
  const outcome: ApprovalOutcome = { number: OTHER.number };
  const asked = serve({
    [approvalsEndpoints.effects.path]: [effects({ ...EFFECT, ...HANDLED }, { ...EFFECT, number: OTHER.number, shown: 'mark-2' })],
    [approvalsEndpoints.approveTogether.path]: [{ jgs: [encode(ApprovalOutcome, outcome)] }],
  });
  present(
    <Provider store={newStore()}>
      <ApproveTogetherDialog applications={[APPLICATION, OTHER]} onClose={onClose} />
    </Provider>,
  );
  const lines = await screen.findAllByRole('listitem');
  const [first, second] = lines.map((line) => line.textContent ?? '');
  for (const text of ['SQD2026000101', '¥ 500.00', 'Li Min', 'Wang Fang', 'One month', '2026-12-27', 'dealt with already'])
    expect(first).toContain(text);
  expect(first).not.toContain('Balance of the project');
  for (const text of [
    'Not controlled',
    'Zhao Ming',
    '¥ 1,000.00',
    '¥\u00a0600.00 → ¥\u00a01,100.00',
    'SQ2026000054',
    'would have more available',
  ])
    expect(second).toContain(text);
  expect(screen.getByText('1 that cannot be approved stays as it is')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve 1 application' }));
  expect((await screen.findByRole('status')).textContent).toBe('1 application approved, 1 could not be approved');
  expect(asked(approvalsEndpoints.approveTogether)).toEqual([{ yxs: [{ sqdh: 'SQD2026000102', yxbs: 'mark-2' }] }]);
});

it('PROJ-20 where all of several are approved nothing is said of others, in the plural', async () => {
  const both = [EFFECT, { ...EFFECT, number: OTHER.number }];
  serve({
    [approvalsEndpoints.effects.path]: [effects(...both)],
    [approvalsEndpoints.approveTogether.path]: [{ jgs: both.map(({ number }) => encode(ApprovalOutcome, { number })) }],
  });
  present(
    <Provider store={newStore()}>
      <ApproveTogetherDialog applications={[APPLICATION, OTHER]} onClose={onClose} />
    </Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve 2 applications' }));
  expect((await screen.findByRole('status')).textContent).toBe('2 applications approved');
});
