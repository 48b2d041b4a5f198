// @vitest-environment jsdom
import { accountEndpoints } from '@hall/contract/account';
import { importsEndpoints } from '@hall/contract/imports';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { meApi } from '../../shared/account/me-api.ts';
import { switchLanguage } from '../../shared/i18n/language.ts';
import { forgetSession } from '../../shared/session/session.ts';
import { field } from '../../testing/columns.ts';
import { openPage, servePage } from '../../testing/page-server.tsx';

const PERMISSION = 'system.accounts.import';
const COLUMNS = [tableColumn('number', { labels: { zh: '编号', en: 'Number' } })];
const PREVIEW = {
  id: 'i1',
  fileName: 'a.csv',
  columns: [],
  total: 2,
  sound: 2,
  faulty: 0,
  duplicates: 0,
  keptUntil: '2026-11-26 11:00:00',
};

let server: ReturnType<typeof servePage>;

function serve(importId: string | undefined, held: readonly string[]) {
  const own = {
    pageId: 'orders',
    title: { zh: '订单', en: 'Orders' },
    call: '/api/orders/list',
    fields: [field('columns', 'columns')],
  } as const;
  server = servePage(pageConfig({ ...own, fields: [...own.fields], importId }), COLUMNS, () => ({
    total: 1,
    rows: [{ id: '1', number: 'N1' }],
  }));
  const me = { rydm: 'p1', ygmc: '王芳', ygbh: '2001009', isAdmin: '0', roles: [], heldPermissions: held };
  server.answers[accountEndpoints.me.path] = () => me;
}

beforeEach(() => switchLanguage('en'));
afterEach(forgetSession);

const button = () => screen.queryByRole('button', { name: 'Import' });
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), { target: { files: [new File(['x'], name)] } });

it('IMPORT-1 a page that names nothing to import has no button for it', async () => {
  serve(undefined, [PERMISSION]);
  openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  expect(button()).toBeNull();
});

it('IMPORT-1 the button is for who may import', async () => {
  serve(PERMISSION, ['system.accounts']);
  const { store } = openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  expect(button()).not.toBeNull();
  await act(() => store.dispatch(meApi.endpoints.me.initiate()));
  await waitFor(() => expect(button()).toBeNull());
});

it('IMPORT-1 what was sound and is faulty by now is shown, and all or nothing is offered no longer', async () => {
  serve(PERMISSION, [PERMISSION]);
  let now: object = PREVIEW;
  server.answers[importsEndpoints.upload.path] = () => PREVIEW;
  server.answers[importsEndpoints.preview.path] = () => now;
  server.answers[importsEndpoints.rows.path] = () => ({ total: 0, rows: [] });
  openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('Fill in the template; columns with * are required.');
  choose('a.csv');
  const all = await screen.findByRole('radio', { name: 'All or nothing' });
  expect(all).toHaveProperty('checked', true);
  now = { ...PREVIEW, sound: 1, faulty: 1 };
  const refusal = { code: 500, message: '', data: { rule: 'import-faulty', params: { line: 3 } } };
  server.answers[importsEndpoints.run.path] = () => Response.json(refusal);
  const [, send] = screen.getAllByRole('button', { name: 'Import' });
  fireEvent.click(send as HTMLElement);
  await screen.findByText('Line 3 is faulty, so nothing was imported');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'All or nothing' })).toHaveProperty('disabled', true));
});
