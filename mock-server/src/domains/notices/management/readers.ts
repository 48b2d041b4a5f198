import { NoticeReader, NoticeReaderFilter, noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../../core/list.ts';
import type { RowScope } from '../../../core/scope.ts';
import { audienceOf, peopleIn } from './audience.ts';
import { MANAGED_PARTS, managedIn } from './managed-by.ts';

const COLUMNS: ListColumns = {
  [wireName(NoticeReader, 'staffNumber')]: { sort: (order) => ({ staffNumber: order }) },
  [wireName(NoticeReader, 'name')]: { sort: (order) => ({ name: order }) },
  [wireName(NoticeReader, 'department')]: { sort: (order) => ({ department: { name: order } }) },
};

type AskedReaders = Asked<NoticeReaderFilter>;

/** Whom the notice of the filter is for, of those who can sign in; nobody where there is none. */
async function readersIn(scope: RowScope, { services, filter: { id = '' } }: AskedReaders): Promise<object> {
  const where = { AND: [{ id }, managedIn(scope)] };
  const notice = await services.database.read.notice.findFirst({ where, include: MANAGED_PARTS });
  return notice ? peopleIn(services, audienceOf(notice)) : { id: { in: [] } };
}

const findReaders = (read: Reader, query: ListQuery, noticeId: string) =>
  read.person.findMany({ ...query, include: { department: true, noticesRead: { where: { noticeId } } } });

type Row = Awaited<ReturnType<typeof findReaders>>[number];

const hasRead = (read: boolean, noticeId: string) => ({ noticesRead: read ? { some: { noticeId } } : { none: { noticeId } } });

const named = (text: string) => ({
  OR: [{ name: { contains: text } }, { nameEn: { contains: text } }, { staffNumber: { contains: text } }],
});

const matching = ({ id = '', read, department, text }: NoticeReaderFilter): object[] => [
  ...(read === undefined ? [] : [hasRead(read, id)]),
  ...(department ? [{ department: { OR: [{ name: { contains: department } }, { nameEn: { contains: department } }] } }] : []),
  ...(text ? [named(text)] : []),
];

const readerOf = ({ staffNumber, name, nameEn, department, noticesRead: [mark] }: Row): NoticeReader => ({
  staffNumber,
  name,
  nameEn,
  department: department.name,
  departmentEn: department.nameEn,
  read: mark !== undefined,
  readAt: mark && wireMoment(mark.readAt),
});

/** Whom a notice is for, and who has read it: by department and staff number unless sorted. */
export const noticeReaders = defineList({
  pageId: 'notice-readers',
  filter: NoticeReaderFilter,
  row: NoticeReader,
  rowKey: 'staffNumber',
  access: noticeReadersEndpoints.readers.access,
  scope: readersIn,
  count: (read, where) => read.person.count({ where }),
  find: (read, query, { filter: { id = '' } }) => findReaders(read, query, id),
  where: matching,
  columns: COLUMNS,
  order: [{ department: { name: 'asc' } }, { staffNumber: 'asc' }],
  toRow: readerOf,
});
