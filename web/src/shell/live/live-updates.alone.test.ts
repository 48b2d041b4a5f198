// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leading } from './lead.ts';
import { startLiveUpdates } from './live-updates.ts';
import type { StreamParts } from './stream.ts';

const told = vi.hoisted(() => ({
  renewed: [] as string[][],
  leading: undefined as Leading | undefined,
  stream: undefined as StreamParts | undefined,
}));
vi.mock('./lead.ts', () => ({
  takeTheLead: (_: string, leading: Leading) => {
    told.leading = leading;
    return () => undefined;
  },
}));
vi.mock('./stream.ts', () => ({
  openStream: (parts: StreamParts) => {
    told.stream = parts;
    return () => undefined;
  },
}));
const send = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/base-query.ts', () => ({ sendInSession: send }));
vi.mock('./renewal.ts', () => ({
  createRenewal: () => ({ renew: (topics: string[]) => topics.length > 0 && told.renewed.push(topics), stop: () => undefined }),
}));

/** The channels of one browser; jsdom's arrive whenever they like. */
const channels = new Set<FakeChannel>();
class FakeChannel {
  #hear: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    channels.add(this);
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void) {
    this.#hear = hear;
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.#hear?.({ data });
  }
  close() {
    channels.delete(this);
  }
}

const store = { getState: () => ({ session: { current: { id: 'session', token: 'token' } } }), dispatch: vi.fn() };
const start = () => startLiveUpdates(store as never, performance.now());
let stop = (): void => undefined;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('MENU-9 live updates of a window', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    told.renewed.length = 0;
    send.mockReset().mockResolvedValue({ ok: true });
    stop = start();
  });
  afterEach(() => {
    stop();
    channels.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('hears from the leading window what has changed, of its own session', () => {
    const leader = new FakeChannel();
    leader.postMessage({ session: 'another', topics: ['todos'] });
    leader.postMessage({ session: 'session', topics: ['notices'] });
    expect(told.renewed).toEqual([['notices']]);
  });

  it('tells the others when it leads, and asks for what changed since it knew', () => {
    const said: unknown[] = [];
    new FakeChannel().addEventListener('message', ({ data }) => said.push(data));
    told.leading?.();
    expect(told.stream?.knownAt).toBeLessThanOrEqual(performance.now());
    told.stream?.onTopics(['todos']);
    expect(said).toEqual([{ session: 'session', topics: ['todos'] }]);
    expect(told.renewed).toEqual([['todos']]);
  });

  it('says nothing, and asks for nothing, where the server cannot be reached', async () => {
    send.mockRejectedValue(new TypeError('no network'));
    await pass(181_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(told.renewed).toEqual([]);
  });

  it('asks for the counts now and then where nobody hears the server, and not while somebody does', async () => {
    await pass(61_000);
    expect(told.renewed).toEqual([['unread', 'todos']]);
    told.renewed.length = 0;
    told.leading?.();
    for (let beats = 0; beats < 9; beats += 1) {
      told.stream?.onAlive();
      await pass(20_000);
    }
    expect(told.renewed).toEqual([]);
  });
});
