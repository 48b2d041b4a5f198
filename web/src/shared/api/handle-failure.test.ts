import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectEndReason, sessionEnded, sessionSlice, signedIn, signOutBegan, type WithSession } from '../session/session-slice.ts';
import { toastLane } from '../ui/toast-lane.ts';
import type { ApiFailure } from './failure.ts';
import { handleFailure } from './handle-failure.ts';

const refused = (code: string): ApiFailure => ({ kind: 'business', code, message: `消息${code}` });
let serial = 0;

/** A store of the session slice alone, signed in; counts how often the session was ended. */
function signedInApi(signInReturn = '') {
  const id = `session-${++serial}`;
  let state: WithSession = {
    session: sessionSlice.reducer(undefined, signedIn({ id, token: 't', userId: '1', userName: 'x', casLogin: false })),
  };
  const ended = vi.fn();
  const api = {
    getState: () => state,
    extra: { signInReturn: () => signInReturn },
    dispatch: <A extends { type: string }>(action: A) => {
      if (sessionEnded.match(action)) ended(action.payload);
      state = { session: sessionSlice.reducer(state.session, action) };
      return action;
    },
  };
  return { id, ended, api };
}

const toast = () => toastLane.current()?.text;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000 * ++serial);
  toastLane.dismiss();
  localStorage.clear();
});

describe('ERR-1 a refusal', () => {
  it.each(['402', '403', '404', '500', '999', 'EXPORTCODE'])('ERR-1 %s: a timestamp is stored and the message shown', async (code) => {
    const { id, api, ended } = signedInApi();
    await handleFailure(refused(code), { askedBy: id, tells: undefined }, api);
    expect(toast()).toBe(`消息${code}`);
    expect(Number(localStorage.getItem('CWWSBSDT_failedAt'))).toBe(Date.now());
    expect(ended).not.toHaveBeenCalled();
  });

  it('ERR-1 that a form shows is not toasted as well', async () => {
    const { id, api } = signedInApi();
    await handleFailure(refused('404'), { askedBy: id, tells: 'form' }, api);
    expect(toast()).toBeUndefined();
  });

  it('ERR-3 a server that was not reached is not toasted where a panel says so, a refusal is', async () => {
    const { id, api } = signedInApi();
    await handleFailure({ kind: 'network' }, { askedBy: id, tells: 'panel' }, api);
    expect(toast()).toBeUndefined();
    await handleFailure(refused('500'), { askedBy: id, tells: 'panel' }, api);
    expect(toast()).toBe('消息500');
  });

  it('ERR-1 before sign-in, of a code that would end a session, is a refusal like others', async () => {
    const { api, ended } = signedInApi();
    await handleFailure(refused('ERRCODE_001'), { askedBy: undefined, tells: undefined }, api);
    expect(toast()).toBe('消息ERRCODE_001');
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('ERR-2 the end of a session', () => {
  it.each(['205', '401', 'ERRCODE_001', 'ERRCODE_002', 'ERRCODE_003'])('ERR-2 %s clears the storage, once for all calls', async (code) => {
    const { id, api, ended } = signedInApi();
    localStorage.setItem('CWWSBSDT_session', '{}');
    localStorage.setItem('CWWSBSDT_language', 'en');
    await Promise.all([1, 2, 3].map(() => handleFailure(refused(code), { askedBy: id, tells: undefined }, api)));
    expect(ended.mock.calls).toEqual([['expired']]);
    expect(localStorage.getItem('CWWSBSDT_session')).toBeNull();
    expect(localStorage.getItem('CWWSBSDT_language')).toBe('en');
    expect(toast()).toBe(`消息${code}`);
  });

  it('ERR-2 calls of menus and addresses tell of it, and of nothing else', async () => {
    const { id, api, ended } = signedInApi();
    await handleFailure(refused('500'), { askedBy: id, tells: 'end' }, api);
    expect(toast()).toBeUndefined();
    await handleFailure(refused('401'), { askedBy: id, tells: 'end' }, api);
    expect(ended).toHaveBeenCalledOnce();
    expect(toast()).toBe('消息401');
  });

  it('ERR-2 AUTH-9 is told and kept for the sign-in page, be the first call that fails with it one of which nothing is told', async () => {
    const { id, api } = signedInApi();
    await handleFailure(refused('401'), { askedBy: id, tells: 'end' }, api);
    expect(toast()).toBe('消息401');
    expect(selectEndReason(api.getState())).toEqual({ zh: '消息401', en: 'You are not signed in, or your session has expired' });
    api.dispatch(signedIn({ id: 'next', token: 't', userId: '1', userName: 'x', casLogin: false }));
    expect(selectEndReason(api.getState())).toBeUndefined();
  });

  it('AUTH-10 a call that is refused while the person signs out is no session that expired', async () => {
    const { id, api, ended } = signedInApi();
    api.dispatch(signOutBegan());
    await handleFailure(refused('401'), { askedBy: id, tells: undefined }, api);
    expect(ended).not.toHaveBeenCalled();
    expect(toast()).toBeUndefined();
  });

  it('ERR-2 a call of an earlier session does not end the present one', async () => {
    const { api, ended } = signedInApi();
    await handleFailure(refused('401'), { askedBy: 'an earlier one', tells: undefined }, api);
    expect(ended).not.toHaveBeenCalled();
    expect(toast()).toBeUndefined();
  });

  it('ERR-2 a return address that is not allowed leads to sign-in', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"allowedOrigins":[]}')));
    const { id, api, ended } = signedInApi('https://elsewhere.example/');
    await handleFailure(refused('401'), { askedBy: id, tells: undefined }, api);
    expect(ended.mock.calls).toEqual([['elsewhere'], ['expired']]);
    vi.unstubAllGlobals();
  });

  it('ERR-2 /login as return address is the sign-in page itself', async () => {
    const { id, api, ended } = signedInApi('/login');
    await handleFailure(refused('401'), { askedBy: id, tells: undefined }, api);
    expect(ended.mock.calls).toEqual([['expired']]);
  });
});

describe('ERR-3 calls that got no answer', () => {
  it('ERR-3 a network failure shows the text of 999', async () => {
    const { id, api } = signedInApi();
    await handleFailure({ kind: 'network' }, { askedBy: id, tells: 'form' }, api);
    expect(toast()).toBe('操作失败，请联系管理员');
  });

  it('ERR-3 a cancelled call shows nothing', async () => {
    const { id, api } = signedInApi();
    await handleFailure({ kind: 'cancelled' }, { askedBy: id, tells: undefined }, api);
    expect(toast()).toBeUndefined();
  });

  it('ERR-3 a 202 whose address is not allowed goes nowhere', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const { id, api } = signedInApi();
    await handleFailure(
      { kind: 'business', code: '202', message: '', params: { address: 'https://elsewhere.example/' } },
      { askedBy: id, tells: undefined },
      api,
    );
    expect(toast()).toBe('请前往指定地址');
    vi.unstubAllGlobals();
  });
});
