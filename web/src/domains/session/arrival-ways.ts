import type { SignedIn } from '@hall/contract/session';
import type { AppDispatch } from '../../shared/store-types.ts';
import type { ArrivalPath } from './arrival.ts';
import { ways } from './ways-api.ts';

/** How a way in by ticket or token goes on with what the browser arrived with. */
export interface ArrivalWay {
  /** Where in the query the ticket or token is. */
  readonly parameter: string;
  /** Without one the server says which service hands it out. */
  readonly fetched: boolean;
  readonly exchange: (dispatch: AppDispatch, token: string | undefined) => Promise<SignedIn>;
}

/** The ways in by ticket or token, by path (AUTH-5, AUTH-6). */
export const ARRIVAL_WAYS = {
  '/logCas': {
    parameter: 'ticket',
    fetched: true,
    exchange: (dispatch, ticket) => dispatch(ways.casSignIn.initiate({ ticket })).unwrap(),
  },
  '/logAuth': {
    parameter: 'access_token',
    fetched: true,
    exchange: (dispatch, token) => dispatch(ways.authenticationSignIn.initiate({ token })).unwrap(),
  },
  '/qhLogin': {
    parameter: 'token',
    fetched: false,
    exchange: (dispatch, token = '') => dispatch(ways.thirdPartySignIn.initiate({ token })).unwrap(),
  },
  '/logUrl': {
    parameter: 'token',
    fetched: false,
    exchange: (dispatch, token = '') => dispatch(ways.urlSignIn.initiate({ token })).unwrap(),
  },
} as const satisfies Record<ArrivalPath, ArrivalWay>;
