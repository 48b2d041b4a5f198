// @vitest-environment jsdom
import { SealingKey, sessionEndpoints } from '@hall/contract/session';
import { PictureCode, SliderPuzzle, verificationEndpoints } from '@hall/contract/verification';
import { encode } from '@hall/contract/wire/decode';
import { act, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Language, switchLanguage } from '../../../shared/i18n/language.ts';
import { present } from '../../../testing/browser.tsx';
import { newStore } from '../../../testing/new-store.ts';
import { LoginForm } from './login-form.tsx';

const MOMENT = '2026-11-23 09:40:12';
const sizes = { width: 320, height: 160, pieceSize: 56, top: 40 };
const DATA: Readonly<Record<string, unknown>> = {
  [sessionEndpoints.sealingKey.path]: encode(SealingKey, { publicKey: btoa(`${'\0'.repeat(31)}\t`), nonce: 'once' }),
  [verificationEndpoints.createPicture.path]: encode(PictureCode, { id: '1', image: 'data:,' }),
  [verificationEndpoints.createSlider.path]: encode(SliderPuzzle, { id: '1', background: 'data:,', piece: 'data:,', ...sizes }),
};

/** A sign-in that is refused with this said about the next one. */
async function refusedWith(rule: string, params: Record<string, string>, message = '用户名或密码错误') {
  vi.stubGlobal('fetch', async (path: string) =>
    path === sessionEndpoints.signIn.path
      ? Response.json({ code: 402, message, data: { rule, params } })
      : Response.json({ code: 200, message: '', data: DATA[path] ?? null }),
  );
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <LoginForm onSignedIn={() => undefined} onTyping={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(screen.getByPlaceholderText(/用户名或工号|User name or staff number/), { target: { value: 'staff' } });
  fireEvent.change(screen.getByPlaceholderText(/请输入密码|Your password/), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: /^(登录|Sign in)$/ }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => switchLanguage('zh'));
});

const LANGUAGES = [
  ['zh', `在 ${MOMENT} 之前登录须通过此验证`, `在 ${MOMENT} 之前不能再登录`],
  ['en', `Asked for at each sign-in until ${MOMENT}`, `You cannot sign in again until ${MOMENT}`],
] as const satisfies readonly (readonly [Language, string, string])[];

describe.each(LANGUAGES)('the sign-in form in %s', (language, asked, refused) => {
  it.each(['picture', 'slider'])('AUTH-3 says until when it asks for the %s', async (verification) => {
    act(() => switchLanguage(language));
    await refusedWith('credentials', { verification, until: MOMENT });
    await screen.findByText(asked);
  });

  it('AUTH-2 says until when nobody can sign in, from the failure that was one too many', async () => {
    act(() => switchLanguage(language));
    await refusedWith('credentials', { time: MOMENT });
    await screen.findByText(refused);
  });

  it('AUTH-2 says it once where the refusal itself does', async () => {
    act(() => switchLanguage(language));
    await refusedWith('tried-too-often', { time: MOMENT }, `尝试次数过多，请在 ${MOMENT} 之后再试`);
    expect(await screen.findAllByText(new RegExp(MOMENT))).toHaveLength(1);
  });
});
