import { expect, it, vi } from 'vitest';
import { askJson } from './ask-json.ts';
import { fewLookups } from './few-lookups.ts';

const at = (host: string) => ({ url: new URL(`http://${host}.invalid/`), method: 'GET', headers: {} }) as const;

it('TODO-2 hosts that cannot be looked up hold two threads, however many ask for them', async () => {
  const never = vi.fn(() => new Promise<never>(() => undefined));
  const outbound = { resolve: fewLookups(never), privateOrigins: [], timeMs: 50, mostBytes: 10 };
  const asked = await Promise.all(['one', 'one', 'other', 'third', 'one'].map((host) => askJson(outbound, at(host))));
  expect(asked.map(({ state }) => state)).toEqual(['too-slow', 'too-slow', 'too-slow', 'too-slow', 'too-slow']);
  expect(never.mock.calls).toEqual([['one.invalid'], ['other.invalid']]);
});

it('TODO-2 a host is looked up again after its lookup has ended, well or not', async () => {
  const resolve = vi.fn(async (host: string) => (host === 'bad' ? Promise.reject(new Error('ENOTFOUND')) : ['8.8.8.8']));
  const few = fewLookups(resolve);
  for (const host of ['bad', 'bad', 'worse', 'good', 'good']) await few(host).catch(() => undefined);
  expect(resolve).toHaveBeenCalledTimes(5);
});
