import type { SignInWay } from '@hall/contract/logs';
import { OnlineFilter, OnlineSession, onlineSessionsEndpoints } from '@hall/contract/online-sessions';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { ListPage } from '@hall/contract/wire/list';
import type { Reader } from '@hall/database/database';
import { browserOf } from '../../../core/browser.ts';
import type { SignedInCall } from '../../../core/call.ts';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../../core/list.ts';
import { byStaffNumber, type RowAccess, scopeOf } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';

const COLUMNS: ListColumns = {
  [wireName(OnlineSession, 'staffNumber')]: { sort: (order) => ({ person: { staffNumber: order } }) },
  [wireName(OnlineSession, 'name')]: { sort: (order) => ({ person: { name: order } }) },
  [wireName(OnlineSession, 'department')]: { sort: (order) => ({ person: { department: { name: order } } }) },
  [wireName(OnlineSession, 'address')]: { sort: (order) => ({ address: order }) },
  [wireName(OnlineSession, 'startedAt')]: { sort: (order) => ({ createdAt: order }) },
  [wireName(OnlineSession, 'lastUsedAt')]: { sort: (order) => ({ lastUsedAt: order }) },
};

const findSessions = (read: Reader, query: ListQuery) =>
  read.session.findMany({ ...query, include: { acting: true, person: { include: { department: true } } } });
type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

const sessionOf = ({ person, acting, ...row }: SessionRow): OnlineSession => ({
  id: row.id,
  staffNumber: person.staffNumber,
  name: person.name,
  nameEn: person.nameEn,
  actor: acting?.name,
  actorEn: acting?.nameEn,
  department: person.department.name,
  departmentEn: person.department.nameEn,
  browser: browserOf(row.userAgent),
  address: row.address,
  way: row.way as SignInWay,
  startedAt: wireMoment(row.createdAt),
  lastUsedAt: wireMoment(row.lastUsedAt),
  current: false,
});

const named = (text: string) => ({ OR: [{ name: { contains: text } }, { nameEn: { contains: text } }] });

const conditions = ({ id, text, address, way }: OnlineFilter, { services: { clock } }: Asked<OnlineFilter>): object[] => [
  { endedAt: null, endsAt: { gt: clock.now() } },
  ...(id ? [{ id }] : []),
  ...(text ? [{ person: { OR: [named(text), { staffNumber: { contains: text } }, { department: named(text) }] } }] : []),
  ...(address ? [{ address: { contains: address } }] : []),
  ...(way ? [{ way }] : []),
];

/** Who is signed in, those first who have used it last. */
export const onlineSessions = defineList({
  pageId: 'online',
  filter: OnlineFilter,
  row: OnlineSession,
  rowKey: 'id',
  access: onlineSessionsEndpoints.online.access,
  scope: async (scope, asked) => ({ person: await byStaffNumber(scope, asked) }),
  count: (read, where) => read.session.count({ where }),
  find: findSessions,
  where: conditions,
  columns: COLUMNS,
  order: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
  toRow: sessionOf,
});

/** A page of the list, in which the session of who asks is marked. */
export async function onlinePage(services: Services, filter: OnlineFilter, call: SignedInCall): Promise<ListPage<OnlineSession>> {
  const page = await onlineSessions.page(services, filter, call);
  return { ...page, rows: page.rows.map((row) => ({ ...row, current: row.id === call.sessionId })) };
}

/** The people whose sessions somebody may see or end. */
export const peopleWithin = async (services: Services, { person }: SignedInCall, access: RowAccess): Promise<object> =>
  byStaffNumber(await scopeOf(services, person, access), { services });
