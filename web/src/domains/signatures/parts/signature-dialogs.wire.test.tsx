import type { ProjectToApplyFor } from '@hall/contract/project-to-apply-for';
import { SignableProjects, Signature, SignatureEffect, signaturesEndpoints } from '@hall/contract/signatures';
import { encode } from '@hall/contract/wire/decode';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { refusal, serve } from '../../../testing/served.ts';
import { GiveDialog } from './give-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { StateCell } from './state-cell.tsx';

const SIGNATURE: Signature = {
  ...{ number: 'QZ2026000001', principal: '赵明远', principalEn: 'Zhao Mingyuan', principalNumber: '2001010', part: 'given' },
  ...{
    signer: '孙立',
    signerEn: 'Sun Li',
    signerNumber: '2001008',
    everything: false,
    scope: 'KY2026001 图谱',
    scopeEn: 'KY2026001 Graphs',
  },
  ...{ firstDay: '2026-11-30', lastDay: '2026-12-29', amount: '30000.00', reason: '出差', state: 'active', actions: ['revoke'] },
  madeAt: '2026-11-30 10:00:00',
};
const PROJECT: ProjectToApplyFor = {
  ...{ code: 'KY2026001', name: '图谱', nameEn: 'Graphs', department: '计算机学院', departmentEn: 'School of Computing' },
  ...{ leader: '赵明远', leaderEn: 'Zhao Mingyuan', leaderNumber: '2001010', accountSet: '学校账套', accountSetEn: 'University' },
  ...{ state: 'active', until: '2027-12-31' },
};
const onClose = vi.fn();
/** Puts projects that can be signed for in the place of the server's, for somebody who heads a department or not; what it was asked is told. */
function servingProjects(rows: ProjectToApplyFor[], heads = false) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const call = path.split('?')[0] ?? '';
    asked.push(call);
    if (call !== signaturesEndpoints.signable.path) return Response.json({ code: 500, message: '', data: null });
    return Response.json({ code: 200, message: '', data: encode(SignableProjects, { total: rows.length, rows, heads }) });
  });
  return asked;
}
const shown = (dialog: Parameters<typeof present>[0]) => present(<Provider store={newStore()}>{dialog}</Provider>);
const revoking = () => shown(<RevokeDialog signature={SIGNATURE} onClose={onClose} />);
const said = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

beforeEach(() => {
  switchLanguage('en');
  onClose.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('PROJ-27 tells who leads nothing that there is nothing to sign for', async () => {
  servingProjects([]);
  shown(<GiveDialog onClose={onClose} />);
  expect(await screen.findByText(/there is nothing to sign for/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('PROJ-27 begins with all projects for who heads a department without any: such as come later can be signed for', async () => {
  servingProjects([], true);
  shown(<GiveDialog onClose={onClose} />);
  expect(((await screen.findByRole('radio', { name: 'All projects' })) as HTMLInputElement).checked).toBe(true);
});

it('PROJ-27 says at each field what is missing, and sends nothing until it is there', async () => {
  const asked = servingProjects([PROJECT]);
  shown(<GiveDialog onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: 'New signature authority' }));
  for (const text of ['Signer is required', 'Choose the projects, or all of them', 'Limit is required', 'Reason is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'All projects' }));
  await waitFor(() => expect(screen.queryByText('Choose the projects, or all of them')).toBeNull());
  expect(asked).toContain(signaturesEndpoints.signable.path);
  expect(asked).not.toContain(signaturesEndpoints.give.path);
});

it('PROJ-7 shows what revoking does before it asks why', async () => {
  const effect: SignatureEffect = { applications: ['SP2026000031', 'SP2026000032'], claims: 1 };
  const asked = serve({
    [signaturesEndpoints.effect.path]: [encode(SignatureEffect, effect)],
    [signaturesEndpoints.revoke.path]: [encode(Signature, { ...SIGNATURE, state: 'revoked', actions: [] })],
  });
  revoking();
  await screen.findByText('Applications that wait');
  expect(said('At once')).toBe('Sun Li can sign for Zhao Mingyuan no more; what was decided stays');
  expect(said('Applications that wait')).toBe('2 applications wait for them no more: SP2026000031, SP2026000032');
  expect(said('Pending claims')).toBe('1 claim waits for them no more');
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Reason is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Back again' } });
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked(signaturesEndpoints.revoke)).toEqual([{ qzbh: 'QZ2026000001', cxyy: 'Back again' }]);
});

it('PROJ-6 of one that has ended meanwhile it is said so, and what was typed stays', async () => {
  serve({
    [signaturesEndpoints.effect.path]: [encode(SignatureEffect, { applications: [], claims: 0 })],
    [signaturesEndpoints.revoke.path]: [refusal(500, 'signature-ended')],
  });
  revoking();
  const reason = (await screen.findByLabelText('Reason')) as HTMLTextAreaElement;
  expect([said('Applications that wait'), said('Pending claims')]).toEqual(['None waits for them', 'None waits for them']);
  fireEvent.change(reason, { target: { value: 'Back again' } });
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/has ended or was revoked already/)).toBeTruthy();
  expect([reason.value, onClose.mock.calls.length]).toEqual(['Back again', 0]);
});

it('PROJ-27 names the state in the language of the reader', () => {
  present(<StateCell state="scheduled" />);
  expect(screen.getByText('Scheduled').dataset.tone).toBe('accent');
});
