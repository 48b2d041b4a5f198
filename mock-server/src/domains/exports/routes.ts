import { Readable } from 'node:stream';
import { EXPORT_KEPT_MS, type exportsEndpoints } from '@hall/contract/exports';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import type { ListRequest } from '@hall/contract/wire/list';
import type { FileAnswer, SignedInPerson } from '../../core/call.ts';
import type { ExportedLists } from '../../core/files/file-task.ts';
import type { Search } from '../../core/list.ts';
import { notFound, Refusal } from '../../core/refusal.ts';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { columnsSeen, namedAs } from '../pages/index.ts';
import { beginExport, exportedList } from './begin.ts';
import { covers } from './covers.ts';
import { type JobRow, jobOf, keptNow, mine } from './jobs.ts';
import { removeExports, removeParts } from './remove.ts';
import { callOff } from './under-way.ts';

/** @throws Refusal 404 `not-found` for what is not the person's, or was let go */
async function ownJob(services: Services, id: string, { id: personId }: SignedInPerson): Promise<JobRow> {
  const job = await services.database.read.exportJob.findFirst({ where: { id, personId, ...keptNow(services) } });
  if (!job) throw notFound('id');
  return job;
}

/**
 * A file is for who would still be given it: who may make the call of its page, and sees there the rows and the columns that it has.
 * @throws Refusal 403 `no-permission`
 */
async function requireSeen(
  services: Services,
  lists: ExportedLists,
  { url, scope, columns }: JobRow,
  person: SignedInPerson,
): Promise<void> {
  const list = await exportedList(services, lists, url, person);
  const { filter, visible } = JSON.parse(scope) as Pick<Search<ListRequest>, 'filter' | 'visible'>;
  const seesRows = covers(await list.visible(services, filter, { person }), visible);
  const seen = await columnsSeen(services, list, person);
  if (!seesRows || (columns as string[]).some((column) => !seen.includes(column))) throw new Refusal(403, 'no-permission');
}

/** The pieces of a file, as many as are sent. */
async function* partsOf({ database: { read } }: Services, jobId: string, size: number): AsyncGenerator<Uint8Array> {
  for (let number = 0, sent = 0; sent < size; number++) {
    const part = await read.exportPart.findUnique({ where: { jobId_number: { jobId, number } } });
    if (!part) throw new Error('the file was let go while it was sent');
    sent += part.content.length;
    yield part.content;
  }
}

async function fileOf(
  services: Services,
  lists: ExportedLists,
  id: string,
  person: SignedInPerson,
): Promise<{ code: string; file: FileAnswer }> {
  const job = await ownJob(services, id, person);
  const { state, size, code, total: rows, title, format } = jobOf(services, job);
  if (state !== 'ready' || size === undefined || code === undefined) throw notFound('id');
  await requireSeen(services, lists, job, person);
  const stream = Readable.from(partsOf(services, id, size), { objectMode: false });
  return { code, file: { ...namedAs({ title, format }), rows, content: { stream, size } } };
}

/** @param lists of which files are made, by their export calls */
export const exportsHandlers = (lists: ExportedLists): Handlers<typeof exportsEndpoints> => ({
  begin: (services, asked, call) => beginExport(services, lists, asked, call),
  mine,
  async underWay(services, { ids }, { person }) {
    const where = { personId: person.id, AND: [keptNow(services), { OR: [{ state: 'waiting' }, { id: { in: [...ids] } }] }] };
    const rows = await services.database.read.exportJob.findMany({
      where,
      orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
      omit: { scope: true },
    });
    return rows.map((row) => jobOf(services, row));
  },
  async cancel(services, { id }, { person, entry }) {
    const { title } = await ownJob(services, id, person);
    entry.target = title;
    callOff(services, id);
    const keptUntil = new Date(services.clock.now().getTime() + EXPORT_KEPT_MS);
    await services.database.unitOfWork(async (tx) => {
      const { count } = await tx.exportJob.updateMany({ where: { id, state: 'waiting' }, data: { state: 'cancelled', keptUntil } });
      if (count > 0) await removeParts(tx, [id]);
    });
  },
  async remove(services, { id }, { person, entry }) {
    const { title } = await ownJob(services, id, person);
    entry.target = title;
    callOff(services, id);
    await services.database.unitOfWork((tx) => removeExports(tx, { id }));
  },
  async file(services, { id }, { person, entry }) {
    const { code, file } = await fileOf(services, lists, id, person);
    entry.target = spacedSheetCode(code);
    return file;
  },
});
