import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parameters as HallParameters } from '@hall/contract/parameter-table';
import type { Tx } from '@hall/database/database';
import { writeToArchive } from './archive.ts';
import { type Clock, startOfDay, wireDay } from './clock.ts';
import { KINDS, type Kind } from './kept-kinds.ts';
import { hallParameters } from './parameters.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Rows read or deleted at a time; others get their turn in between. */
const SLICE = 500;

interface Task {
  readonly services: Services;
  readonly folder: string;
  readonly kind: Kind;
  readonly signal: AbortSignal | undefined;
}

interface Day {
  readonly day: string;
  readonly where: object;
}

/** What was read of a day. */
interface Seen {
  rows: number;
  fromId?: number;
  toId?: number;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * Lets go of what is older than the parameters say, day by day, each after it is in the archive and the archive's register.
 * @param folder of the archive
 * @throws what the disk or the database says, or the signal's reason; what was not let go then is so by the next call
 */
export async function letGo(services: Services, folder: string, signal?: AbortSignal): Promise<void> {
  const parameters = await hallParameters(services);
  for (const kind of KINDS) {
    const before = keptFrom(kind, parameters, services.clock);
    while (before && (await letGoOldest({ services, folder, kind, signal }, before)));
  }
}

/** The first moment of the days that are kept; `undefined` for a kind that is kept for ever. */
function keptFrom({ days, least }: Kind, parameters: HallParameters, clock: Clock): Date | undefined {
  const kept = Number(parameters[days]);
  return kept === 0 ? undefined : startOfDay(wireDay(new Date(clock.now().getTime() - Math.max(kept, least) * DAY_MS)));
}

/** @returns whether there was a day to let go of */
async function letGoOldest(task: Task, before: Date): Promise<boolean> {
  const { kind, services } = task;
  const first = await firstOf(task, {});
  if (!first || momentOf(kind, first) >= before) return false;
  const archived = kind.log ? await archivedUpTo(task) : 0;
  if (kind.log && first.id <= archived) {
    await remove(task, { id: { lte: archived } });
    return true;
  }
  const { day, where } = await dayOf(task, first);
  const seen: Seen = { rows: 0 };
  const file = await writeToArchive(task.folder, kind.name, day, linesOf(task, where, seen));
  const { rows, fromId, toId } = seen;
  const range = kind.log && { fromId, toId };
  await register(task, { kind: kind.name, ...file, rows, at: services.clock.now(), ...range });
  await remove(task, kind.log ? { id: { gte: fromId, lte: toId } } : where);
  return true;
}

/** A file that was written before a stop, and says the same again, is in the register once. */
async function register({ services }: Task, data: Parameters<Tx['archiveFile']['create']>[0]['data']): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    if (!(await tx.archiveFile.findFirst({ where: { path: data.path } }))) await tx.archiveFile.create({ data });
  });
}

const momentOf = ({ at }: Kind, row: Row): Date => row[at] as Date;

const find = ({ kind, services }: Task, where: object, skip: number, take: number) =>
  kind.find(services.database.read, { where, skip, take, orderBy: kind.order.map((field) => ({ [field]: 'asc' })) }) as Promise<Row[]>;

const firstOf = async (task: Task, where: object): Promise<Row | undefined> => (await find(task, where, 0, 1))[0];

/** What a stop kept from being deleted is in the archive already. */
async function archivedUpTo({ kind, services }: Task): Promise<number> {
  const last = await services.database.read.archiveFile.findFirst({ where: { kind: kind.name }, orderBy: { toId: 'desc' } });
  return last?.toId ?? 0;
}

/** The rows of the day of the first one; of a log as far as the ids go on within the day, also where the clock was once set back. */
async function dayOf(task: Task, first: Row): Promise<Day> {
  const { at, log } = task.kind;
  const day = wireDay(momentOf(task.kind, first));
  const [gte, lt] = [startOfDay(day), new Date(startOfDay(day).getTime() + DAY_MS)];
  const ofDay = { [at]: { gte, lt } };
  if (!log) return { day, where: ofDay };
  const next = await firstOf(task, { id: { gt: first.id }, OR: [{ [at]: { lt: gte } }, { [at]: { gte: lt } }] });
  return { day, where: { ...ofDay, ...(next && { id: { lt: next.id } }) } };
}

async function* linesOf(task: Task, where: object, seen: Seen): AsyncGenerator<string> {
  for (;;) {
    task.signal?.throwIfAborted();
    const rows = await find(task, where, seen.rows, SLICE);
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    seen.rows += rows.length;
    seen.fromId ??= rows[0]?.id;
    seen.toId = rows.at(-1)?.id ?? seen.toId;
    if (rows.length < SLICE) return;
    await nextTurn();
  }
}

async function remove({ kind, services, signal }: Task, where: object): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { count } = await services.database.unitOfWork((tx) => kind.remove(tx, { where, limit: SLICE }));
    if (count < SLICE) return;
    await nextTurn();
  }
}

export interface Retention {
  /** Lets go unless that was done today. It never rejects. */
  look(): Promise<void>;
  /** Ends after the slice that is being written. */
  close(): Promise<void>;
}

/** Lets go once a day by the hall's clock, at once and then soon after midnight; what fails is reported, and tried again an hour later. */
export function startRetention(services: Services, folder: string, report: (error: unknown) => void): Retention {
  const stop = new AbortController();
  let done = '';
  let running: Promise<void> = Promise.resolve();
  const daily = async () => {
    const today = wireDay(services.clock.now());
    if (today !== done) await letGo(services, folder, stop.signal);
    done = today;
  };
  const look = () => {
    running = running.then(daily).catch((error: unknown) => {
      if (!stop.signal.aborted) report(error);
    });
    return running;
  };
  void look();
  const timer = setInterval(() => void look(), HOUR_MS).unref();
  return {
    look,
    close() {
      clearInterval(timer);
      stop.abort();
      return running;
    },
  };
}
