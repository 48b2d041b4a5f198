import { noticesEndpoints } from '@hall/contract/notices';
import { todosEndpoints } from '@hall/contract/todos';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

export const noticesApi = apiWithTags('notices/list', 'pages/rows', 'account/me').injectEndpoints({
  endpoints: (build) => ({
    notices: queryFor(build, noticesEndpoints.list, ['notices/list'], { tells: 'panel' }),
    // The person's own data carries the number of unread notices.
    markRead: mutationFor(build, todosEndpoints.changeState, ['notices/list', rowsOf(noticesEndpoints.list), 'account/me']),
  }),
});

export const { useNoticesQuery, useMarkReadMutation } = noticesApi;
