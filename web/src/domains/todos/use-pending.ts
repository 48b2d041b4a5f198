import type { TodoCount, TodoSource } from '@hall/contract/todos';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useNotedDispatch } from '../../shared/api/page-answers.ts';
import { askPressed, isBusy, todosApi, usePendingQuery } from './api.ts';

/** A source, and how far it is known what waits there. */
export interface SourceAnswer {
  readonly source: TodoSource;
  readonly state: 'asking' | 'counted' | 'failed';
  /** What it said, where it was counted; what it failed with, where the server could say. */
  readonly said: TodoCount | undefined;
  /** Too many waited for it: it is to be asked again soon. */
  readonly busy: boolean;
}

interface Result {
  readonly status: QueryStatus;
  readonly data?: TodoCount | undefined;
  readonly error?: unknown;
}

const NONE: readonly TodoSource[] = [];

/** What was counted stands until it is known otherwise; what has failed is being asked once it is asked again. */
function stateOf({ status, data, error }: Result): SourceAnswer['state'] {
  const counted = data?.state === 'counted';
  if (isBusy(error)) return counted ? 'counted' : 'asking';
  if (status === QueryStatus.rejected || (status === QueryStatus.fulfilled && !counted)) return 'failed';
  return counted ? 'counted' : 'asking';
}

/** Asks every source, each by itself: none waits for another. */
function useAnswers(sources: readonly TodoSource[]): readonly Result[] {
  const dispatch = useNotedDispatch();
  const { sourceCount } = todosApi.endpoints;
  useEffect(() => {
    const asked = sources.map((source) => dispatch(sourceCount.initiate(source) as never) as { unsubscribe: () => void });
    return () => asked.forEach(({ unsubscribe }) => void unsubscribe());
  }, [sources, dispatch, sourceCount]);
  const selectors = useMemo(() => sources.map((source) => sourceCount.select(source)), [sources, sourceCount]);
  return useSelector((state) => selectors.map((select) => select(state as never)), shallowEqual) as readonly Result[];
}

/** The one place that knows what waits for the person, source by source, as each of them answers (TODO-2). */
export function usePending() {
  const list = usePendingQuery();
  const dispatch = useNotedDispatch();
  const sources = list.data ?? NONE;
  const results = useAnswers(sources);
  const answers = sources.map((source, index): SourceAnswer => {
    const result = results[index] ?? { status: QueryStatus.uninitialized };
    return { source, state: stateOf(result), said: result.data, busy: isBusy(result.error) };
  });
  const askAgain = (source: TodoSource): void => void askPressed(dispatch, source);
  return { list, answers, askAgain };
}
