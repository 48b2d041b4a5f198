import { countOf } from '@hall/contract/rules/todo-count';
import { type TodoSetting, type TodoTrial, todoSourcesEndpoints } from '@hall/contract/todo-sources';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type Call, sendInSession } from '../../shared/api/base-query.ts';
import type { ApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';
import { jsonIn } from '../../shared/api/read-answer.ts';
import { ownCall } from './own-call.ts';

/** Who is shown other sources, or other numbers, sees so at once. */
const CHANGED = [rowsOf(todoSourcesEndpoints.sources), 'todos/pending'] as const;

/** Asks a call of this site, to tell exactly what came. */
async function tryOwn(call: Call, source: TodoSetting, api: BaseQueryApi): Promise<TodoTrial> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await sendInSession(call, api);
    const text = await response.text();
    const told = { items: [], duration: took(), bytes: new TextEncoder().encode(text).length, status: response.status };
    const answer = await jsonIn({ text: async () => text });
    return answer === undefined ? { state: 'not-json', ...told } : { ...countTold(answer, source), ...told };
  } catch {
    return { state: 'unreachable', items: [], duration: took(), bytes: 0 };
  }
}

function countTold(answer: unknown, source: TodoSetting): Pick<TodoTrial, 'state' | 'count'> {
  const counted = countOf(answer, source);
  return counted.state === 'counted' ? { state: counted.state, count: counted.count } : { state: counted.state };
}

export const sourcesApi = apiWithTags('pages/rows', 'todos/pending').injectEndpoints({
  endpoints: (build) => ({
    /** Has no tag: it is asked for to tell what somebody else has made of it. */
    sourceNow: queryFor(build, todoSourcesEndpoints.sources, [], { tells: 'end' }),
    todoFunctions: queryFor(build, todoSourcesEndpoints.functions, [], { tells: 'panel' }),
    saveSource: mutationFor(build, todoSourcesEndpoints.saveSource, CHANGED, FORM_TELLS),
    enableSource: mutationFor(build, todoSourcesEndpoints.enableSource, CHANGED),
    deleteSource: mutationFor(build, todoSourcesEndpoints.deleteSource, CHANGED),
    /** By whoever asks the source otherwise: its own calls are tried by the browser. */
    trySource: build.mutation<TodoTrial, TodoSetting>({
      queryFn: async (source, api, _, ask) => {
        const own = ownCall(source);
        if (own) return { data: await tryOwn(own, source, api) };
        const { data, error } = await ask({ endpoint: todoSourcesEndpoints.trySource as never, request: { id: source.id } });
        return error ? { error: error as ApiFailure } : { data: data as TodoTrial };
      },
    }),
  }),
});

export const {
  useLazySourceNowQuery,
  useTodoFunctionsQuery,
  useSaveSourceMutation,
  useEnableSourceMutation,
  useDeleteSourceMutation,
  useTrySourceMutation,
} = sourcesApi;
