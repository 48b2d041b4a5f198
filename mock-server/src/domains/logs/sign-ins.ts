import type { SignInFilter, SignInRecord } from '@hall/contract/logs';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import { wireMoment } from '../../core/clock.ts';
import { columnConditions, type ListColumns, orderOf, slice } from '../../core/list-query.ts';
import type { Services } from '../../core/services.ts';
import { commonConditions } from './conditions.ts';

type Row = Awaited<ReturnType<Reader['signInRecord']['findMany']>>[number];

const COLUMNS: ListColumns = {
  at: { sort: (order) => ({ at: order }) },
  userName: { sort: (order) => ({ userName: order }) },
  address: { sort: (order) => ({ address: order }) },
  way: { filter: (values) => ({ way: { in: values } }) },
  result: { sort: (order) => ({ result: order }), filter: (values) => ({ result: { in: values } }) },
};

/** The sign-in log, newest first unless sorted. */
export async function listSignIns({ database }: Services, filter: SignInFilter): Promise<ListPage<SignInRecord>> {
  const where = { AND: [...commonConditions(filter), ...columnConditions(COLUMNS, filter), ...(filter.way ? [{ way: filter.way }] : [])] };
  const [total, rows] = await Promise.all([
    database.read.signInRecord.count({ where }),
    database.read.signInRecord.findMany({ where, orderBy: orderOf(COLUMNS, filter, [{ at: 'desc' }, { id: 'desc' }]), ...slice(filter) }),
  ]);
  return { total, rows: rows.map(recordOf) };
}

const recordOf = (row: Row): SignInRecord => ({
  id: String(row.id),
  at: wireMoment(row.at),
  userName: row.userName,
  staffNumber: row.staffNumber ?? undefined,
  person: row.person ?? undefined,
  personEn: row.personEn ?? undefined,
  address: row.address,
  browser: row.browser,
  way: row.way as SignInRecord['way'],
  result: row.result,
});
