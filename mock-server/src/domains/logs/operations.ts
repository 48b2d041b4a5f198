import { logsEndpoints, OperationFilter, OperationKind, OperationRecord } from '@hall/contract/logs';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { optionsOf } from '@hall/contract/wire/coded';
import type { Reader } from '@hall/database/database';
import type { KeptFor } from '../../core/kept.ts';
import { defineList, type ListColumns } from '../../core/list.ts';
import { byStaffNumber } from '../../core/scope.ts';
import { actorOf, byIds, commonConditions, oneOf } from './conditions.ts';
import { ofVerbs, verbOf } from './verbs.ts';

type Row = Awaited<ReturnType<Reader['operationRecord']['findMany']>>[number];

const KINDS = optionsOf(OperationKind).map(({ value }) => value);

/** By the kinds that are left: the index finds some, but not all others. */
const withoutKinds = (values: readonly string[]): object => ({ kind: { in: KINDS.filter((kind) => !values.includes(kind)) } });

const COLUMNS: ListColumns = {
  at: { sort: (order) => ({ at: order }) },
  staffNumber: { sort: (order) => ({ staffNumber: order }), ...oneOf('staffNumber', true) },
  person: oneOf('person', true),
  actor: oneOf('actor', true),
  action: oneOf('actionZh'),
  target: oneOf('target', true),
  address: { sort: (order) => ({ address: order }), ...oneOf('address') },
  duration: { sort: (order) => ({ duration: order }) },
  module: { sort: (order) => ({ module: order }), ...oneOf('module') },
  kind: { filter: (values) => [{ kind: { in: values } }], others: withoutKinds },
  verb: { filter: ofVerbs },
  result: { sort: (order) => ({ result: order }), ...oneOf('result') },
};

/** The longest duration that the database can hold, in ms: no call took longer. */
const DURATION_MAX = 2_147_483_647;
const capped = (duration: number): number => Math.min(duration, DURATION_MAX);

/** Where text is looked for. */
const TEXTS = ['actionZh', 'actionEn', 'target', 'targetEn'] as const;

function conditions(filter: OperationFilter): object[] {
  const { id, module, kind, text, durationFrom, durationTo, batchKeys } = filter;
  return [
    ...commonConditions(filter),
    ...(batchKeys ? [{ staffNumber: { in: [...batchKeys] } }] : []),
    ...(id ? [byIds([id])] : []),
    ...(module ? [{ module }] : []),
    ...(kind ? [{ kind }] : []),
    ...(text ? [{ OR: TEXTS.map((column) => ({ [column]: { contains: text } })) }] : []),
    {
      duration: {
        ...(durationFrom !== undefined && { gte: capped(durationFrom) }),
        ...(durationTo !== undefined && { lte: capped(durationTo) }),
      },
    },
  ];
}

async function knownKeys(read: Reader, keys: readonly string[], visible: object): Promise<string[]> {
  const where = { AND: [visible, { staffNumber: { in: [...keys] } }] };
  const known = await read.operationRecord.findMany({ where, distinct: ['staffNumber'], select: { staffNumber: true } });
  return known.map(({ staffNumber }) => staffNumber ?? '');
}

const recordOf = (row: Row): OperationRecord => ({
  id: String(row.id),
  at: wireMoment(row.at),
  staffNumber: row.staffNumber ?? undefined,
  person: row.person ?? undefined,
  personEn: row.personEn ?? undefined,
  ...actorOf(row),
  address: row.address,
  browser: row.browser,
  module: row.module,
  action: row.actionZh,
  actionEn: row.actionEn,
  kind: row.kind as OperationRecord['kind'],
  verb: verbOf(row),
  target: row.target ?? undefined,
  targetEn: row.targetEn ?? undefined,
  result: row.result,
  duration: row.duration,
  changes: (row.changes ?? []) as OperationRecord['changes'],
});

/** How long a page of the operation log stays the same. */
export const OF_OPERATIONS: KeptFor = { leaves: ['OperationRecord'], log: ({ recorder }) => recorder };

/** The operation log, newest first unless sorted; the records of calls that are still waiting are written first. */
export const operations = defineList({
  pageId: 'operation-log',
  filter: OperationFilter,
  row: OperationRecord,
  rowKey: 'id',
  byKeys: byIds,
  access: logsEndpoints.operations.access,
  scope: byStaffNumber,
  count: async (_, where, { services }) => services.database.logs.count('OperationRecord', where),
  find: async (_, query, { services }) => services.database.logs.find('OperationRecord', query),
  where: conditions,
  columns: COLUMNS,
  order: [{ at: 'desc' }, { id: 'desc' }],
  toRow: recordOf,
  ready: ({ recorder }) => recorder.flush(),
  knownKeys,
});
