import type { OperationFilter, OperationRecord } from '@hall/contract/logs';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import { wireMoment } from '../../core/clock.ts';
import { columnConditions, type ListColumns, orderOf, slice } from '../../core/list-query.ts';
import type { Services } from '../../core/services.ts';
import { commonConditions } from './conditions.ts';

type Row = Awaited<ReturnType<Reader['operationRecord']['findMany']>>[number];

const COLUMNS: ListColumns = {
  at: { sort: (order) => ({ at: order }) },
  staffNumber: { sort: (order) => ({ staffNumber: order }) },
  address: { sort: (order) => ({ address: order }) },
  duration: { sort: (order) => ({ duration: order }) },
  module: { sort: (order) => ({ module: order }), filter: (values) => ({ module: { in: values } }) },
  kind: { filter: (values) => ({ kind: { in: values } }) },
  result: { sort: (order) => ({ result: order }), filter: (values) => ({ result: { in: values } }) },
};

/** The operation log, newest first unless sorted; the records of calls that are still waiting are written first. */
export async function listOperations(services: Services, filter: OperationFilter): Promise<ListPage<OperationRecord>> {
  await services.recorder.flush();
  const { operationRecord } = services.database.read;
  const where = { AND: conditions(filter) };
  const [total, rows] = await Promise.all([
    operationRecord.count({ where }),
    operationRecord.findMany({ where, orderBy: orderOf(COLUMNS, filter, [{ at: 'desc' }, { id: 'desc' }]), ...slice(filter) }),
  ]);
  return { total, rows: rows.map(recordOf), unknownKeys: await unknownKeys(services, filter) };
}

/** The longest duration that the database can hold, in ms: no call took longer. */
const DURATION_MAX = 2_147_483_647;
const held = (duration: number): number => Math.min(duration, DURATION_MAX);

/** The record of an id; none has one that is no such number. */
const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

function conditions(filter: OperationFilter): object[] {
  const { id, module, kind, text, durationFrom, durationTo } = filter;
  return [
    ...commonConditions(filter),
    ...columnConditions(COLUMNS, filter),
    ...(id ? [{ id: idOf(id) }] : []),
    ...(module ? [{ module }] : []),
    ...(kind ? [{ kind }] : []),
    ...(text ? [{ OR: [{ actionZh: { contains: text } }, { actionEn: { contains: text } }, { target: { contains: text } }] }] : []),
    { duration: { gte: held(durationFrom ?? 0), ...(durationTo !== undefined && { lte: held(durationTo) }) } },
  ];
}

/** Staff numbers of a batch query under which nothing is logged. */
async function unknownKeys({ database }: Services, { batchKeys }: OperationFilter): Promise<string[] | undefined> {
  if (!batchKeys) return undefined;
  const known = await database.read.operationRecord.findMany({
    where: { staffNumber: { in: [...batchKeys] } },
    distinct: ['staffNumber'],
    select: { staffNumber: true },
  });
  const numbers = new Set(known.map(({ staffNumber }) => staffNumber));
  return batchKeys.filter((key) => !numbers.has(key));
}

const recordOf = (row: Row): OperationRecord => ({
  id: String(row.id),
  at: wireMoment(row.at),
  staffNumber: row.staffNumber ?? undefined,
  person: row.person ?? undefined,
  personEn: row.personEn ?? undefined,
  address: row.address,
  browser: row.browser,
  module: row.module,
  action: row.actionZh,
  actionEn: row.actionEn,
  kind: row.kind as OperationRecord['kind'],
  target: row.target ?? undefined,
  result: row.result,
  duration: row.duration,
  changes: (row.changes ?? []) as OperationRecord['changes'],
});
