import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { DepartmentSelect } from './department-select.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIBRARY = { bmbh: 'library', bmmc: '图书馆', bmmcen: 'Library', logogram: 'tsg tushuguan', bmrs: 12 };

it('SYS-2 departments that could not be looked up are said to be that, not to be none, and are looked up again', async () => {
  switchLanguage('en');
  const answers = [
    { code: 500, message: '失败', data: null },
    { code: 200, message: '', data: [LIBRARY] },
  ];
  vi.stubGlobal('fetch', async () => Response.json(answers.shift()));
  present(
    <Provider store={newStore()}>
      <DepartmentSelect />
    </Provider>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Library')).toBeTruthy();
});
