// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream } from './stream.ts';

const listen = vi.hoisted(() => vi.fn());
vi.mock('../../shared/api/transport.ts', () => ({ listen }));

/** A server's answer that goes on until it is ended. */
function answer(type = 'text/event-stream') {
  let to: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      to = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': type } }),
    say: (text: string) => to?.enqueue(new TextEncoder().encode(text)),
    end: () => to?.close(),
  };
}

const heard: string[] = [];
const parts = (given = {}) => ({
  token: () => 'token',
  knownAt: performance.now(),
  onTopics: (topics: readonly string[]) => void heard.push(...topics),
  onAlive: () => undefined,
  ...given,
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const NEWS = 'event: news\ndata: {"topics":["todos"]}\n\n';
let stop = (): void => undefined;

describe('MENU-9 listening to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    listen.mockReset();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('hears what has changed, in whatever pieces it arrives', async () => {
    const server = answer();
    listen.mockResolvedValue(server.response);
    stop = openStream(parts());
    await pass(0);
    for (const piece of [': \n\n', NEWS.slice(0, 20), NEWS.slice(20)]) server.say(piece);
    await pass(0);
    expect(heard).toEqual(['todos']);
  });

  it('comes back later and later, at no fixed time, and asks for what it has missed', async () => {
    listen.mockRejectedValue(new TypeError('no network'));
    stop = openStream(parts());
    await pass(0);
    const after = [];
    for (const count of [2, 3, 4, 5, 6, 7]) {
      const from = performance.now();
      while (listen.mock.calls.length < count) await pass(250);
      after.push(performance.now() - from);
    }
    expect(after[0]).toBeLessThanOrEqual(4_000);
    expect(Math.max(...after)).toBeLessThanOrEqual(60_250);
    expect(after.at(-1)).toBeGreaterThan(15_000 - 250);
    const since = listen.mock.calls.at(-1)?.[1].since;
    expect(since).toBeGreaterThan(performance.now() - 60_000);
  });

  it('is soon back where it had listened for long', async () => {
    const server = answer();
    listen.mockResolvedValueOnce(server.response).mockResolvedValue(answer().response);
    stop = openStream(parts());
    for (let time = 0; time < 60_000; time += 20_000) {
      await pass(20_000);
      server.say(': \n\n');
    }
    server.end();
    await pass(2_000);
    expect(listen).toHaveBeenCalledTimes(2);
    expect(listen.mock.calls[1]?.[1].since).toBeLessThanOrEqual(24_000);
  });

  it('gives up a connection on which nothing is heard', async () => {
    listen.mockResolvedValueOnce(answer().response).mockResolvedValue(answer().response);
    const signalled = () => listen.mock.calls[0]?.[3].aborted;
    stop = openStream(parts());
    await pass(59_000);
    expect(signalled()).toBe(false);
    await pass(2_000);
    expect(signalled()).toBe(true);
  });

  it('lets a session rest that is over', async () => {
    const server = answer();
    listen.mockResolvedValueOnce(server.response).mockResolvedValue(answer().response);
    stop = openStream(parts());
    await pass(0);
    server.say('event: end\ndata: {"topics":[]}\n\n');
    server.end();
    await pass(14_000);
    expect(listen).toHaveBeenCalledTimes(1);
    await pass(47_000);
    expect(listen).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['by its code', new Response('{"code":404}', { headers: { 'content-type': 'application/json' } })],
    ['by HTTP', new Response('<h1>Not found</h1>', { status: 404 })],
  ])('does not ask a backend again that has no such call, as it says %s', async (_, response) => {
    listen.mockResolvedValue(response);
    stop = openStream(parts());
    await pass(600_000);
    expect(listen).toHaveBeenCalledTimes(1);
  });

  it('stops when it is told to', async () => {
    listen.mockRejectedValue(new TypeError('no network'));
    stop = openStream(parts());
    await pass(0);
    stop();
    await pass(600_000);
    expect(listen).toHaveBeenCalledTimes(1);
  });
});
