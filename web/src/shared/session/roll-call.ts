/** What the pages of one browser tell each other. */
type Message = { readonly kind: 'who' | 'here' | 'gone'; readonly page: string; readonly session: string };

/** The part of a BroadcastChannel that is needed. */
export interface Channel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

/** Which other pages of the session are open in this browser. */
export interface RollCall {
  /** Asks again who is there: a page that crashed has not said goodbye. */
  call(): void;
  /** Tells the others that this page is going away. */
  leave(): void;
  isLast(): boolean;
}

/**
 * Keeps a list of the other pages, because there is no time to ask when this one is closed.
 * @param page names this page
 * @param session id of the session that this page is in; `undefined` for none
 */
export function createRollCall(channel: Channel, page: string, session: () => string | undefined): RollCall {
  const others = new Set<string>();
  const say = (kind: Message['kind']) => {
    const mine = session();
    if (mine) channel.postMessage({ kind, page, session: mine });
  };
  channel.addEventListener('message', ({ data }) => {
    if (data.session !== session()) return;
    if (data.kind === 'gone') others.delete(data.page);
    else others.add(data.page);
    if (data.kind === 'who') say('here');
  });
  return {
    call() {
      others.clear();
      say('who');
    },
    leave: () => say('gone'),
    isLast: () => others.size === 0,
  };
}
