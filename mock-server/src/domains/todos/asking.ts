import type { TodoTrial } from '@hall/contract/todo-sources';
import { LRUCache } from 'lru-cache';
import type { SignedInCall } from '../../core/call.ts';
import { newsFor } from '../../core/news.ts';
import { perApp } from '../../core/per-app.ts';
import { createRoom, type Room } from '../../core/room.ts';
import type { Services } from '../../core/services.ts';
import { askSource } from './ask-source.ts';
import type { AskedSource } from './sources.ts';

/**
 * How many questions are under way at once, in all and to one source; beyond so many of one source nobody is let in, nor beyond so many of
 * a person, who has one for each session.
 */
const MOST_AT_ONCE = 24;
const MOST_OF_SOURCE = 6;
const MOST_WAITING = 60;
const MOST_OF_PERSON = 10;
/** How long what a source said of a person is told again, in ms. */
const KEPT_MS = 4_000;
/** How long a source that gave no answer is left alone, in ms. */
const PAUSE_MS = 3_000;
const MOST_KEPT = 5_000;

const NOT_ASKED: ReadonlySet<TodoTrial['state']> = new Set(['unreachable', 'too-slow', 'address-refused']);
const SERVER_FAULT = 500;

/** What a source is left alone for: whoever asks gets no more of it. */
const givesNothing = ({ state, status = 0 }: TodoTrial): boolean => NOT_ASKED.has(state) || status >= SERVER_FAULT;

const BUSY: TodoTrial = { state: 'busy', items: [], duration: 0, bytes: 0 };

interface Said {
  readonly trial: TodoTrial;
  readonly at: number;
}

/** What a source said of a person, and when it was asked. */
interface SaidOf extends Said {
  readonly askedAt: number;
}

interface Lane {
  readonly room: Room;
  /** Who is there, once for each question. */
  readonly present: string[];
  /** What it failed with last, while it is left alone. */
  failed?: Said | undefined;
}

interface State {
  readonly said: LRUCache<string, SaidOf>;
  readonly underWay: Map<string, Promise<TodoTrial>>;
  readonly lanes: LRUCache<string, Lane>;
  readonly all: Room;
}

const stateOf = perApp(
  (): State => ({
    said: new LRUCache({ max: MOST_KEPT }),
    underWay: new Map(),
    lanes: new LRUCache({ max: MOST_KEPT }),
    all: createRoom(MOST_AT_ONCE),
  }),
);

/** Where questions to a source wait; a source that was edited is another one. */
function laneOf({ lanes }: State, { source }: AskedSource): Lane {
  const key = `${source.id} ${source.version}`;
  const lane = lanes.get(key) ?? { room: createRoom(MOST_OF_SOURCE), present: [] };
  lanes.set(key, lane);
  return lane;
}

/** What was said, as long as it holds. */
const holding = (services: Services, said: Said | undefined, forMs: number): TodoTrial | undefined => {
  const age = said ? services.clock.now().getTime() - said.at : Number.POSITIVE_INFINITY;
  return age >= 0 && age < forMs ? said?.trial : undefined;
};

/** Asks in turn: in the source's lane, then among all. A source that fails meanwhile is not asked again. */
async function askInTurn(services: Services, held: AskedSource, call: SignedInCall): Promise<TodoTrial> {
  const state = stateOf(services);
  const lane = laneOf(state, held);
  const own = lane.present.filter((id) => id === call.person.id);
  if (lane.present.length >= MOST_WAITING || own.length >= MOST_OF_PERSON) return BUSY;
  lane.present.push(call.person.id);
  const asked = services.clock.now().getTime();
  try {
    return await lane.room(call.person.id, () =>
      state.all(held.source.id, async () => {
        const failed = (lane.failed?.at ?? 0) >= asked ? holding(services, lane.failed, PAUSE_MS) : undefined;
        if (failed) return failed;
        const trial = await askSource(services, held, call);
        lane.failed = givesNothing(trial) ? { trial, at: services.clock.now().getTime() } : undefined;
        return trial;
      }),
    );
  } finally {
    lane.present.splice(lane.present.indexOf(call.person.id), 1);
  }
}

/** Asks a source for a person, once at a time, whatever was said before. */
export function askOnce(services: Services, held: AskedSource, call: SignedInCall): Promise<TodoTrial> {
  const { underWay, said } = stateOf(services);
  const key = keyOf(held, call);
  const askedAt = services.clock.now().getTime();
  const asking =
    underWay.get(key) ??
    askInTurn(services, held, call)
      .then((trial) => {
        said.set(key, { trial, askedAt, at: services.clock.now().getTime() });
        return trial;
      })
      .finally(() => underWay.delete(key));
  underWay.set(key, asking);
  return asking;
}

/** What a person's roles let a source tell may differ, and a session may end. */
const keyOf = ({ source }: AskedSource, { person, sessionId }: SignedInCall): string =>
  `${source.id} ${source.version} ${person.id} ${sessionId}`;

/** How often somebody may ask a source past what it said some seconds ago. */
const ANEW = { most: 10, windowMs: 60_000 } as const;

/** Whether there is news of what waits for the person since a source was asked: what it said then is no longer to be told. */
async function isPast({ database }: Services, { askedAt }: SaidOf, { person }: SignedInCall): Promise<boolean> {
  const where = { topic: 'todos', at: { gte: new Date(askedAt) }, ...newsFor(person.id) };
  return (await database.read.news.findFirst({ where, select: { id: true } })) !== null;
}

/** What a source says of a person, be it some seconds old: many who look again and again are no storm to it. */
export async function askKept(services: Services, held: AskedSource, call: SignedInCall, anew: boolean): Promise<TodoTrial> {
  const state = stateOf(services);
  const key = keyOf(held, call);
  if (anew && services.rateLimits.count(`todo-anew:${call.person.id}:${held.source.id}`, ANEW) <= ANEW.most) {
    // What is under way may have been answered before what the person has done since.
    await state.underWay.get(key);
    return askOnce(services, held, call);
  }
  const said = state.said.get(key);
  const kept = holding(services, said, KEPT_MS);
  if (said && kept && !(await isPast(services, said, call))) return kept;
  return holding(services, laneOf(state, held).failed, PAUSE_MS) ?? askOnce(services, held, call);
}

/** Forgets what sources said, as when the data behind them are others. */
export function forgetSaid(services: Services): void {
  const { said, lanes } = stateOf(services);
  said.clear();
  lanes.clear();
}
