import { noticesEndpoints } from '@hall/contract/notices';
import { todosEndpoints } from '@hall/contract/todos';
import { hallApi, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

export const { useNoticesQuery, useMarkReadMutation } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    notices: queryFor(build, noticesEndpoints.list, ['notices']),
    // The person's own data carries the number of unread notices.
    markRead: mutationFor(build, todosEndpoints.changeState, ['notices', 'me']),
  }),
});
