import { NoticeKey } from '@hall/contract/notices';
import { wireName } from '@hall/contract/wire/entity';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter of the address that names the notice which is open. */
const OPENED = wireName(NoticeKey, 'id');

export interface OpenedNotice {
  readonly id: string | undefined;
  /** Opens a notice, goes on to another one, or closes it; Back leads to the list, however many were read. */
  readonly show: (id: string | undefined) => void;
}

/** Which notice is open, which the address says, so that it can be reloaded and shared (NOTICE-8). */
export function useOpenedNotice(): OpenedNotice {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(OPENED) ?? undefined;
  const show = useCallback(
    (next: string | undefined) => {
      const params = new URLSearchParams(search);
      const goesOn = params.has(OPENED) && next !== undefined;
      if (next === undefined) params.delete(OPENED);
      else params.set(OPENED, next);
      void navigate({ search: params.toString(), hash }, { replace: goesOn });
    },
    [navigate, search, hash],
  );
  return { id, show };
}
