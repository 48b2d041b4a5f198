import { Application, ApplicationDetail, applicationsEndpoints } from '@hall/contract/applications';
import { approvalsEndpoints } from '@hall/contract/approvals';
import type { Grant } from '@hall/contract/authorizations';
import { AuditEffect, changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { encode } from '@hall/contract/wire/decode';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { refusal, serve } from '../../../testing/served.ts';
import { DecideDialog } from './decide-dialog.tsx';

const CHANGE: Application = {
  ...{ number: 'SP2026000031', kind: 'change', state: 'pending', round: 1, version: 3, edited: false, actions: ['approve', 'reject'] },
  ...{ department: '计算机学院', departmentEn: 'School of Computing', applicant: '王芳', applicantEn: 'Wang Fang' },
  ...{ person: '王芳', personEn: 'Wang Fang', staffNumber: '2001009', systems: ['expense', 'query'], duration: 'long' },
  ...{ grant: 'SQ2026000012', firstDay: '2026-12-05', controlled: true, amount: '1500.00', reason: '新增学生' },
  ...{ mayRegrant: false, showsBalance: false, showsLedger: false, madeAt: '2026-11-27 10:00:00' },
  before: { systems: ['expense'], longTerm: false, lastDay: '2026-12-31', controlled: true, amount: '1000.00' },
};
const GRANT: Grant = {
  ...{ number: 'SQ2026000012', department: '计算机学院', departmentEn: 'School of Computing', withBelow: false },
  ...{ authorizer: '赵明远', authorizerEn: 'Zhao Mingyuan', person: '王芳', personEn: 'Wang Fang', staffNumber: '2001009' },
  ...{ basis: 'head', state: 'active', causes: [], actions: [], forQuery: false, forExpense: true, forIncome: false },
  ...{ firstDay: '2026-11-01', lastDay: '2026-12-31', longTerm: false, controlled: true, amount: '1000.00', available: '300.00' },
  ...{ spent: '700.00', frozen: '0.00', mayRegrant: false, showsBalance: false, showsLedger: false, reason: '采购' },
  madeAt: '2026-11-01 10:00:00',
};
const EFFECT: AuditEffect = {
  effect: {
    ...{ before: GRANT, after: { ...GRANT, forQuery: true, longTerm: true, lastDay: undefined, amount: '1500.00', available: '800.00' } },
    ...{ others: [], lost: [], people: [], peopleEn: [], pendingClaims: 0, pendingAmount: '0.00', shown: 'inner' },
  },
  shown: 'mark-1',
};
const FAULT: AuditEffect = { fault: '授权已结束', faultEn: 'The grant has ended', shown: '' };

const { auditEffect } = changeApplicationsEndpoints;
const onClose = vi.fn();
const decided = (decision: 'approve' | 'reject') =>
  present(
    <Provider store={newStore()}>
      <DecideDialog application={CHANGE} decision={decision} onClose={onClose} />
    </Provider>,
  );
const asked = (term: string) =>
  within(screen.getByRole('region', { name: 'What is applied for' })).getByText(term).nextElementSibling?.textContent;
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  switchLanguage('en');
  onClose.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('PROJ-24 PROJ-7 approving a change shows old and new side by side with what it does, and sends the mark of that', async () => {
  const calls = serve({
    [auditEffect.path]: [encode(AuditEffect, EFFECT)],
    [approvalsEndpoints.decide.path]: [encode(Application, { ...CHANGE, state: 'approved' })],
  });
  decided('approve');
  await screen.findByRole('table');
  expect(cells('Authorized amount')).toEqual(['¥ 1,000.00', '¥ 1,500.00']);
  expect(cells('Last day')).toEqual(['2026-12-31', 'Long term']);
  expect(cells('Available')).toEqual(['¥ 300.00', '¥ 800.00']);
  expect(['Project', 'Applicant', 'Grant to be changed', 'Holds from', 'Reason of the application'].map(asked)).toEqual([
    ...['All projects of School of Computing', 'Wang Fang', 'SQ2026000012', '2026-12-05', '新增学生'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls(approvalsEndpoints.decide)).toEqual([{ sqdh: 'SP2026000031', version: 3, shjg: 'approve', yxbs: 'mark-1' }]);
});

it('PROJ-24 a change that cannot be approved says why beside what it asks for, and there is nothing to send', async () => {
  serve({ [auditEffect.path]: [encode(AuditEffect, FAULT)] });
  decided('approve');
  expect((await screen.findByRole('alert')).textContent).toBe('It cannot be approved: The grant has ended');
  await screen.findByRole('table');
  expect(cells('Systems')).toEqual(['Expense', 'Expense, Query']);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('PROJ-24 PROJ-6 a change is rejected with a reason alone, and as it is shown: one submitted anew meanwhile is shown first', async () => {
  const now: Application = { ...CHANGE, version: 6, amount: '1200.00' };
  const calls = serve({
    [approvalsEndpoints.decide.path]: [refusal(500, 'changed-meanwhile'), encode(Application, { ...now, state: 'rejected' })],
    [applicationsEndpoints.detail.path]: [encode(ApplicationDetail, { application: now, steps: [] })],
  });
  decided('reject');
  await screen.findByRole('table');
  expect(cells('Authorized amount')).toEqual(['¥ 1,000.00', '¥ 1,500.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Say why it is rejected')).toBeTruthy();
  expect(calls(approvalsEndpoints.decide)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason for rejecting'), { target: { value: 'Too much' } });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/has changed since you opened it/)).toBeTruthy();
  expect(cells('Authorized amount')).toEqual(['¥ 1,000.00', '¥ 1,200.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls(approvalsEndpoints.decide)[1]).toEqual({ sqdh: 'SP2026000031', version: 6, shjg: 'reject', shyj: 'Too much' });
});
