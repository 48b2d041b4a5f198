import { Notice, NoticeKey, noticesEndpoints } from '@hall/contract/notices';
import { todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import { type ListRequest, plainListCall, plainRequest } from '@hall/contract/wire/list';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';

/** A list of notices that is on the screen: what it is asked for, in the words of its configured page. */
export interface Listed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly list: Partial<ListRequest>;
}

/** The same as it was answered at a moment, in ms. */
interface ListedThen extends Listed {
  readonly asOf: number | undefined;
}

/** How long the order of a list is known once nobody reads, in seconds: as long as the list may stand on the screen as it is. */
const ORDER_KEPT_S = 24 * 60 * 60;

const ROWS = rowsOf(noticesEndpoints.list);
const KEY = wireName(NoticeKey, 'id');
const ORDER = plainListCall(noticesEndpoints.order.path) as Endpoint;

export const noticesApi = apiWithTags('notices/list', 'notices/unread', 'pages/rows', 'account/me').injectEndpoints({
  endpoints: (build) => ({
    notices: queryFor(build, noticesEndpoints.list, ['notices/list'], { tells: 'panel' }),
    /** What passes by is not the list that is read: that keeps its rows where they are while this goes on without what was read. */
    unreadNotices: queryFor(build, noticesEndpoints.list, ['notices/unread'], { tells: 'end' }),
    /** Has no tag: the order is the one that the list had when it was asked for. A backend without the call has no order. */
    noticeOrder: build.query<readonly string[], ListedThen>({
      query: ({ values, list }) => ({ endpoint: ORDER, request: plainRequest(list, values) }),
      transformResponse: (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows.map((row) => String(row[KEY])),
      extraOptions: { tells: 'end' },
      keepUnusedDataFor: ORDER_KEPT_S,
    }),
    // The person's own data carries the number of unread notices.
    markRead: mutationFor(build, todosEndpoints.changeState, ['notices/list', 'notices/unread', ROWS, 'account/me']),
    /** As above; lists that are shown keep their rows where they are: see {@link showRead}. */
    markShown: mutationFor(build, todosEndpoints.changeState, ['notices/unread', 'account/me']),
    readAll: mutationFor(build, noticesEndpoints.readAll, ['notices/list', 'notices/unread', ROWS, 'account/me']),
  }),
});

export const {
  useNoticesQuery,
  useUnreadNoticesQuery,
  useNoticeOrderQuery,
  useMarkReadMutation,
  useMarkShownMutation,
  useReadAllMutation,
} = noticesApi;

const READ = wireName(Notice, 'read');

type Rows = { readonly rows: Record<string, unknown>[] };

/** Shows a notice as read in every list that is here; none of them moves its rows, as asking for it anew would. */
export const showRead = (id: string) => (dispatch: AppDispatch, getState: () => never) => {
  const { selectInvalidatedBy, updateQueryData } = noticesApi.util;
  for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['notices/list', ROWS])) {
    const change = endpointName === 'notices' ? { read: true } : { [READ]: '1' };
    const patch = (answer: Rows | { readonly pages: readonly Rows[] }) => {
      const rows = 'pages' in answer ? answer.pages.flatMap((page) => page.rows) : answer.rows;
      for (const row of rows) if (String(row[KEY]) === id) Object.assign(row, change);
    };
    dispatch(updateQueryData(endpointName as never, originalArgs as never, patch as never) as never);
  }
};
