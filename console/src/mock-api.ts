import type {
  Account,
  ClockState,
  DataState,
  DescribedCall,
  DescribedCode,
  FaultRule,
  RecentCalls,
  Seed,
  SentMessage,
  SignInAddress,
} from '@hall/mock-server/mock-control/said';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { tokenOf } from './accounts/token-of.ts';
import { askAfter, joined } from './calls/join-calls.ts';

/** Change of the clock, as `POST /mock/clock` takes it. */
export interface ClockChange {
  readonly now?: string;
  readonly advance?: number;
  readonly frozen?: boolean;
  readonly reset?: true;
}

const PATIENCE_MS = 10_000;
/** The large seed takes long to be put in place. */
const RESET_PATIENCE_MS = 600_000;

interface Cached {
  readonly mock: { readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>> };
}

const knownCalls = (state: unknown) => (state as Cached).mock.queries['calls(undefined)']?.data as RecentCalls | undefined;

const post = (url: string, body: object = {}) => ({ url, method: 'POST', body });

/** The calls of the control plane. */
export const mockApi = createApi({
  reducerPath: 'mock',
  baseQuery: fetchBaseQuery({ baseUrl: '/mock/', headers: { 'x-mock-control': '1' }, timeout: PATIENCE_MS, cache: 'no-store' }),
  tagTypes: ['calls', 'faults', 'messages', 'clock', 'accounts', 'data', 'catalogue'],
  refetchOnMountOrArgChange: true,
  endpoints: (build) => ({
    calls: build.query<RecentCalls, void>({
      queryFn: async (_, { getState }, __, ask) => {
        const known = knownCalls(getState());
        const news = await ask(`calls?after=${askAfter(known)}`);
        if (news.error) return { error: news.error };
        const all = joined(known, news.data as RecentCalls);
        if (all) return { data: all };
        const anew = await ask('calls?after=0');
        return anew.error ? { error: anew.error } : { data: anew.data as RecentCalls };
      },
      providesTags: ['calls'],
    }),
    endpoints: build.query<readonly DescribedCall[], void>({ query: () => 'endpoints', providesTags: ['catalogue'] }),
    codes: build.query<readonly DescribedCode[], void>({ query: () => 'codes', providesTags: ['catalogue'] }),
    faults: build.query<readonly FaultRule[], void>({ query: () => 'faults', providesTags: ['faults'] }),
    setFault: build.mutation<unknown, FaultRule>({ query: (rule) => post('faults', rule), invalidatesTags: ['faults'] }),
    removeFault: build.mutation<unknown, string>({ query: (call) => post('faults/remove', { call }), invalidatesTags: ['faults'] }),
    removeFaults: build.mutation<unknown, void>({ query: () => post('faults/clear'), invalidatesTags: ['faults'] }),
    messages: build.query<readonly SentMessage[], void>({ query: () => 'outbox', providesTags: ['messages'] }),
    clock: build.query<ClockState, void>({ query: () => 'clock', providesTags: ['clock'] }),
    setClock: build.mutation<unknown, ClockChange>({ query: (change) => post('clock', change), invalidatesTags: ['clock'] }),
    accounts: build.query<readonly Account[], void>({ query: () => 'accounts', providesTags: ['accounts'] }),
    signIn: build.mutation<SignInAddress, string>({ query: (userName) => post('sign-in', { userName }) }),
    /** A token of a new session of somebody. */
    token: build.mutation<string, string>({ queryFn: (userName, _, __, ask) => tokenOf(userName, window.location.origin, ask) }),
    data: build.query<DataState, void>({ query: () => 'data', providesTags: ['data'] }),
    reset: build.mutation<unknown, Seed>({
      query: (seed) => ({ ...post('reset', { seed }), timeout: RESET_PATIENCE_MS }),
      invalidatesTags: ['calls', 'faults', 'messages', 'clock', 'accounts', 'data'],
    }),
  }),
});

export const {
  useCallsQuery,
  useEndpointsQuery,
  useCodesQuery,
  useFaultsQuery,
  useSetFaultMutation,
  useRemoveFaultMutation,
  useRemoveFaultsMutation,
  useMessagesQuery,
  useClockQuery,
  useSetClockMutation,
  useAccountsQuery,
  useSignInMutation,
  useTokenMutation,
  useDataQuery,
  useResetMutation,
} = mockApi;
