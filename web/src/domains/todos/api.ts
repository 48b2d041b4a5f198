import { countOf } from '@hall/contract/rules/todo-count';
import { type TodoCount, type TodoSource, todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import type { ApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';
import { ownCall } from './own-call.ts';

/** What an own call answered is counted here; its rows are of no further use. */
function countedHere(source: TodoSource, data: unknown): TodoCount {
  const counted = countOf({ data }, source);
  return { state: counted.state, items: [], ...('count' in counted && { count: counted.count }) };
}

const SILENT = { tells: 'end' } as const;

export const todosApi = apiWithTags('todos/pending').injectEndpoints({
  endpoints: (build) => ({
    pending: queryFor(build, todosEndpoints.pending, ['todos/pending'], { tells: 'panel' }),
    /** One source, by whoever asks it: each says by itself that it could not be asked. */
    sourceCount: build.query<TodoCount, TodoSource>({
      queryFn: async (source, api, _, ask) => {
        const own = ownCall(source);
        const request = { id: source.id, ...(api.forced && { fresh: true }) };
        const answer = await ask(own ?? { endpoint: todosEndpoints.count as Endpoint, request });
        if (answer.error) return { error: answer.error as ApiFailure };
        return { data: own ? countedHere(source, answer.data) : (answer.data as TodoCount) };
      },
      extraOptions: SILENT,
      providesTags: ['todos/pending'],
    }),
  }),
});

export const { usePendingQuery } = todosApi;
