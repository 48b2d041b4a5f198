import { Parameter, parametersEndpoints } from '@hall/contract/parameters';
import { encode } from '@hall/contract/wire/decode';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionSlice } from '../session/session-slice.ts';
import { toastLane } from '../ui/toast-lane.ts';
import { type Call, contractBaseQuery } from './base-query.ts';

const call: Call = { endpoint: parametersEndpoints.publicParameters as Call['endpoint'], request: undefined };

function apiOf(signal: AbortSignal): BaseQueryApi {
  const session = sessionSlice.getInitialState();
  return { signal, getState: () => ({ session }), dispatch: vi.fn(), extra: undefined } as unknown as BaseQueryApi;
}

/** A server that has sent the head of its answer and this much of the rest, and goes on to send nothing. */
function answersInPart(text: string): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
}

beforeEach(() => toastLane.dismiss());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('ERR-3 AUTH-10 a call that is given up while its answer arrives is cancelled, and shows nothing', async () => {
  answersInPart('{"code":200,');
  const giveUp = new AbortController();
  const outcome = contractBaseQuery(call, apiOf(giveUp.signal), {});
  await new Promise((resolve) => setTimeout(resolve));
  giveUp.abort();
  expect(await outcome).toMatchObject({ error: { kind: 'cancelled' } });
  expect(toastLane.current()).toBeUndefined();
});

it('ERR-3 an error that is no JSON is the fault of the server, not of the network, and says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect(await contractBaseQuery(call, apiOf(new AbortController().signal), {})).toMatchObject({ error: { kind: 'server', status: 502 } });
  expect(toastLane.current()?.text).toBe('操作失败，请联系管理员');
});

it('ERR-3 a call that is never answered fails once its time is up', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const outcome = contractBaseQuery(call, apiOf(new AbortController().signal), {});
  limit.abort();
  expect(await outcome).toMatchObject({ error: { kind: 'network' } });
});

it('API-5 the person is told once that rows of a call are missing, and not where the page says so beside them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = apiOf(new AbortController().signal);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, data: [encode(Parameter, { id: 'any', value: 'one' }), { surprise: 1 }] }));
  await contractBaseQuery(call, api, { saysLeftOut: true });
  expect(toastLane.current()).toBeUndefined();
  await contractBaseQuery(call, api, {});
  expect(toastLane.current()?.text).toBe('有 1 条数据格式不正确，未显示。');
  toastLane.dismiss();
  await contractBaseQuery(call, api, {});
  expect(toastLane.current()).toBeUndefined();
});
