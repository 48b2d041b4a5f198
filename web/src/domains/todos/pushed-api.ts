import { PULL_LIMIT, type PulledNotices, type PushedNotice, todosEndpoints } from '@hall/contract/todos';
import type { Endpoint } from '@hall/contract/wire/endpoint';
import { apiWithTags, mutationFor } from '../../shared/api/hall-api.ts';

/** Which of the notices are asked for. */
export interface PushedAsked {
  readonly unreadAlone: boolean;
}

export const pushedApi = apiWithTags('todos/pushed').injectEndpoints({
  endpoints: (build) => ({
    /** What the hall told the person, ten after ten (TODO-3). */
    pushed: build.infiniteQuery<PulledNotices, PushedAsked, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) => (page * PULL_LIMIT < total ? page + 1 : undefined),
      },
      query: ({ queryArg: { unreadAlone }, pageParam }) => ({
        endpoint: todosEndpoints.pulled as unknown as Endpoint,
        request: { page: pageParam, pageSize: PULL_LIMIT, ...(unreadAlone && { read: false }) },
      }),
      extraOptions: { tells: 'panel' },
      providesTags: ['todos/pushed'],
    }),
    changePushed: mutationFor(build, todosEndpoints.changeState, ['todos/pushed']),
  }),
});

export const { usePushedInfiniteQuery, useChangePushedMutation } = pushedApi;

/** Everything of all pulls once: what came meanwhile moves the rest, and brings one again. */
export function noticesIn(pulls: readonly PulledNotices[]): PushedNotice[] {
  const byId = new Map(pulls.flatMap(({ rows }) => rows).map((notice) => [notice.id, notice]));
  return [...byId.values()];
}
