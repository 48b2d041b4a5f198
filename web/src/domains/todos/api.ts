import { todosEndpoints } from '@hall/contract/todos';
import { hallApi, queryFor } from '../../shared/api/hall-api.ts';

export const { usePendingQuery } = hallApi.injectEndpoints({
  endpoints: (build) => ({
    pending: queryFor(build, todosEndpoints.pending, ['todos']),
  }),
});
