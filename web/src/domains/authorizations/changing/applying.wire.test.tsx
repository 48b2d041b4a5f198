import { Application } from '@hall/contract/applications';
import type { Grant } from '@hall/contract/authorizations';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { ChangeableGrant } from '@hall/contract/grant-changes';
import { wireDay } from '@hall/contract/rules/shanghai';
import { encode } from '@hall/contract/wire/decode';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { refusal, serve } from '../../../testing/served.ts';
import { ApplyForChangeDialog } from './apply-for-change-dialog.tsx';
import { appliedIn, begunIn } from './applying-checks.ts';
import { boundsOf, changeIn, faultAt } from './change-checks.ts';

const TODAY = wireDay(new Date());
const GRANT: Grant = {
  ...{ number: 'SQ2026000012', project: 'KY2026001', projectName: '知识图谱', projectNameEn: 'Knowledge graph' },
  ...{
    department: '计算机学院',
    departmentEn: 'School of Computing',
    withBelow: false,
    authorizer: '赵明远',
    authorizerEn: 'Zhao Mingyuan',
  },
  ...{ person: '王芳', personEn: 'Wang Fang', staffNumber: '2001009', basis: 'holder', state: 'active', causes: [], actions: [] },
  ...{ forQuery: false, forExpense: true, forIncome: false, firstDay: '2026-11-01', lastDay: '2098-12-31', longTerm: false },
  ...{ controlled: true, amount: '1000.00', control: '1000.00', available: '300.00', spent: '650.00', frozen: '50.00' },
  ...{ mayRegrant: false, showsBalance: false, showsLedger: false, reason: '采购', madeAt: '2026-11-01 10:00:00' },
};
/** As it is told to who applies: the grant above has an amount, but not how much of it is left. */
const CHANGEABLE: ChangeableGrant = {
  ...{ grant: GRANT, until: '2099-06-30', used: '700.00', children: [] },
  parent: { systems: ['expense', 'query'], controlled: true },
};
const REJECTED: Application = {
  ...{ number: 'SP2026000031', kind: 'change', state: 'rejected', round: 1, version: 2, edited: false, actions: ['edit', 'submit'] },
  ...{ project: 'KY2026001', projectName: '知识图谱', projectNameEn: 'Knowledge graph', applicant: '王芳', applicantEn: 'Wang Fang' },
  ...{ person: '王芳', personEn: 'Wang Fang', staffNumber: '2001009', systems: ['expense'], duration: 'custom', grant: GRANT.number },
  ...{ firstDay: '2026-11-02', lastDay: '2099-01-31', controlled: true, amount: '5000.00', reason: '设备', comment: '金额过高' },
  ...{ mayRegrant: false, showsBalance: false, showsLedger: false, madeAt: '2026-11-02 10:00:00' },
};

const { toApplyFor, applyForChange } = changeApplicationsEndpoints;
const told = encode(ChangeableGrant, CHANGEABLE);
const made = encode(Application, { ...REJECTED, state: 'pending', version: 3 });
const onClose = vi.fn();
const opened = (application?: Application) =>
  present(
    <Provider store={newStore()}>
      <ApplyForChangeDialog number={GRANT.number} application={application} onClose={onClose} />
    </Provider>,
  );
const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
const asked = () => within(screen.getByRole('region', { name: 'What you apply for' }));

beforeEach(() => {
  switchLanguage('en');
  onClose.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('PROJ-23 who applies is bound by what is used, while what is left above is not told and bounds nothing', () => {
  const ruleOf = (amount: string) =>
    faultAt('amount', { ...begunIn(GRANT, TODAY), controlled: true, amount }, boundsOf(CHANGEABLE), TODAY)?.rule;
  expect(ruleOf('699.99')).toBe('change-below');
  expect(ruleOf('99999999999.99')).toBeUndefined();
});

it('PROJ-23 what is edited begins with what was applied for, from today on where its day is past', () => {
  expect(changeIn(appliedIn(REJECTED, '2026-11-30'))).toMatchObject({ from: '2026-11-30', lastDay: '2099-01-31', amount: '5000.00' });
  expect(appliedIn({ ...REJECTED, duration: 'long', lastDay: undefined, firstDay: '2027-01-01' }, '2026-11-30')).toMatchObject({
    longTerm: true,
    from: '2027-01-01',
  });
});

it('PROJ-23 who holds a grant sees old and new side by side, and sends what is new with the reason', async () => {
  const calls = serve({ [toApplyFor.path]: [told], [applyForChange.path]: [made] });
  opened();
  expect(await screen.findByText(/it stands here beside what there is/)).toBeTruthy();
  await fill('Authorized amount', '1,500');
  expect((await asked().findByText('¥ 1,000.00')).tagName).toBe('DEL');
  expect(asked().getByText('¥ 1,500.00').tagName).toBe('INS');
  await fill('Reason', 'Two more students');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { sqbh, sqje, bgrq, jsrq, sqyy, sqdh } = calls(applyForChange)[0] ?? {};
  expect([sqbh, sqje, bgrq, jsrq, sqyy, sqdh]).toEqual([
    ...['SQ2026000012', '1500.00', TODAY, '2098-12-31', 'Two more students'],
    undefined,
  ]);
});

it('PROJ-23 what is no change is not sent', async () => {
  const calls = serve({ [toApplyFor.path]: [told] });
  opened();
  await fill('Reason', 'Nothing at all');
  submit();
  expect(await screen.findByText(/Nothing of the grant is changed/)).toBeTruthy();
  expect(calls(applyForChange)).toEqual([]);
});

it('PROJ-23 one that was rejected is edited with why, and is sent by its number and version', async () => {
  const calls = serve({ [toApplyFor.path]: [told], [applyForChange.path]: [made] });
  opened(REJECTED);
  expect((await screen.findByText(/Reason for rejecting/)).textContent).toContain('金额过高');
  expect((screen.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('设备');
  await fill('Authorized amount', '2000');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls(applyForChange)[0]).toMatchObject({ sqdh: 'SP2026000031', version: 2, sqje: '2000.00', bgrq: TODAY });
});

it('PROJ-23 while a change is planned or an application waits, that is said and nothing can be sent', async () => {
  serve({ [toApplyFor.path]: [encode(ChangeableGrant, { ...CHANGEABLE, planned: '2099-01-01' })] });
  const { unmount } = opened();
  expect(await screen.findByText(/A change from 2099-01-01 on is planned already/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  unmount();
  serve({ [toApplyFor.path]: [refusal(500, 'change-pending')] });
  opened();
  expect((await screen.findByRole('alert')).textContent).toMatch(/waits for approval/);
  expect(screen.queryByRole('form')).toBeNull();
});
