import type { pagesEndpoints } from '@hall/contract/pages';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { columnsFor, restoreColumns, saveColumns } from './columns.ts';
import { fieldsOf, pageFor } from './documents.ts';
import { deleteQuery, frequentQueries, lastQuery, namedQueries, saveQuery } from './saved-queries.ts';
import { suggest } from './suggestions.ts';

export const pagesHandlers = (services: Services): Handlers<typeof pagesEndpoints> => ({
  config: async (wanted, { person }) => {
    const document = await pageFor(services, person, wanted.pageId);
    return { ...document.config, fields: fieldsOf(document, wanted) };
  },
  queryFields: async (wanted, { person }) => fieldsOf(await pageFor(services, person, wanted.pageId), wanted),
  columns: ({ pageId }, { person }) => columnsFor(services, person, pageId),
  saveQuery: (query, { person }) => saveQuery(services, person, query),
  lastQuery: ({ pageId }, { person }) => lastQuery(services, person, pageId),
  frequentQueries: ({ pageId }, { person }) => frequentQueries(services, person, pageId),
  suggestions: (asked, { person }) => suggest(services, person, asked),
  namedQueries: ({ pageId }, { person }) => namedQueries(services, person, pageId),
  deleteQuery: ({ id }, { person }) => deleteQuery(services, person, id),
  saveColumns: ({ pageId, columns }, { person }) => saveColumns(services, person, pageId, columns),
  restoreColumns: ({ pageId }, { person }) => restoreColumns(services, person, pageId),
});
