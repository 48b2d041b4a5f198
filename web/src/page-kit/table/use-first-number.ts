import { useState } from 'react';

interface Paged {
  readonly page: number;
  readonly pageSize: number;
}

/** The number of the first row of a page. */
export const firstNumberOf = (paging: Paged | undefined): number => (paging ? (paging.page - 1) * paging.pageSize + 1 : 1);

/** The number of the first row shown: rows keep theirs until those of another page have come. */
export function useFirstNumber(paging: Paged | undefined, loading: boolean): number {
  const asked = firstNumberOf(paging);
  const [shown, setShown] = useState(asked);
  if (!loading && shown !== asked) setShown(asked);
  return loading ? shown : asked;
}
