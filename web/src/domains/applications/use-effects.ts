import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { approvalsStale, isRefusedBy, useApprovalEffectsQuery, useAuditEffectQuery } from './approvals-api.ts';

const FRESH = { refetchOnMountOrArgChange: true } as const;

interface Asked {
  readonly isFetching: boolean;
  readonly error?: unknown;
}

/** Where the person has nothing to decide on any more, which the call tells, the lists are renewed and `onGone` is called. */
function useLeavingGone({ isFetching, error }: Asked, onGone: () => void) {
  const dispatch = useDispatch();
  const isGone = !isFetching && isRefusedBy(error, 'not-found');
  const leave = useEffectEvent(() => {
    dispatch(approvalsStale());
    onGone();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}

/** What approving applications for grants would do by now, until one of them is gone. */
export function useEffectsByNow(numbers: readonly string[], onGone: () => void) {
  const query = useApprovalEffectsQuery({ numbers: [...numbers] }, FRESH);
  useLeavingGone(query, onGone);
  return query;
}

/** What approving an application for a change would do by now, until it is gone. */
export function useAuditEffectByNow(number: string, onGone: () => void) {
  const query = useAuditEffectQuery({ number }, FRESH);
  useLeavingGone(query, onGone);
  return query;
}
