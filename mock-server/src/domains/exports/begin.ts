import { allEndpoints } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import type { ExportJob } from '@hall/contract/exports';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { actionOf, type Endpoint } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import type { AnyList, ExportedLists } from '../../core/files/file-task.ts';
import { requireAccess } from '../../core/permissions.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { countExport, wantedFile } from '../pages/index.ts';
import { jobOf } from './jobs.ts';
import { makeAside } from './make.ts';
import { removeExports } from './remove.ts';

/** Exports of a person that wait or are made, and those that are kept, the oldest going first. */
const MOST_UNDER_WAY = 20;
const MOST_KEPT = 20;
/** Who was turned away is told to come back after this, in ms. */
const SOON_MS = 10_000;

interface ExportCall {
  readonly endpoint: Endpoint;
  readonly load: () => Promise<AnyList>;
}

/** @throws Refusal 404 `choice` for an address that exports nothing */
function exportCallAt(lists: ExportedLists, url: string): ExportCall {
  const load = Object.hasOwn(lists, url) ? lists[url] : undefined;
  const endpoint = allEndpoints.find(({ path }) => path === url);
  if (!load || !endpoint) throw new Refusal(404, 'choice', { field: 'url' });
  return { endpoint, load };
}

async function listOf(services: Services, { endpoint, load }: ExportCall, { roles }: SignedInPerson): Promise<AnyList> {
  await requireAccess(services, endpoint.access, roles);
  return load();
}

/**
 * The list of an export call, for who may make that call.
 * @throws Refusal 404 `choice` for an address that exports nothing, 403 `no-permission`
 */
export const exportedList = async (services: Services, lists: ExportedLists, url: string, person: SignedInPerson): Promise<AnyList> =>
  listOf(services, exportCallAt(lists, url), person);

/** @throws Refusal 500 `too-many-calls` */
async function requireRoom(tx: Tx, now: Date, personId: string): Promise<void> {
  if ((await tx.exportJob.count({ where: { personId, state: 'waiting' } })) < MOST_UNDER_WAY) return;
  throw new Refusal(500, 'too-many-calls', { params: { time: wireMoment(new Date(now.getTime() + SOON_MS)) } });
}

/** The oldest that have ended go, so that one more can be kept. */
async function makeRoom(tx: Tx, personId: string): Promise<void> {
  const where = { personId, NOT: { state: 'waiting' } };
  const ended = await tx.exportJob.findMany({ where, orderBy: [{ askedAt: 'desc' }, { id: 'asc' }], select: { id: true } });
  const gone = ended.slice(MOST_KEPT - 1).map(({ id }) => id);
  await removeExports(tx, { id: { in: gone } });
}

/**
 * Begins to make a file, which goes on when the person leaves the page.
 * @throws Refusal what `exportedList` and `wantedFile` throw, 500 `too-many-calls`
 */
export async function beginExport(services: Services, lists: ExportedLists, asked: ExportRequest, call: SignedInCall): Promise<ExportJob> {
  const { person, entry } = call;
  const url = asked.url ?? '';
  const exportCall = exportCallAt(lists, url);
  entry.action = actionOf(exportCall.endpoint);
  const list = await listOf(services, exportCall, person);
  countExport(services, person.id);
  const wanted = await wantedFile(services, url, list, asked, person);
  const { filter, visible } = wanted.task.search;
  const job = {
    id: services.randomId(),
    personId: person.id,
    url,
    title: wanted.asked.title,
    format: asked.format,
    state: 'waiting',
    total: wanted.total,
    askedAt: services.clock.now(),
    scope: JSON.stringify({ filter, visible }),
    columns: asked.fields.map(({ columnId }) => columnId),
  };
  const row = await makeAside(services, job.id, wanted, () =>
    services.database.unitOfWork(async (tx) => {
      await requireRoom(tx, job.askedAt, person.id);
      await makeRoom(tx, person.id);
      return tx.exportJob.create({ data: job });
    }),
  );
  return jobOf(services, row);
}
