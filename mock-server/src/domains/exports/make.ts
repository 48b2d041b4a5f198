import { createReadStream } from 'node:fs';
import { CODES, ruleText } from '@hall/contract/errors';
import { EXPORT_KEPT_MS } from '@hall/contract/exports';
import type { Tx } from '@hall/database/database';
import { tell } from '../../core/news.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTurn, type ListFile, listFile, type WantedFile } from '../pages/index.ts';
import { issueSheet } from '../sheets/index.ts';
import { removeExports, removeParts } from './remove.ts';
import { type UnderWay, underWay } from './under-way.ts';

/** Bytes of a piece of a file: each is written by itself, so that others write in between. */
const PART = 1_048_576;
/** Most bytes of files that wait for one person; the oldest go first. */
const MOST_BYTES = 200_000_000;

/**
 * Makes the file of an export beside the calls once it is written down; what becomes of it stands in the export.
 * @returns what `writeDown` does: it is under way before that, so that nobody takes it for one that was lost
 */
export async function makeAside<T>(services: Services, id: string, wanted: WantedFile, writeDown: () => Promise<T>): Promise<T> {
  const all = underWay(services);
  const own: UnderWay = { stop: new AbortController(), isRunning: false, done: 0 };
  all.set(id, own);
  const written = await writeDown().catch((error: unknown) => {
    all.delete(id);
    throw error;
  });
  void services.aside.begin(`export ${id}`, () =>
    make(services, id, wanted, own)
      .catch((error: unknown) => end(services, id, error))
      .finally(() => all.delete(id)),
  );
  return written;
}

async function make(services: Services, id: string, wanted: WantedFile, own: UnderWay): Promise<void> {
  const { signal } = own.stop;
  const progress = (done: number) => {
    own.isRunning = true;
    own.done = done;
  };
  await inTurn(services, wanted.person.id, async () => {
    signal.throwIfAborted();
    const file = await listFile(services, wanted, { progress, signal });
    await keep(services, id, wanted, file, signal).finally(file.remove);
  });
}

/** Another call, or another process, may have called it off or removed it. */
async function requireWanted(tx: Tx, id: string): Promise<void> {
  if (!(await tx.exportJob.findUnique({ where: { id, state: 'waiting' } }))) throw new Refusal(500, 'called-off');
}

async function keep(services: Services, id: string, { list, person }: WantedFile, file: ListFile, signal: AbortSignal): Promise<void> {
  const { database, clock } = services;
  let number = 0;
  for await (const content of createReadStream(file.path, { highWaterMark: PART }) as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    await database.unitOfWork(async (tx) => {
      await requireWanted(tx, id);
      await tx.exportPart.create({ data: { jobId: id, number, content: new Uint8Array(content) } });
    });
    number += 1;
  }
  await database.unitOfWork(async (tx) => {
    await requireWanted(tx, id);
    const now = clock.now();
    const { code, rows: total } = file.sheet;
    const keptUntil = new Date(now.getTime() + EXPORT_KEPT_MS);
    await issueSheet(tx, list.pageId, file.sheet);
    await tx.exportJob.update({ where: { id }, data: { state: 'ready', done: total, total, size: file.size, code, keptUntil } });
    await letGoOldest(tx, person.id);
    await tell(tx, now, 'exports', [person.id]);
  });
}

/** What is more than may wait for one person goes, but not the newest. */
async function letGoOldest(tx: Tx, personId: string): Promise<void> {
  const ready = await tx.exportJob.findMany({ where: { personId, state: 'ready' }, orderBy: [{ keptUntil: 'desc' }, { id: 'asc' }] });
  let bytes = 0;
  const gone = ready.filter(({ size }, index) => {
    bytes += size ?? 0;
    return index > 0 && bytes > MOST_BYTES;
  });
  await removeExports(tx, { id: { in: gone.map(({ id }) => id) } });
}

/** Why a file is not there, in words. */
function reasonOf(services: Services, error: unknown): { reason: string; reasonEn: string } {
  if (error instanceof Refusal) {
    const { params = {} } = error.detail;
    return { reason: ruleText(error.rule, 'zh', params), reasonEn: ruleText(error.rule, 'en', params) };
  }
  services.warn('a file could not be made', { err: error });
  return { reason: CODES[999].zh, reasonEn: CODES[999].en };
}

/** Says that there will be no file; one that was called off has said so already. */
async function end(services: Services, id: string, error: unknown): Promise<void> {
  await services.database.unitOfWork((tx) => endThose(tx, services.clock.now(), { id }, reasonOf(services, error)));
}

/** Says of exports that are under way that there will be no files. */
export async function endThose(
  tx: Tx,
  now: Date,
  which: object,
  why: { readonly reason: string; readonly reasonEn: string },
): Promise<void> {
  const where = { ...which, state: 'waiting' };
  const ended = await tx.exportJob.findMany({ where, select: { id: true, personId: true } });
  if (ended.length === 0) return;
  const keptUntil = new Date(now.getTime() + EXPORT_KEPT_MS);
  await tx.exportJob.updateMany({ where, data: { state: 'failed', ...why, keptUntil } });
  await removeParts(
    tx,
    ended.map(({ id }) => id),
  );
  await tell(
    tx,
    now,
    'exports',
    ended.map(({ personId }) => personId),
  );
}
