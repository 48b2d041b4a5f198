import { accountEndpoints } from '@hall/contract/account';
import type { Topic } from '@hall/contract/live';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { sendInSession } from '../../shared/api/base-query.ts';
import { selectSession, type WithSession } from '../../shared/session/session-slice.ts';
import { storedAs } from '../../shared/storage.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { whileVisible } from '../../shared/ui/while-visible.ts';
import { takeTheLead } from './lead.ts';
import { createRenewal } from './renewal.ts';
import { openStream } from './stream.ts';

/** What the leading window tells the others: that the server was heard, and what it said. */
interface Message {
  readonly session: string;
  readonly topics: readonly string[];
}

interface Store {
  readonly getState: () => WithSession;
  readonly dispatch: AppDispatch;
}

/** Where no window hears the server, each asks by itself so often, in ms, and for the counts alone. */
const ASK_MS = 60_000;
const COUNTS: readonly Topic[] = ['unread', 'todos'];

/** Whether the server answers at all: that it does not is nothing to tell whoever asked for nothing. */
const answers = (store: Store): Promise<boolean> =>
  sendInSession({ endpoint: accountEndpoints.me as Endpoint }, { ...store, signal: new AbortController().signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Keeps what the shell counts true without a reload (MENU-9): one window of the browser listens to the server and tells the others; where
 * nobody can listen, each asks now and then. None of it is told to the person.
 * @param knownAt when the first answers were asked for, by `performance.now()`
 * @returns what ends it
 */
export function startLiveUpdates(store: Store, knownAt: number): () => void {
  const { getState, dispatch } = store;
  const session = () => selectSession(getState());
  const mine = session()?.id ?? '';
  const channel = new BroadcastChannel(storedAs('live'));
  const renewal = createRenewal(dispatch);
  let heardAt = knownAt;
  const hear = (topics: readonly string[]) => {
    heardAt = performance.now();
    renewal.renew(topics);
  };
  const spread = (topics: readonly string[]) => {
    channel.postMessage({ session: mine, topics } satisfies Message);
    hear(topics);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => data.session === mine && hear(data.topics));
  const lead = () =>
    openStream({
      token: () => session()?.token,
      knownAt: heardAt,
      onTopics: spread,
      onAlive: () => spread([]),
    });
  const leave = takeTheLead(`${Date.now()}-${Math.random()}`, lead);
  const stopAsking = whileVisible(async () => {
    if (performance.now() - heardAt >= ASK_MS && (await answers(store))) hear(COUNTS);
  }, ASK_MS);
  return () => {
    leave();
    stopAsking();
    renewal.stop();
    channel.close();
  };
}
