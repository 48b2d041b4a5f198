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
  const show = useCallback(
    (key: string | undefined) => {
      const params = new URLSearchParams(search);
      if (key === undefined) params.delete(OPENED);
      else params.set(OPENED, key);
      void navigate({ search: params.toString(), hash });
    },
    [navigate, search, hash],
  );
  return { key: new URLSearchParams(search).get(OPENED) ?? undefined, show };
}
