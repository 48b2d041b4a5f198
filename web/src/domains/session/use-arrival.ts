import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type ApiFailure, asFailure } from '../../shared/api/failure.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { keepAsked, takeArrival, takeAsked } from './arrival.ts';
import type { ArrivalWay } from './arrival-ways.ts';
import { useEnter } from './use-enter.ts';

/** Why there is no session: what the call failed with, or that the link has no token in it. */
export type ArrivalFailure = ApiFailure | { readonly kind: 'no-token' };

/** Exchanges what the browser arrived with for a session and goes on to the page that was asked for. */
export function useArrival({ parameter, fetched, exchange }: ArrivalWay): ArrivalFailure | undefined {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const enter = useEnter();
  const [failure, setFailure] = useState<ArrivalFailure>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const arrival = takeArrival();
    const token = arrival.get(parameter) || undefined;
    const asked = token ? takeAsked() : null;
    if (!token && !fetched) return setFailure({ kind: 'no-token' });
    if (!token) keepAsked(arrival.get('redirect'));
    exchange(dispatch, token).then(
      (answer) => {
        enter(answer);
        return navigate(safeRedirect(asked, window.location.origin), { replace: true });
      },
      (error: unknown) => setFailure(asFailure(error)),
    );
  }, [dispatch, enter, exchange, fetched, navigate, parameter]);
  // Given up by us means on the way to the sign-on service.
  return failure?.kind === 'cancelled' ? undefined : failure;
}
