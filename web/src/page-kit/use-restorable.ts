import type { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import type { DataOf } from '@hall/contract/wire/endpoint';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../shared/store-types.ts';
import { pagesApi } from './api.ts';

/** What a list may start with: the person's default query, else the last one; neither where there is none. */
export interface Restorable {
  readonly pageId: string;
  readonly query: DataOf<typeof savedQueriesEndpoints.lastQuery> | undefined;
}

const FRESH = { subscribe: false, forceRefetch: true } as const;

const askFor =
  (pageId: string) =>
  async (dispatch: AppDispatch): Promise<Restorable> => {
    const { namedQueries, lastQuery } = pagesApi.endpoints;
    const [named, last] = await Promise.all([
      dispatch(namedQueries.initiate({ pageId }, FRESH)),
      dispatch(lastQuery.initiate({ pageId }, FRESH)),
    ]);
    return { pageId, query: named.data?.find(({ isDefault }) => isDefault) ?? last.data };
  };

/** Asks once for what a page may start with, while its configuration is on its way (QUERY-4); nothing until that is known. */
export function useRestorable(pageId: string): Restorable | undefined {
  const dispatch = useDispatch<AppDispatch>();
  const [known, setKnown] = useState<Restorable>();
  useEffect(() => {
    let left = false;
    // At once: the rows are asked for by what is drawn for it, and a frame may be long in coming (PERF-3).
    void dispatch(askFor(pageId)).then((restorable) => {
      if (!left) flushSync(() => setKnown(restorable));
    });
    return () => {
      left = true;
    };
  }, [dispatch, pageId]);
  return known?.pageId === pageId ? known : undefined;
}
