import { liveEndpoints, News, STREAM_END } from '@hall/contract/live';
import { decodeAnswer } from '@hall/contract/wire/decode';
import { createParser } from 'eventsource-parser';
import { listen } from '../../shared/api/transport.ts';

/** Without a word for so long, in ms, the connection is dead: all is said to be well three times as often. */
const SILENT_MS = 60_000;
/** The first wait before another try, in ms, which doubles, and the longest. Each is cut at random: nobody comes with everybody else. */
const RETRY_MS = { first: 2_000, longest: 60_000 } as const;
/** What has been open for so long was no failure, in ms. */
const STEADY_MS = 30_000;
/** What is asked for reaches back a little further than needed, in ms. */
const MARGIN_MS = 2_000;

/** What a stream needs to know, and whom it tells. */
export interface StreamParts {
  readonly token: () => string | undefined;
  /** Whatever was asked for before this moment, by `performance.now()`, is not known to be true. */
  readonly knownAt: number;
  readonly onTopics: (topics: readonly string[]) => void;
  /** The server was heard. */
  readonly onAlive: () => void;
}

type Outcome = 'lost' | 'ended' | 'not-offered';

/** Feeds what arrives to the parser, until the server is done or has been silent for too long. */
async function readAll(response: Response, feed: (text: string) => void, giveUp: () => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const watchdog = setTimeout(giveUp, SILENT_MS);
    const { value, done } = await reader.read().finally(() => clearTimeout(watchdog));
    if (done) return;
    feed(decoder.decode(value, { stream: true }));
  }
}

/**
 * Listens to what changes for the person. A connection that is lost is made again, later and later; what was missed meanwhile comes then.
 * A backend that has no such call is asked no more.
 * @returns what ends it
 */
export function openStream({ token, knownAt, onTopics, onAlive }: StreamParts): () => void {
  const stopped = new AbortController();
  let heardAt = knownAt;
  let failures = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const attend = async (present: string): Promise<Outcome> => {
    const attempt = new AbortController();
    const signal = AbortSignal.any([stopped.signal, attempt.signal]);
    const since = Math.round(performance.now() - heardAt + MARGIN_MS);
    const response = await listen(liveEndpoints.stream, { since }, present, signal);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return outcomeOf(response);
    let outcome: Outcome = 'lost';
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === STREAM_END) outcome = 'ended';
        const news = event === 'news' ? decodeAnswer(News, JSON.parse(data)) : undefined;
        if (news?.ok) onTopics(news.value.topics);
      },
    });
    await readAll(
      response,
      (text) => {
        heardAt = performance.now();
        onAlive();
        parser.feed(text);
      },
      () => attempt.abort(),
    ).catch(() => undefined);
    return outcome;
  };

  const connect = async () => {
    const present = token();
    if (!present) return;
    const began = performance.now();
    const outcome = await attend(present).catch((): Outcome => 'lost');
    if (stopped.signal.aborted) return;
    if (outcome === 'not-offered') return;
    failures = performance.now() - began > STEADY_MS ? 0 : failures + 1;
    // That the session is over tells the answer to the next call; until then there is nothing to hear.
    const longest = outcome === 'ended' ? RETRY_MS.longest : Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures);
    waiting = setTimeout(connect, longest * (0.25 + 0.75 * Math.random()));
  };

  void connect();
  return () => {
    clearTimeout(waiting);
    stopped.abort();
  };
}

/** What an answer means that is no stream: 404 of whatever kind that there is none here. */
async function outcomeOf(response: Response): Promise<Outcome> {
  const { code } = ((await response.json().catch(() => undefined)) ?? {}) as { code?: unknown };
  if (Number(code) === 401) return 'ended';
  return response.status === 404 || Number(code) === 404 ? 'not-offered' : 'lost';
}
