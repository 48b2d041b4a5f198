import type { Domain } from '@hall/contract/api';
import type { DataOf, Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, type EndpointBuilder, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useSelector, useStore } from 'react-redux';
import { type Call, type CallOptions, contractBaseQuery } from './base-query.ts';
import { isApiFailure } from './failure.ts';
import { createPageAnswers, type PageAnswers, useNotedDispatch } from './page-answers.ts';

/**
 * What an answer is about, so that a change can name what it makes stale: `domain/what`; with an id, one of several such as the
 * rows of one list.
 */
export type TagName = `${Domain}/${string}`;
type Tag<T extends string> = T | { readonly type: T; readonly id: string };

const createApi = buildCreateApi(coreModule(), reactHooksModule({ hooks: { useDispatch: useNotedDispatch, useSelector, useStore } }));

/** The one API of the store; domains inject their endpoints. */
export const hallApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [],
  endpoints: () => ({}),
});

/** The tag of a list's rows on configured pages; a change that names it renews the pages of that list alone. */
export const rowsOf = ({ path }: { readonly path: string }) => ({ type: 'pages/rows', id: path }) as const;

const tagNames = new Set<TagName>();

/** The API with the tags that a domain's calls name, its own and those of others. */
export function apiWithTags<const T extends TagName>(...names: T[]) {
  for (const name of names) tagNames.add(name);
  return hallApi.enhanceEndpoints({ addTagTypes: names });
}

/** Makes every answer stale that carries a tag. */
export const everythingStale = () => hallApi.util.invalidateTags([...tagNames] as never[]);

type Build<T extends string> = EndpointBuilder<typeof contractBaseQuery, T, 'api'>;
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
export const queryFor = <const E extends AnyEndpoint, T extends string>(
  build: Build<T>,
  endpoint: E,
  about: readonly NoInfer<T>[] = [],
  options: CallOptions = {},
) => build.query<AnswerOf<E>, ArgumentOf<E>>({ query: callOf(endpoint), extraOptions: options, providesTags: about });

/** What the call was about is there no more: others have changed it meanwhile, and what is shown is stale. */
const isGone = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === 'not-found';

/** The form that sends a call shows the server's refusals. */
export const FORM_TELLS: CallOptions = { tells: 'form' };

/** A mutation of the contract's endpoint; `changes` names the answers that it makes stale. */
export const mutationFor = <const E extends AnyEndpoint, T extends string>(
  build: Build<T>,
  endpoint: E,
  changes: readonly Tag<NoInfer<T>>[] = [],
  options: CallOptions = {},
) =>
  build.mutation<AnswerOf<E>, ArgumentOf<E>>({
    query: callOf(endpoint),
    extraOptions: options,
    invalidatesTags: (_, error) => (error === undefined || isGone(error) ? changes : []),
  });

interface Subscriptions {
  readonly getSubscriptionCount: (cacheKey: string) => number;
}

/** Notes the answers of an open page, to forget them when it starts anew. */
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
