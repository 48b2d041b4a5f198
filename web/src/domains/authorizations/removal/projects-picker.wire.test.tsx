import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { ProjectsPicker } from './projects-picker.tsx';

afterEach(() => vi.unstubAllGlobals());

const NAMED = { xmmc: '数据平台', xmmcen: 'Data platform', ztmc: '科研', ztmcen: 'Research', xmzt: 'active', yxqz: '2027-06-30' };
const ROWS = [
  { ...NAMED, xmbh: 'KY1', bmmc: '图书馆', bmmcen: 'Library', fzr: '李敏', fzren: 'Li Min', fzrgh: '1' },
  { ...NAMED, xmbh: 'KY2', bmmc: '财务处', bmmcen: 'Finance', fzr: '王芳', fzren: 'Wang Fang', fzrgh: '2' },
];

it('PROJ-26 projects of one name are told apart by leader and department, and it is said that there are more', async () => {
  switchLanguage('en');
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, message: '', data: { total: 21, rows: ROWS } }));
  present(
    <Provider store={newStore()}>
      <ProjectsPicker value={['KY2']} />
    </Provider>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'data' } });
  expect(await screen.findByText('KY1 Data platform · Li Min · Library')).toBeTruthy();
  expect(screen.getByText('KY2 Data platform · Wang Fang · Finance')).toBeTruthy();
  expect(screen.getByText('KY2 Data platform')).toBeTruthy();
  expect(screen.getByText('There are more projects; type a code or a name')).toBeTruthy();
});
