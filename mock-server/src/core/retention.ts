import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parameters as HallParameters } from '@hall/contract/parameter-table';
import { startOfDay, wireDay } from '@hall/contract/rules/shanghai';
import type { Tx } from '@hall/database/database';
import { writeToArchive } from './archive.ts';
import type { Clock } from './clock.ts';
import { KINDS, type Kind } from './kept-kinds.ts';
import { letGoOfBroughtFiles } from './let-go-of-files.ts';
import { letGoOfPreviews } from './let-go-of-previews.ts';
import { hallParameters } from './parameters.ts';
import type { Services } from './services.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Rows read or deleted at a time; others get their turn in between. */
const SLICE = 100;
/** What goes into a file of what is no log, so that what was written can be remembered until it is deleted. */
const MOST_SLICES = 200;

interface Task {
  readonly services: Services;
  readonly folder: string;
  readonly kind: Kind;
  readonly signal: AbortSignal | undefined;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** What is left of a day, or of a log as much of it as has ids one after another. */
interface Day {
  readonly name: string;
  readonly first: Row;
  readonly from: Date;
  readonly to: Date;
  /** Of a log: where another day begins. */
  readonly nextId: number | undefined;
}

/** What was written of a day. */
interface Written {
  rows: number;
  toId: number;
  /** Of what is no log: which rows, as they were then, in slices. */
  readonly keys: object[][];
}

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
    await removeUpTo(task, archived);
    return true;
  }
  const day = await dayOf(task, first);
  const written: Written = { rows: 0, toId: first.id, keys: [] };
  const file = await writeToArchive(task.folder, kind.name, day.name, linesOf(task, day, written));
  const range = kind.log && { fromId: first.id, toId: written.toId };
  await register(task, { kind: kind.name, ...file, rows: written.rows, at: services.clock.now(), ...range });
  await (range ? removeUpTo(task, range.toId) : removeThese(task, written.keys));
  return true;
}

/** A file that was written before a stop, and says the same again, is in the register once. Where files were moved away, paths recur. */
async function register({ services }: Task, data: Parameters<Tx['archiveFile']['create']>[0]['data']): Promise<void> {
  const { path, sha256 } = data;
  await services.database.unitOfWork(async (tx) => {
    if (!(await tx.archiveFile.findFirst({ where: { path, sha256 } }))) await tx.archiveFile.create({ data });
  });
}

const momentOf = ({ at }: Kind, row: Row): Date => row[at] as Date;

const find = ({ kind, services }: Task, where: object, take: number) =>
  kind.find(services.database.read, { where, take, orderBy: kind.order.map((field) => ({ [field]: 'asc' })) }) as Promise<Row[]>;

const firstOf = async (task: Task, where: object): Promise<Row | undefined> => (await find(task, where, 1))[0];

/** What a stop kept from being deleted is in the archive already. */
async function archivedUpTo({ kind, services }: Task): Promise<number> {
  const last = await services.database.read.archiveFile.findFirst({ where: { kind: kind.name }, orderBy: { toId: 'desc' } });
  return last?.toId ?? 0;
}

/** The day of the first row; of a log as far as the ids go on within the day, also where the clock was once set back. */
async function dayOf(task: Task, first: Row): Promise<Day> {
  const { at, log } = task.kind;
  const name = wireDay(momentOf(task.kind, first));
  const [from, to] = [startOfDay(name), new Date(startOfDay(name).getTime() + DAY_MS)];
  const next = log && (await firstOf(task, { id: { gt: first.id }, OR: [{ [at]: { lt: from } }, { [at]: { gte: to } }] }));
  return { name, first, from, to, nextId: next?.id };
}

async function* linesOf(task: Task, day: Day, written: Written): AsyncGenerator<string> {
  const { kind } = task;
  for (let rows = [day.first]; rows.length > 0; ) {
    task.signal?.throwIfAborted();
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const last = rows.at(-1) ?? day.first;
    written.rows += rows.length;
    written.toId = last.id;
    if (!kind.log) written.keys.push(rows.map((row) => pick(row, kind.order)));
    if (written.keys.length > MOST_SLICES) return;
    await nextTurn();
    rows = await find(task, after(kind, last, day), SLICE);
  }
}

/** The rows of the day that come after one: told by their keys, since others take rows away meanwhile. */
function after({ at, order, log }: Kind, last: Row, { from, to, nextId }: Day): object {
  if (log) return { [at]: { gte: from, lt: to }, id: { gt: last.id, lt: nextId } };
  const further = order.map((field, index) => ({ ...pick(last, order.slice(0, index)), [field]: { gt: last[field] } }));
  return { [at]: { gte: last[at], lt: to }, OR: further };
}

const pick = (row: Row, fields: readonly string[]): object => Object.fromEntries(fields.map((field) => [field, row[field]]));

async function removeUpTo(task: Task, id: number): Promise<void> {
  while ((await remove(task, { where: { id: { lte: id } }, limit: SLICE })) === SLICE);
}

/** What another row took the place of meanwhile has another moment, and stays. */
async function removeThese(task: Task, slices: readonly object[][]): Promise<void> {
  for (const keys of slices) await remove(task, { where: { OR: keys } });
}

/** @returns how many there were */
async function remove({ kind, services, signal }: Task, removal: Parameters<Kind['remove']>[1]): Promise<number> {
  signal?.throwIfAborted();
  const { count } = await services.database.unitOfWork((tx) => kind.remove(tx, removal));
  await nextTurn();
  return count;
}

export interface Retention {
  /** Lets go of previews and of files that nobody used, and of all else unless that was done today. It never rejects. */
  look(): Promise<void>;
  /** Ends after the slice that is being written. */
  close(): Promise<void>;
}

/**
 * Lets go once a day by the hall's clock, at once and then soon after midnight, and of previews and of files that nobody used every hour;
 * what fails is reported, and tried again an hour later.
 */
export function startRetention(services: Services, folder: string, report: (error: unknown) => void): Retention {
  const stop = new AbortController();
  let done = '';
  let running: Promise<void> = Promise.resolve();
  const letGoOfAll = async () => {
    await letGoOfPreviews(services);
    await letGoOfBroughtFiles(services);
    const today = wireDay(services.clock.now());
    if (today !== done) await letGo(services, folder, stop.signal);
    done = today;
  };
  const look = () => {
    running = running.then(letGoOfAll).catch((error: unknown) => {
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
