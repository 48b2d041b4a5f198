import { NoticeKey, noticesEndpoints } from '@hall/contract/notices';
import { todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { wireName } from '@hall/contract/wire/entity';
import { type ListRequest, plainListCall, plainRequest } from '@hall/contract/wire/list';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

/** What a list of notices is asked for, in the words of its configured page. */
export interface Listed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly list: Partial<ListRequest>;
}

const ROWS = rowsOf(noticesEndpoints.list);
const KEY = wireName(NoticeKey, 'id');
const ORDER = plainListCall(noticesEndpoints.order.path) as Endpoint;

export const noticesApi = apiWithTags('notices/list', 'pages/rows', 'account/me').injectEndpoints({
  endpoints: (build) => ({
    notices: queryFor(build, noticesEndpoints.list, ['notices/list'], { tells: 'panel' }),
    /** Has no tag: who reads one after another keeps the order in which they began. A backend without the call has no order. */
    noticeOrder: build.query<readonly string[], Listed>({
      query: ({ values, list }) => ({ endpoint: ORDER, request: plainRequest(list, values) }),
      transformResponse: (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows.map((row) => String(row[KEY])),
      extraOptions: { tells: 'nobody' },
    }),
    // The person's own data carries the number of unread notices.
    markRead: mutationFor(build, todosEndpoints.changeState, ['notices/list', ROWS, 'account/me']),
    /** As above; lists that are shown stay as they are until {@link noticesStale}. */
    markShown: mutationFor(build, todosEndpoints.changeState, ['account/me']),
    readAll: mutationFor(build, noticesEndpoints.readAll, ['notices/list', ROWS, 'account/me']),
  }),
});

export const { useNoticesQuery, useNoticeOrderQuery, useMarkReadMutation, useMarkShownMutation, useReadAllMutation } = noticesApi;

/** Has every list of notices that is shown asked for anew. */
export const noticesStale = () => noticesApi.util.invalidateTags(['notices/list', ROWS]);
