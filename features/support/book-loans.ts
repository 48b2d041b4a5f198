import { pageConfig } from '@hall/contract/pages';
import type { TableColumn } from '@hall/contract/table-columns';
import { endpoint } from '@hall/contract/wire/endpoint';
import { entity, request } from '@hall/contract/wire/entity';
import { optionalText, text } from '@hall/contract/wire/flags';
import { listFields, listOf } from '@hall/contract/wire/list';
import type { Tx } from '@hall/database/database';
import type { Serve } from '@hall/mock-server/app';

// A list of books on loan that the product does not have: one call and its configuration, nothing else.

const BOOKS = [
  { id: '1', title: '会计学原理', reader: '王芳' },
  { id: '2', title: '财务管理', reader: '林海' },
  { id: '3', title: '会计信息系统', reader: '王芳' },
];

const calls = {
  bookLoans: endpoint('signed-in', {
    method: 'POST',
    path: '/api/book-loans/list',
    summary: { zh: '借阅清单', en: 'Book loans' },
    request: request({ ...listFields, title: ['title', optionalText(), '书名', 'Title'] }),
    data: listOf(
      entity({
        id: ['id', text(), '编号', 'Id'],
        title: ['title', text(), '书名', 'Title'],
        reader: ['reader', text(), '借阅人', 'Reader'],
      }),
    ),
    codes: [],
  }),
};

export const serveBookLoans = (serve: Serve): void =>
  serve('pages', calls, {
    bookLoans: async (_, { title = '' }) => {
      const rows = BOOKS.filter((book) => book.title.includes(title));
      return { total: rows.length, rows };
    },
  });

const field = {
  pageId: 'book-loans',
  moduleId: 'query',
  groupId: 'main',
  shown: true,
  numeric: false,
  decimals: 0,
  withTime: false,
  options: [],
};
const config = pageConfig({
  pageId: 'book-loans',
  title: { zh: '借阅清单', en: 'Book loans' },
  call: '/api/book-loans/list',
  fields: [
    { ...field, fieldId: 'title', title: { zh: '书名', en: 'Book' }, kind: 'text', order: 1, buttons: [] },
    { ...field, fieldId: 'buttons', title: { zh: '按钮', en: 'Buttons' }, kind: 'buttons', order: 2, buttons: ['query', 'reset'] },
  ],
});

const plain = { shown: true, tooltip: false, filterable: false, link: false, button: false, amount: false, sortable: false, options: [] };
const columns: TableColumn[] = [
  { ...plain, fieldId: 'title', prop: 'title', labels: { zh: '书名', en: 'Book' }, order: 1 },
  { ...plain, fieldId: 'reader', prop: 'reader', labels: { zh: '借阅人', en: 'Reader' }, order: 2 },
];

/** Puts the configuration of the page and its place in the menu of all staff into the database. */
export async function configureBookLoans(tx: Tx): Promise<void> {
  const place = { path: '/book-loans', routeName: 'book-loans', component: 'pages/configured', templateId: 'book-loans' };
  await tx.permission.create({ data: { id: 'book-loans', name: '借阅清单', nameEn: 'Book loans', initials: 'jyqd', order: 15, ...place } });
  await tx.rolePermission.create({ data: { roleId: 'staff', permissionId: 'book-loans' } });
  await tx.pageDocument.create({
    data: {
      id: 'book-loans',
      permissionId: 'book-loans',
      config: structuredClone(config) as object,
      columns: structuredClone(columns) as object[],
    },
  });
}
