import type { Listening, SignedIn } from '../../core/call.ts';
import { perApp } from '../../core/per-app.ts';
import type { Services } from '../../core/services.ts';
import { dismiss, type Listener, spread } from './listeners.ts';
import { createNews, watching } from './news.ts';

/** How often it is looked whether there is news, in ms. */
const LOOK_MS = 500;
/** How often everybody hears that all is well, in ms: proxies close what is silent for a minute. */
export const BEAT_MS = 20_000;

/** Connections at once of one session, and of one person: a browser has one, and one more while it changes windows. */
const MOST = { ofSession: 4, ofPerson: 20 } as const;

/** Everybody who is connected to this process. */
export interface Hub {
  /**
   * Tells what has changed for a person in the last `since` ms, and from then on whatever does, until the session is over.
   * @returns what ends that
   */
  join(who: SignedIn, since: number, to: Listening): () => void;
  /** How many are connected. */
  size(): number;
}

/** Which of the sessions of listeners are open still. */
async function openSessions({ database, clock }: Services, listeners: ReadonlySet<Listener>): Promise<ReadonlySet<string>> {
  const ids = [...listeners].map(({ sessionId }) => sessionId);
  const where = { id: { in: ids }, endedAt: null, endsAt: { gt: clock.now() }, person: { enabled: true, locked: false } };
  const rows = await database.read.session.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Ends the oldest connections where another one would be too many. */
function makeRoom(listeners: Iterable<Listener>, { sessionId, personId }: Listener): void {
  const all = [...listeners];
  const ofSession = all.filter((other) => other.sessionId === sessionId);
  const ofPerson = all.filter((other) => other.personId === personId);
  const tooMany = [...ofSession.slice(0, -(MOST.ofSession - 1)), ...ofPerson.slice(0, -(MOST.ofPerson - 1))];
  for (const { to } of new Set(tooMany)) to.end();
}

function createHub(services: Services): Hub {
  const listeners = new Set<Listener>();
  const news = createNews(services);
  const sessions = watching(() => services.database.commits(['Session']));
  let begun: Promise<void> | undefined;
  let goesRound = false;
  let beatAt = performance.now() + BEAT_MS;
  const look = async () => {
    spread(listeners, await news.fresh());
    const isTime = performance.now() >= beatAt;
    // A session also ends by itself.
    if (sessions.changed() || isTime) dismiss(listeners, await sessions.settle(() => openSessions(services, listeners)));
    if (!isTime) return;
    beatAt = performance.now() + BEAT_MS;
    for (const { to } of listeners) to.beat();
  };
  // A database that cannot be read now can be a moment later.
  const round = async () => {
    await look().catch(() => undefined);
    goesRound = listeners.size > 0;
    if (goesRound) setTimeout(round, LOOK_MS).unref();
  };
  const begin = async () => {
    begun ??= news.begin();
    await begun;
    if (goesRound) return;
    goesRound = true;
    setTimeout(round, LOOK_MS).unref();
  };
  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size === 0) begun = undefined;
  };
  return {
    size: () => listeners.size,
    join({ person, sessionId }, since, to) {
      const listener = { personId: person.id, sessionId, to };
      makeRoom(listeners, listener);
      listeners.add(listener);
      to.beat();
      begin()
        .then(async () => spread([listener], await news.missed(person.id, since)))
        .catch(() => to.end());
      return () => leave(listener);
    },
  };
}

export const hubOf = perApp(createHub);
