import { accountEndpoints } from '@hall/contract/account';
import { importsEndpoints } from '@hall/contract/imports';
import { pageConfig } from '@hall/contract/pages';
import { tableColumn } from '@hall/contract/table-columns';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** The dialog with the preview of a file that was chosen. */
async function openPreview(now: () => object) {
  serve(PERMISSION, [PERMISSION]);
  server.answers[importsEndpoints.upload.path] = now;
  server.answers[importsEndpoints.preview.path] = now;
  server.answers[importsEndpoints.rows.path] = () => ({ total: 0, rows: [] });
  openPage('/orders', { page: 'orders' });
  await screen.findByText('N1');
  fireEvent.click(button() as HTMLElement);
  await screen.findByText('Fill in the template; columns with * are required.');
  choose('a.csv');
  await screen.findByText('a.csv');
}
const run = () => fireEvent.click(screen.getAllByRole('button', { name: 'Import' })[1] as HTMLElement);

it('IMPORT-1 what was sound and is faulty by now is shown, and all or nothing is offered no longer', async () => {
  let now: object = PREVIEW;
  await openPreview(() => now);
  const all = await screen.findByRole('radio', { name: 'All or nothing' });
  expect(all).toHaveProperty('checked', true);
  now = { ...PREVIEW, sound: 1, faulty: 1 };
  const refusal = { code: 500, message: '', data: { rule: 'import-faulty', params: { line: 3 } } };
  server.answers[importsEndpoints.run.path] = () => Response.json(refusal);
  run();
  await screen.findByText('Line 3 is faulty, so nothing was imported');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'All or nothing' })).toHaveProperty('disabled', true));
});

it('IMPORT-1 the rows of a file are counted with their thousands separated', async () => {
  await openPreview(() => ({ ...PREVIEW, total: 12345, sound: 11111, faulty: 1234 }));
  for (const name of ['All 12,345', 'Sound 11,111', 'Faulty 1,234']) expect(screen.getByRole('radio', { name })).not.toBeNull();
  server.answers[importsEndpoints.run.path] = () => ({ added: 11111, leftOut: 1234 });
  run();
  await screen.findByText(/^Rows imported: 11,111\. Rows left out because they are faulty: 1,234\./);
});

describe('IMPORT-1 a file that was imported before', () => {
  const BEFORE = { at: '2026-11-25 10:00:00', ygbh: '2001001', ygmc: '何志远', ygmcen: 'He Zhiyuan' };

  it('IMPORT-1 is imported again once the person says so', async () => {
    await openPreview(() => ({ ...PREVIEW, before: BEFORE }));
    run();
    await screen.findByText('Confirm first that it is imported again');
    server.answers[importsEndpoints.run.path] = (request) => ({ added: request.again === '1' ? 2 : 0, leftOut: 0 });
    fireEvent.click(screen.getByRole('checkbox', { name: 'I know, and import it again' }));
    run();
    await screen.findByText('Rows imported: 2.');
  });

  it('IMPORT-1 is not asked about where it has no sound row', async () => {
    await openPreview(() => ({ ...PREVIEW, before: BEFORE, sound: 0, faulty: 2 }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Only the sound rows' })).toBeNull();
    run();
    await screen.findByText('There is no sound row to import');
  });
});
