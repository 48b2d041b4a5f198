import type { DataOf, Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, type EndpointBuilder, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useSelector, useStore } from 'react-redux';
import { type Call, type CallOptions, contractBaseQuery } from './base-query.ts';
import { createPageAnswers, type PageAnswers, useNotedDispatch } from './page-answers.ts';

/** What a query's answer is about, so that a change can name what it makes stale. */
export const TAGS = [
  'me',
  'menu',
  'notices',
  'todos',
  'accounts',
  'columns',
  'queries',
  'rows',
  'serial',
  'habits',
  'photo',
  'bank-accounts',
  'sessions',
] as const;
type Tag = (typeof TAGS)[number];

const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks: { useDispatch: useNotedDispatch, useSelector, useStore } }));

/** The one API of the store; domains inject their endpoints. */
export const hallApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

type Build = EndpointBuilder<typeof contractBaseQuery, Tag, 'api'>;
type AnyEndpoint = Endpoint<never, never> | Endpoint;
/** A type that only `void` spells: an argument that may be left out. */
type Nothing = ReturnType<() => void>;
/** What a call takes: nothing where the contract names no request. */
type ArgumentOf<E> = RequestOf<E> extends undefined ? Nothing : RequestOf<E>;
/** What a call answers: nothing where the contract names no data. */
type AnswerOf<E> = DataOf<E> extends undefined ? null : DataOf<E>;

const callOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (request: ArgumentOf<E>): Call => ({ endpoint: endpoint as Endpoint, request });

/** A query of the contract's endpoint; `about` says which changes make its answer stale. */
export const queryFor = <const E extends AnyEndpoint>(build: Build, endpoint: E, about: readonly Tag[] = [], options: CallOptions = {}) =>
  build.query<AnswerOf<E>, ArgumentOf<E>>({ query: callOf(endpoint), extraOptions: options, providesTags: about });

/** A mutation of the contract's endpoint; `changes` names the answers that it makes stale. */
export const mutationFor = <const E extends AnyEndpoint>(
  build: Build,
  endpoint: E,
  changes: readonly Tag[] = [],
  options: CallOptions = {},
) =>
  build.mutation<AnswerOf<E>, ArgumentOf<E>>({
    query: callOf(endpoint),
    extraOptions: options,
    invalidatesTags: (_, error) => (error ? [] : changes),
  });

interface Subscriptions {
  readonly getSubscriptionCount: (cacheKey: string) => number;
}

/** Notes the answers of an open page, for when it starts anew. */
export function answersOfPage(dispatch: Dispatch<UnknownAction>): PageAnswers {
  const { internal_getRTKQSubscriptions: subscriptions, removeQueryResult } = hallApi.internalActions;
  const forget = (cacheKey: string): boolean => {
    const { getSubscriptionCount } = dispatch(subscriptions()) as unknown as Subscriptions;
    if (getSubscriptionCount(cacheKey) > 0) return false;
    dispatch(removeQueryResult({ queryCacheKey: cacheKey as Parameters<typeof removeQueryResult>[0]['queryCacheKey'] }));
    return true;
  };
  return createPageAnswers({ dispatch, forget });
}
