import { ExportJob, ExportJobFilter, exportsEndpoints } from '@hall/contract/exports';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns } from '../../core/list.ts';
import type { Services } from '../../core/services.ts';
import { underWay } from './under-way.ts';

export type JobRow = Awaited<ReturnType<Reader['exportJob']['findMany']>>[number];

/** Without what its person could see, which takes long to tell. */
type ToldRow = Omit<JobRow, 'scope'>;

/** An export as it was written down last. */
const writtenOf = (row: ToldRow): ExportJob => ({
  id: row.id,
  title: row.title,
  format: row.format as ExportJob['format'],
  state: row.state as ExportJob['state'],
  done: row.done,
  total: row.total,
  size: row.size ?? undefined,
  code: row.code ?? undefined,
  reason: row.reason ?? undefined,
  reasonEn: row.reasonEn ?? undefined,
  askedAt: wireMoment(row.askedAt),
  keptUntil: row.state === 'ready' && row.keptUntil ? wireMoment(row.keptUntil) : undefined,
});

/** How far it is, where it is made here. */
function asItStands(services: Services, job: ExportJob): ExportJob {
  const own = job.state === 'waiting' && underWay(services).get(job.id);
  return own ? { ...job, state: own.isRunning ? 'running' : 'waiting', done: own.done } : job;
}

/** An export as it stands now. */
export const jobOf = (services: Services, row: ToldRow): ExportJob => asItStands(services, writtenOf(row));

/** What has not been let go, whether or not it is there still. */
export const keptNow = ({ clock }: Pick<Services, 'clock'>) => ({ OR: [{ keptUntil: null }, { keptUntil: { gt: clock.now() } }] });

function inState(services: Services, state: ExportJob['state']): object {
  if (state !== 'waiting' && state !== 'running') return { state };
  const running = [...underWay(services)].flatMap(([id, { isRunning }]) => (isRunning ? [id] : []));
  return { state: 'waiting', id: state === 'running' ? { in: running } : { notIn: running } };
}

const matching = ({ id, text, state }: ExportJobFilter, { services }: Asked<ExportJobFilter>): object[] => [
  keptNow(services),
  ...(id ? [{ id }] : []),
  ...(text ? [{ title: { contains: text } }] : []),
  ...(state ? [inState(services, state)] : []),
];

const COLUMNS: ListColumns = {
  [wireName(ExportJob, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(ExportJob, 'format')]: { filter: (values) => [{ format: { in: values } }] },
  [wireName(ExportJob, 'total')]: { sort: (order) => ({ total: order }) },
  [wireName(ExportJob, 'size')]: { sort: (order) => ({ size: order }) },
  [wireName(ExportJob, 'askedAt')]: { sort: (order) => ({ askedAt: order }) },
};

const own = defineList<ExportJobFilter, ExportJob, ToldRow>({
  pageId: 'exports',
  filter: ExportJobFilter,
  row: ExportJob,
  rowKey: 'id',
  access: exportsEndpoints.mine.access,
  scope: (_, { person }) => ({ personId: person.id }),
  count: (read, where) => read.exportJob.count({ where }),
  find: (read, query) => read.exportJob.findMany({ ...query, omit: { scope: true } }),
  where: matching,
  columns: COLUMNS,
  order: [{ askedAt: 'desc' }, { id: 'asc' }],
  toRow: writtenOf,
});

/** A person's own exports, the newest first unless sorted. */
export const mine: typeof own.page = async (services, filter, call) => {
  const page = await own.page(services, filter, call);
  return { ...page, rows: page.rows.map((job) => asItStands(services, job)) };
};
