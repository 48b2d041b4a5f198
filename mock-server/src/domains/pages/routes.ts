import type { api } from '@hall/contract/api';
import { pageManagementEndpoints } from '@hall/contract/page-management';
import { type KeptFor, keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { changePage, resetPage } from './change-page.ts';
import { columnsFor, restoreColumns, saveColumns } from './columns.ts';
import { fieldsOf, pageFor } from './documents.ts';
import { exportList } from './export-list.ts';
import { managedPages, pageSetup } from './managed-pages.ts';
import { printList } from './print-list.ts';
import { deleteQuery, frequentQueries, lastQuery, namedQueries, saveQuery } from './saved-queries.ts';
import { suggest } from './suggestions.ts';

const OF_QUERIES: KeptFor = { leaves: ['SavedQuery'] };

export const pagesHandlers: Handlers<(typeof api)['pages']> = {
  config: keptAnswer(async (services, wanted, call) => {
    const document = await pageFor(services, call, wanted.pageId);
    return { ...document.config, fields: fieldsOf(document, wanted) };
  }),
  queryFields: keptAnswer(async (services, wanted, call) => fieldsOf(await pageFor(services, call, wanted.pageId), wanted)),
  columns: keptAnswer(columnsFor, { leaves: ['ColumnArrangement'] }),
  saveQuery,
  lastQuery: keptAnswer(lastQuery, OF_QUERIES),
  frequentQueries: keptAnswer(frequentQueries, OF_QUERIES),
  suggestions: suggest,
  namedQueries: keptAnswer(namedQueries, OF_QUERIES),
  deleteQuery,
  saveColumns,
  restoreColumns,
  pages: managedPages.page,
  exportPages: exportList(pageManagementEndpoints.exportPages, managedPages),
  printPages: printList(managedPages),
  pageSetup,
  changePage,
  resetPage,
};
