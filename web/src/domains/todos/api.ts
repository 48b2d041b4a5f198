import { todosEndpoints } from '@hall/contract/todos';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';

export const { usePendingQuery } = apiWithTags('todos/pending').injectEndpoints({
  endpoints: (build) => ({
    pending: queryFor(build, todosEndpoints.pending, ['todos/pending'], { tells: 'panel' }),
  }),
});
