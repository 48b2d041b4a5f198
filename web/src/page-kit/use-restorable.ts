import type { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import type { DataOf } from '@hall/contract/wire/endpoint';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../shared/store-types.ts';
import { pagesApi } from './api.ts';

type Saved = DataOf<typeof savedQueriesEndpoints.lastQuery> | undefined;

/** What a list may start with: the person's default query, else the last one. */
export type Restorable = () => Promise<Saved>;

const FRESH = { subscribe: false, forceRefetch: true } as const;

const askFor =
  (pageId: string) =>
  async (dispatch: AppDispatch): Promise<Saved> => {
    const { namedQueries, lastQuery } = pagesApi.endpoints;
    const [named, last] = await Promise.all([
      dispatch(namedQueries.initiate({ pageId }, FRESH)),
      dispatch(lastQuery.initiate({ pageId }, FRESH)),
    ]);
    return named.data?.find(({ isDefault }) => isDefault) ?? last.data;
  };

/** Asks when it is first called, and remembers the answer. */
function askedOnce(ask: Restorable): Restorable {
  let asked: Promise<Saved> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** Asks once for what a page may start with, while its configuration is on its way (QUERY-4). */
export function useRestorable(pageId: string): Restorable {
  const dispatch = useDispatch<AppDispatch>();
  const restorable = useMemo(() => askedOnce(() => dispatch(askFor(pageId))), [dispatch, pageId]);
  useEffect(() => void restorable(), [restorable]);
  return restorable;
}
