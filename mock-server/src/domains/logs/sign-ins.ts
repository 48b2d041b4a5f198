import { logsEndpoints, SignInFilter, SignInRecord, SUCCEEDED } from '@hall/contract/logs';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Reader } from '@hall/database/database';
import type { KeptFor } from '../../core/kept.ts';
import { defineList, type ListColumns, type ListPlan } from '../../core/list.ts';
import { byStaffNumber } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { actorOf, byIds, commonConditions } from './conditions.ts';

type Row = Awaited<ReturnType<Reader['signInRecord']['findMany']>>[number];

const COLUMNS: ListColumns = {
  at: { sort: (order) => ({ at: order }) },
  userName: { sort: (order) => ({ userName: order }) },
  address: { sort: (order) => ({ address: order }) },
  way: { filter: (values) => [{ way: { in: values } }] },
  result: { sort: (order) => ({ result: order }), filter: (values) => [{ result: { in: values } }] },
};

const recordOf = (row: Row): SignInRecord => ({
  id: String(row.id),
  at: wireMoment(row.at),
  userName: row.userName,
  staffNumber: row.staffNumber ?? undefined,
  person: row.person ?? undefined,
  personEn: row.personEn ?? undefined,
  ...actorOf(row),
  address: row.address,
  browser: row.browser,
  way: row.way as SignInRecord['way'],
  result: row.result,
  reason: row.rule ?? undefined,
});

/** Attempts to sign in, newest first unless sorted; those that are still waiting are written first. */
export const SIGN_INS: ListPlan<SignInFilter, SignInRecord, Row> = {
  pageId: 'sign-in-log',
  filter: SignInFilter,
  row: SignInRecord,
  rowKey: 'id',
  byKeys: byIds,
  access: logsEndpoints.signIns.access,
  scope: byStaffNumber,
  count: async (_, where, { services }) => services.database.logs.count('SignInRecord', where),
  find: async (_, query, { services }) => services.database.logs.find('SignInRecord', query),
  where: (filter) => [
    ...commonConditions(filter),
    ...(filter.id ? [byIds([filter.id])] : []),
    ...(filter.way ? [{ way: filter.way }] : []),
  ],
  columns: COLUMNS,
  order: [{ at: 'desc' }, { id: 'desc' }],
  toRow: recordOf,
  ready: ({ signInRecorder }) => signInRecorder.flush(),
};

/** The last attempts to sign in as a person, the latest first; those that are still waiting are written first. */
async function lastOf({ signInRecorder, database: { read } }: Services, where: object, most: number): Promise<SignInRecord[]> {
  await signInRecorder.flush();
  const rows = await read.signInRecord.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: most });
  return rows.map(recordOf);
}

/** The last attempts of a person, whoever made them, the latest first. */
export const signInsOf = (services: Services, staffNumber: string, most: number): Promise<SignInRecord[]> =>
  lastOf(services, { staffNumber }, most);

/** The last attempts of a person that failed, whoever made them, the latest first. */
export const failedSignInsOf = (services: Services, staffNumber: string, most: number): Promise<SignInRecord[]> =>
  lastOf(services, { staffNumber, result: { notIn: [...SUCCEEDED] } }, most);

/** How long a page of the sign-in log stays the same. */
export const OF_SIGN_INS: KeptFor = { leaves: ['SignInRecord'], log: ({ signInRecorder }) => signInRecorder };

/** The sign-in log. */
export const signIns = defineList(SIGN_INS);
