import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter of the address that names the row whose detail is open. */
const OPENED = 'open';

export interface Opened {
  /** Key of the row whose detail is open. */
  readonly key: string | undefined;
  /** Opens the detail of a row, or closes it. */
  readonly show: (key: string | undefined) => void;
}

/** Whose detail is open, which the address says, so that it can be reloaded, shared and left by Back (TABLE-9). */
export function useOpened(): Opened {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const opened = new URLSearchParams(search).get(OPENED) ?? undefined;
  const show = useCallback(
    (key: string | undefined) => {
      const params = new URLSearchParams(search);
      if (key === undefined) params.delete(OPENED);
      else params.set(OPENED, key);
      // From one row to the next: Back leaves them all.
      void navigate({ search: params.toString(), hash }, { replace: key !== undefined && opened !== undefined });
    },
    [navigate, search, hash, opened],
  );
  return { key: opened, show };
}
