import { countOf } from '@hall/contract/rules/todo-count';
import { type TodoCount, type TodoSource, todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { type ApiFailure, type BusinessFailure, isApiFailure } from '../../shared/api/failure.ts';
import { apiWithTags, queryFor } from '../../shared/api/hall-api.ts';
import { ownCall } from './own-call.ts';

/** What an own call answered is counted here; its rows are of no further use. */
function countedHere(source: TodoSource, data: unknown): TodoCount {
  const counted = countOf({ data }, source);
  return { state: counted.state, items: [], ...('count' in counted && { count: counted.count }) };
}

const SILENT = { tells: 'end' } as const;

/** The sources that the person has pressed for: what the server remembers of them will not do. */
const pressed = new Set<string>();

/** Too many wait for the source: that says nothing of it, and what was known stands. */
const BUSY: BusinessFailure = { kind: 'business', code: '999', rule: 'busy', message: '' };

/** Whether a source is only to be asked again somewhat later. */
export const isBusy = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === BUSY.rule;

export const todosApi = apiWithTags('todos/pending').injectEndpoints({
  endpoints: (build) => ({
    pending: queryFor(build, todosEndpoints.pending, ['todos/pending'], { tells: 'panel' }),
    /** One source, by whoever asks it: each says by itself that it could not be asked. */
    sourceCount: build.query<TodoCount, TodoSource>({
      queryFn: async (source, _api, _options, ask) => {
        const own = ownCall(source);
        const isPressed = pressed.has(source.id);
        const request = { id: source.id, ...(isPressed && { fresh: true }) };
        const counting = own ? { ...own, ...(!isPressed && { unasked: true }) } : { endpoint: todosEndpoints.count as Endpoint, request };
        const answer = await ask(counting);
        if (answer.error) return { error: answer.error as ApiFailure };
        if (!own && (answer.data as TodoCount).state === 'busy') return { error: BUSY };
        return { data: own ? countedHere(source, answer.data) : (answer.data as TodoCount) };
      },
      extraOptions: SILENT,
      providesTags: ['todos/pending'],
    }),
  }),
});

type Dispatch = (action: never) => unknown;

/** Asks a source anew; what the server remembers of it may do. */
export const askAnew = (dispatch: Dispatch, source: TodoSource): Promise<unknown> =>
  dispatch(todosApi.endpoints.sourceCount.initiate(source, { subscribe: false, forceRefetch: true }) as never) as Promise<unknown>;

/** Asks a source anew, past what the server remembers: only for who has pressed for it, or each renewal would reach the source. */
export async function askPressed(dispatch: Dispatch, source: TodoSource): Promise<void> {
  pressed.add(source.id);
  await askAnew(dispatch, source);
  pressed.delete(source.id);
}

export const { usePendingQuery } = todosApi;
