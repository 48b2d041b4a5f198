import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { approvalsStale, isRefusedBy, useApprovalEffectsQuery } from './approvals-api.ts';

/**
 * What approving applications would do by now. Where the person has nothing to decide on one of them any more, which the call tells, the
 * lists are renewed and `onGone` is called.
 */
export function useEffectsByNow(numbers: readonly string[], onGone: () => void) {
  const dispatch = useDispatch();
  const query = useApprovalEffectsQuery({ numbers: [...numbers] }, { refetchOnMountOrArgChange: true });
  const isGone = !query.isFetching && isRefusedBy(query.error, 'not-found');
  const leave = useEffectEvent(() => {
    dispatch(approvalsStale());
    onGone();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return query;
}
