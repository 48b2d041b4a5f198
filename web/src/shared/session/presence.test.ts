import { todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { UNASKED_HEADER } from '@hall/contract/wire/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../api/transport.ts';
import { isSomebodyThere, watchPresence } from './presence.ts';

const endpoint = todosEndpoints.pending as Endpoint;
const act = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

/** The headers of a call that is made now. */
async function headersOf(sent: { readonly unasked?: boolean } = {}, token: string | undefined = 'token') {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await send({ endpoint, ...sent }, token);
  return (fetched.mock.lastCall as unknown as [string, RequestInit])[1].headers;
}

describe('AUTH-8 a page at which nobody is', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    watchPresence();
    act('keydown');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says of its calls that nobody asked for them, a minute after the last thing that was done', async () => {
    vi.advanceTimersByTime(59_000);
    expect(await headersOf()).toEqual({ authorization: 'Bearer token' });
    vi.advanceTimersByTime(1_000);
    expect(await headersOf()).toEqual({ authorization: 'Bearer token', [UNASKED_HEADER]: '1' });
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'click', 'input', 'focus'])('does so no longer after: %s', (sign) => {
    vi.advanceTimersByTime(3_600_000);
    expect(isSomebodyThere()).toBe(false);
    act(sign);
    expect(isSomebodyThere()).toBe(true);
  });

  it('says so of what it asks by itself in any case, and of nothing that is asked without a session', async () => {
    expect(await headersOf({ unasked: true })).toMatchObject({ [UNASKED_HEADER]: '1' });
    vi.advanceTimersByTime(3_600_000);
    expect(await headersOf({}, '')).toEqual({});
  });
});
