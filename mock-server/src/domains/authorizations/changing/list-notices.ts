import { ChangeNotice, ChangeNoticeFilter } from '@hall/contract/change-notices';
import { wireName } from '@hall/contract/wire/entity';
import { type Asked, defineList, type ListColumns } from '../../../core/list.ts';
import { bringToDay } from '../day.ts';
import { givenBy } from '../grant-scope.ts';
import { numberOrProjectSought, personSought } from '../sought.ts';
import { findNotices, noticeOf, toConfirm, withIds } from './stored-notices.ts';

const COLUMNS: ListColumns = {
  [wireName(ChangeNotice, 'from')]: { sort: (order) => ({ of: { fromDay: order } }) },
  [wireName(ChangeNotice, 'toldAt')]: { sort: (order) => ({ toldAt: order }) },
  // What nobody has confirmed yet comes last, in whatever order.
  [wireName(ChangeNotice, 'seenAt')]: { sort: (sort) => ({ seenAt: { sort, nulls: 'last' } }) },
};

const ofGrant = (condition: object): object => ({ of: { grant: condition } });

const conditions = ({ id, grant, text, told, pressing, seen }: ChangeNoticeFilter, { person }: Asked<unknown>): object[] => [
  ...(id ? [withIds([id])] : []),
  ...(grant ? [{ grantNumber: grant }] : []),
  ...(text ? [ofGrant(numberOrProjectSought(text))] : []),
  ...(told ? [{ person: personSought(told) }] : []),
  ...(pressing ? [toConfirm(person)] : []),
  ...(seen === undefined ? [] : [{ seenAt: seen ? { not: null } : null }]),
];

/**
 * What the caller is told, and what others are told of grants that the caller gave or answers for, the newest first unless sorted
 * (PROJ-25). Who manages grants sees no more: whom each concerns is in the grant itself.
 */
export const changeNotices = defineList<ChangeNoticeFilter, ChangeNotice, ChangeNotice>({
  pageId: 'change-notices',
  filter: ChangeNoticeFilter,
  row: ChangeNotice,
  rowKey: 'id',
  byKeys: withIds,
  access: 'authorizations.changes',
  scope: (_, { person }) => ({ OR: [{ personId: person.id }, ofGrant(givenBy(person))] }),
  ready: bringToDay,
  count: (read, where) => read.changeNotice.count({ where }),
  find: async (read, query, { person }) => (await findNotices(read, query)).map((row) => noticeOf(row, person)),
  where: conditions,
  columns: COLUMNS,
  order: [{ toldAt: 'desc' }, { id: 'desc' }],
  toRow: (notice) => notice,
});
