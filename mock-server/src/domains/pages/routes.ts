import type { api } from '@hall/contract/api';
import type { Handlers } from '../../core/register.ts';
import { columnsFor, restoreColumns, saveColumns } from './columns.ts';
import { fieldsOf, pageFor } from './documents.ts';
import { deleteQuery, frequentQueries, lastQuery, namedQueries, saveQuery } from './saved-queries.ts';
import { suggest } from './suggestions.ts';

export const pagesHandlers: Handlers<(typeof api)['pages']> = {
  config: async (services, wanted, call) => {
    const document = await pageFor(services, call, wanted.pageId);
    return { ...document.config, fields: fieldsOf(document, wanted) };
  },
  queryFields: async (services, wanted, call) => fieldsOf(await pageFor(services, call, wanted.pageId), wanted),
  columns: columnsFor,
  saveQuery,
  lastQuery,
  frequentQueries,
  suggestions: suggest,
  namedQueries,
  deleteQuery,
  saveColumns,
  restoreColumns,
};
