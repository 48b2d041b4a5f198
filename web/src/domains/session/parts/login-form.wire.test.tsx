import { SealingKey, sessionEndpoints } from '@hall/contract/session';
import { PictureCode, SliderPuzzle, VerificationProof, verificationEndpoints } from '@hall/contract/verification';
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
const WRONG = '图片验证未通过，请重试';
const VERIFYING: readonly string[] = [verificationEndpoints.verifyPicture.path, verificationEndpoints.verifySlider.path];

interface Refusal {
  readonly rule: string;
  readonly params?: Record<string, string>;
  readonly message?: string;
}

const refuse = ({ rule, params, message = '用户名或密码错误' }: Refusal, code = 402) =>
  Response.json({ code, message, data: { rule, params } });

const trySignIn = () => fireEvent.click(screen.getByRole('button', { name: /^(登录|Sign in)$/ }));

/** As `answers`, but that every verification is right. */
const withProof =
  (answers: typeof fetch): typeof fetch =>
  async (address, init) =>
    VERIFYING.includes(String(address).split('?', 1)[0] ?? '')
      ? Response.json({ code: 200, message: '', data: encode(VerificationProof, { proof: 'good' }) })
      : answers(address, init);

/** A form whose sign-ins are refused one after another, each with what is said about the next one; a verification is never right. */
function refusedWith(...refusals: readonly Refusal[]) {
  const left = [...refusals];
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?');
    if (path === sessionEndpoints.signIn.path) return refuse(left.shift() ?? { rule: 'credentials' });
    if (VERIFYING.includes(path)) return refuse({ rule: 'verification-wrong', message: WRONG }, 500);
    return Response.json({ code: 200, message: '', data: DATA[path] ?? null });
  });
  present(
    <Provider store={newStore()}>
      <MemoryRouter>
        <LoginForm onSignedIn={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(screen.getByPlaceholderText(/用户名或工号|User name or staff number/), { target: { value: 'staff' } });
  fireEvent.change(screen.getByPlaceholderText(/请输入密码|Your password/), { target: { value: 'wrong' } });
  trySignIn();
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => switchLanguage('zh'));
});

const LANGUAGES = [
  [
    'zh',
    {
      nobody: `在 ${MOMENT} 之前登录须通过此验证`,
      name: `此用户名多次登录失败，在 ${MOMENT} 之前登录须通过此验证`,
      address: `您所在的网络多次登录失败，在 ${MOMENT} 之前从此处登录须通过此验证`,
    },
    `用户名或密码错误，在 ${MOMENT} 之前不能再登录`,
  ],
  [
    'en',
    {
      nobody: `Asked for at each sign-in until ${MOMENT}`,
      name: `This user name failed to sign in several times: asked for at each sign-in until ${MOMENT}`,
      address: `Many sign-ins from your network failed: asked of everybody there until ${MOMENT}`,
    },
    `Wrong user name or password; you cannot sign in again until ${MOMENT}`,
  ],
] as const satisfies readonly (readonly [Language, Readonly<Record<'nobody' | 'name' | 'address', string>>, string])[];

describe.each(LANGUAGES)('the sign-in form in %s', (language, asked, refused) => {
  it.each(['picture', 'slider'])('AUTH-3 says until when it asks for the %s', async (verification) => {
    act(() => switchLanguage(language));
    refusedWith({ rule: 'credentials', params: { verification, until: MOMENT } });
    await screen.findByText(asked.nobody);
  });

  it.each(['name', 'address'] as const)('AUTH-3 says that it asks since the %s has failed', async (of) => {
    act(() => switchLanguage(language));
    refusedWith({ rule: 'credentials', params: { verification: 'picture', until: MOMENT, of } });
    await screen.findByText(asked[of]);
  });

  it('AUTH-2 says until when nobody can sign in, from the failure that was one too many', async () => {
    act(() => switchLanguage(language));
    refusedWith({ rule: 'credentials', params: { time: MOMENT } });
    await screen.findByText(refused);
  });

  it('AUTH-2 says it once where the refusal itself does', async () => {
    act(() => switchLanguage(language));
    refusedWith({ rule: 'tried-too-often', params: { time: MOMENT }, message: `尝试次数过多，请在 ${MOMENT} 之后再试` });
    expect(await screen.findAllByText(new RegExp(MOMENT))).toHaveLength(1);
  });
});

/** The field of a verification, once there is something to be solved. */
const SHOWN = {
  picture: async () => {
    await screen.findByAltText('验证图片');
    return screen.getByLabelText('图片验证码');
  },
  slider: () => screen.findByRole('slider'),
} as const;

describe.each(['picture', 'slider'] as const)('the %s before the password', (verification) => {
  const answer = async () => {
    const field = await SHOWN[verification]();
    await vi.waitFor(() => expect(field).toHaveProperty('disabled', false), 30_000);
    fireEvent.change(field, { target: { value: '12' } });
  };

  it('AUTH-3 is said to have failed until the next one is being solved', async () => {
    refusedWith({ rule: 'credentials', params: { verification, until: MOMENT } });
    await answer();
    trySignIn();
    await screen.findByText(WRONG);
    await answer();
    expect(screen.queryByText(WRONG)).toBeNull();
  });

  it('AUTH-2 AUTH-3 goes with the failure that was one too many, which is told with one moment', async () => {
    const later = '2026-11-23 09:49:55';
    refusedWith({ rule: 'credentials', params: { verification, until: MOMENT } }, { rule: 'credentials', params: { time: later } });
    await SHOWN[verification]();
    vi.stubGlobal('fetch', withProof(fetch));
    await answer();
    trySignIn();
    await screen.findByText(`用户名或密码错误，在 ${later} 之前不能再登录`);
    expect(screen.getAllByText(/2026-11-23 09:4/)).toHaveLength(1);
    expect(screen.queryByText(/换一张/)).toBeNull();
  });
});
