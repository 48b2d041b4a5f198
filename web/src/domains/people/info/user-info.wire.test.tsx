import { userInfoEndpoints } from '@hall/contract/user-info';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { UserInfo } from './user-info.tsx';

afterEach(() => vi.unstubAllGlobals());

const PERSON = {
  ...{ ygbh: '2001009', ygmc: '王芳', ygmcen: 'Wang Fang', bmmc: '计算机学院', bmmcen: 'School of Computing' },
  ...{ jsmcs: '教职工', jsmcsen: 'Staff', sfbdyh: '1', enabled: '0', tel: '138****5678', ymbz: '1', brbz: '0', signIns: [] },
};
const FAILED = { id: '7', at: '2026-11-20 08:30:00', address: '10.0.*.*', browser: 'Chrome', way: 'password', result: '402' };

function shown(data: object, staffNumber?: string) {
  switchLanguage('en');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    expect(path).toBe(userInfoEndpoints.userInfo.path);
    asked.push(JSON.parse(String(body ?? '{}')));
    return Response.json({ code: 200, message: '', data });
  });
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <UserInfo {...(staffNumber && { staffNumber })} />
      </MemoryRouter>
    </Provider>,
  );
  return asked;
}

it('INFO-1 of somebody else it says what is masked, what is not given, and that there are no sign-ins', async () => {
  const asked = shown(PERSON, '2001009');
  expect(await screen.findByText(/Contact details are masked/)).toBeTruthy();
  expect(asked).toEqual([{ ygbh: '2001009' }]);
  expect(screen.getAllByText('Not given')).toHaveLength(2);
  for (const text of ['138****5678', 'Disabled', 'Never signed in', 'No sign-ins']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('INFO-1 of oneself it leads to where it is changed, and says why a sign-in failed', async () => {
  const asked = shown({ ...PERSON, ymbz: '0', brbz: '1', signIns: [{ ...FAILED, reason: 'credentials' }] });
  const link = await screen.findByRole('link', { name: 'Change it in the personal center' });
  expect(link.getAttribute('href')).toBe('/personalCenter?section=profile');
  expect(asked).toEqual([{}]);
  expect(screen.getByText('Password · 10.0.*.* · Chrome')).toBeTruthy();
  expect(screen.getByText('Wrong user name or password')).toBeTruthy();
  expect(screen.queryByText(/masked/)).toBeNull();
});
