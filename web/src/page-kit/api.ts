import { pagesEndpoints } from '@hall/contract/pages';
import { type PrintChoice, type Printed, plainPrintCall, plainPrintRequest } from '@hall/contract/printing';
import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { tableColumnsEndpoints } from '@hall/contract/table-columns';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { type ListPage, type ListRequest, type PlainRow, plainListCall, plainRequest } from '@hall/contract/wire/list';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../shared/api/hall-api.ts';

export interface RowsRequest {
  /** Address of the list call. */
  readonly call: string;
  readonly list: Partial<ListRequest>;
  /** Values of the query fields by their ids. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** As a list is asked for, by the print call of its page. */
type PrintRequest = RowsRequest & PrintChoice;

export interface Rows extends ListPage<PlainRow> {
  /** How many rows did not fit and are missing. */
  readonly leftOut: number;
}

const rowsIn = (answer: unknown, meta: { readonly leftOut?: number } | undefined): Rows => ({
  ...(answer as ListPage<PlainRow>),
  leftOut: meta?.leftOut ?? 0,
});

const SILENT = { tells: 'end' } as const;
const PANEL_TELLS = { tells: 'panel' } as const;
const LIST_TELLS = { tells: 'panel', saysLeftOut: true } as const;

export const pagesApi = apiWithTags('pages/config', 'pages/columns', 'pages/queries', 'pages/rows').injectEndpoints({
  endpoints: (build) => ({
    // The page itself shows that it cannot be shown.
    pageConfig: queryFor(build, pagesEndpoints.config, ['pages/config'], SILENT),
    queryFields: queryFor(build, pagesEndpoints.queryFields, ['pages/config'], SILENT),
    columns: queryFor(build, tableColumnsEndpoints.columns, ['pages/columns'], PANEL_TELLS),
    rows: build.query<Rows, RowsRequest>({
      query: ({ call, list, values }) => ({ endpoint: plainListCall(call) as Endpoint, request: plainRequest(list, values) }),
      extraOptions: LIST_TELLS,
      transformResponse: rowsIn,
      providesTags: (_answer, _error, { call }) => [rowsOf({ path: call })],
    }),
    /** The same rows, page after page of them from the one that is asked for. */
    growingRows: build.infiniteQuery<Rows, RowsRequest, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total }, _pages, after, _all, { list: { page = 1, pageSize = total } }) =>
          (page + after) * pageSize < total ? after + 1 : undefined,
      },
      query: ({ queryArg: { call, list, values }, pageParam }) => ({
        endpoint: plainListCall(call) as Endpoint,
        request: plainRequest({ ...list, page: (list.page ?? 1) + pageParam }, values),
      }),
      extraOptions: LIST_TELLS,
      transformResponse: rowsIn,
      providesTags: (_answer, _error, { call }) => [rowsOf({ path: call })],
    }),
    /** A page of rows that is shown nowhere on the page. */
    rowsAside: build.mutation<Rows, RowsRequest>({
      query: ({ call, list, values }) => ({ endpoint: plainListCall(call) as Endpoint, request: plainRequest(list, values) }),
      transformResponse: rowsIn,
    }),
    print: build.mutation<Printed<PlainRow>, PrintRequest>({
      query: ({ call, list, values, ...choice }) => ({
        endpoint: plainPrintCall(call) as Endpoint,
        request: plainPrintRequest(list, values, choice),
      }),
    }),
    lastQuery: queryFor(build, savedQueriesEndpoints.lastQuery, ['pages/queries'], SILENT),
    frequentQueries: queryFor(build, savedQueriesEndpoints.frequentQueries, ['pages/queries'], SILENT),
    namedQueries: queryFor(build, savedQueriesEndpoints.namedQueries, ['pages/queries'], SILENT),
    suggestions: queryFor(build, savedQueriesEndpoints.suggestions, [], SILENT),
    rememberQuery: mutationFor(build, savedQueriesEndpoints.saveQuery, ['pages/queries'], SILENT),
    saveQuery: mutationFor(build, savedQueriesEndpoints.saveQuery, ['pages/queries']),
    nameQuery: mutationFor(build, savedQueriesEndpoints.saveQuery, ['pages/queries'], FORM_TELLS),
    deleteQuery: mutationFor(build, savedQueriesEndpoints.deleteQuery, ['pages/queries']),
    saveColumns: mutationFor(build, tableColumnsEndpoints.saveColumns),
    restoreColumns: mutationFor(build, tableColumnsEndpoints.restoreColumns, ['pages/columns']),
  }),
});
