import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { useDispatch } from 'react-redux';

/** What RTK Query's hooks are handed by `dispatch` when they ask. */
interface Asked {
  readonly queryCacheKey?: string;
  readonly refetch?: () => unknown;
}

interface Options {
  readonly dispatch: Dispatch<UnknownAction>;
  /** Forgets an answer, unless it is in use. @returns whether it was forgotten */
  readonly forget: (cacheKey: string) => boolean;
}

/** The answers that one open page has received. */
export interface PageAnswers {
  readonly dispatch: Dispatch<UnknownAction>;
  /** Forgets them; those that others use as well are asked for again. */
  renew(): void;
}

/** Answers of a page that are remembered for {@link PageAnswers.renew}; older ones are not those on the screen. */
const REMEMBERED = 50;

const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null && 'then' in value;

/** Notes the answers of one page, which has to hand its `dispatch` to the page's hooks, by {@link PageAnswersContext}. */
export function createPageAnswers({ dispatch, forget }: Options): PageAnswers {
  const asked = new Map<string, () => unknown>();
  const note = (cacheKey: string, refetch: () => unknown) => {
    asked.delete(cacheKey);
    asked.set(cacheKey, refetch);
    const [oldest] = asked.keys();
    if (asked.size > REMEMBERED && oldest) asked.delete(oldest);
  };
  const noted = (action: UnknownAction) => {
    const result: unknown = dispatch(action);
    if (isAsked(result) && result.queryCacheKey && result.refetch) note(result.queryCacheKey, result.refetch);
    return result;
  };
  return {
    dispatch: noted as Dispatch<UnknownAction>,
    renew: () => {
      for (const [cacheKey, refetch] of asked) if (!forget(cacheKey)) void refetch();
      asked.clear();
    },
  };
}

export const PageAnswersContext = createContext<PageAnswers | undefined>(undefined);

/** `dispatch` for the hooks of calls: noted by the page that they are on, if they are on one. */
export const useNotedDispatch = (() => {
  const dispatch = useDispatch();
  return useContext(PageAnswersContext)?.dispatch ?? dispatch;
}) as typeof useDispatch;
