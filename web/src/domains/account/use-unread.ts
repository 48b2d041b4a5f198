import { useMeQuery } from '../../shared/account/me-api.ts';

/** How many notices the person has not read. */
export function useUnread(): number {
  const { data: me } = useMeQuery();
  return me ? me.businessNoticeCount + me.formNoticeCount : 0;
}
