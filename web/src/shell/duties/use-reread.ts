import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { renewMe } from '../../shared/account/me-api.ts';
import { dutyRefusals } from '../../shared/api/duty-refusals.ts';
import { everythingStale } from '../../shared/api/hall-api.ts';
import { parametersApi } from '../../shared/parameters/parameters-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';

/**
 * Asks the server anew what duties depend on: when a call is refused for one, which then has appeared meanwhile; and while one is
 * enforced, whenever the person comes back to this page, since it may have been met in another tab.
 */
export function useReread(enforced: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    const reread = () => {
      void dispatch(renewMe());
      void dispatch(parametersApi.endpoints.parameters.initiate(undefined, { subscribe: false, forceRefetch: true }));
    };
    if (enforced) window.addEventListener('focus', reread);
    const unsubscribe = dutyRefusals.subscribe(reread);
    return () => {
      window.removeEventListener('focus', reread);
      unsubscribe();
    };
  }, [enforced, dispatch]);
}

/** Once no duty is enforced any more, asks again for everything shown that was refused meanwhile. */
export function useAskAgain(enforced: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  const before = useRef(enforced);
  useEffect(() => {
    if (before.current && !enforced) dispatch(everythingStale());
    before.current = enforced;
  }, [enforced, dispatch]);
}
