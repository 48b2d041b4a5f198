import { useMeQuery } from './me-api.ts';

/** How many notices the person has not read; `undefined` while that is not known. */
export function useUnread(): number | undefined {
  const { data: me } = useMeQuery();
  return me ? me.businessNoticeCount + me.formNoticeCount : undefined;
}
